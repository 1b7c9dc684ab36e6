import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadGame } from "../../games";
import { settings } from "../../lib/state/settings.svelte";
import { parseRecord, type Recorded, stopsOf, turnAt, turnsOf as split } from "../../lib/state/record";
import type { AnySeen } from "../../lib/wire/types";
import { deedsOf } from "./turns";

beforeAll(() => settings.set("language", "en"));

const recorded = (name: string) => parseRecord(readFileSync(`../records/${name}.wgr`, "utf8"));

const turnsOf = async ({ game, steps }: Recorded) => split(steps, (await loadGame(game)).endsTurn);
const didOf = async (one: Recorded) =>
  deedsOf(one, await turnsOf(one), await loadGame(one.game)).map(({ counts }) =>
    Object.fromEntries(counts.map(({ name, count }) => [name, count])),
  );

const GAME = parseRecord(`{"record":1,"game":"regenwormen","players":["Ann","Bo"]}
{"seat":0,"action":{"type":"roll"}}
{"chance":{"type":"dice","faces":["W","3","3","1","5","4","2","W"]}}
{"seat":0,"action":{"type":"keep","symbol":"W"}}
{"seat":0,"action":{"type":"take","tile":22}}
{"seat":1,"action":{"type":"roll"}}
{"chance":{"type":"dice","faces":["W","3","3","1","5","4","2","W"]}}
{"seat":1,"action":{"type":"steal","from":0}}
{"seat":0,"action":{"type":"roll"}}
{"chance":{"type":"dice","faces":["1"]}}
{"seat":1,"action":{"type":"roll"}}
`);
/** What the rules would tell of it. */
const TOLD = [
  [],
  [{ type: "rolled", seat: 0 }],
  [],
  [{ type: "tile_taken", seat: 0 }],
  [],
  [{ type: "rolled", seat: 1 }],
  [{ type: "tile_stolen", seat: 1, from: 0 }],
  [],
  [
    { type: "rolled", seat: 0 },
    { type: "failed", seat: 0 },
  ],
] as unknown as AnySeen["effects"][];

test("a table stops where somebody acts, and at the end", () => {
  expect(stopsOf(GAME.steps)).toEqual([0, 2, 3, 4, 6, 7, 9, 10]);
  expect(stopsOf([])).toEqual([0]);
});

test("turns are runs of one seat, chance included", async () => {
  const turns = await turnsOf(GAME);
  expect(turns.map(({ n, seat, from, to }) => [n, seat, from, to])).toEqual([
    [1, 0, 0, 4],
    [2, 1, 4, 7],
    [3, 0, 7, 9],
    [4, 1, 9, 10],
  ]);
  expect([0, 1, 4, 5, 10].map((ply) => turnAt(turns, ply)?.n)).toEqual([1, 1, 1, 2, 4]);
});

test("what everybody did is counted", async () => {
  const [ann, bo] = await didOf({
    ...GAME,
    steps: GAME.steps.map((step, idx) => ({ ...step, effects: TOLD[idx] ?? [] }) as AnySeen),
  });
  expect(ann).toEqual({
    turns: 2,
    rolls: 2,
    "tiles taken": 1,
    stolen: 0,
    "lost to others": 1,
    failed: 1,
  });
  expect(bo).toMatchObject({ turns: 2, stolen: 1 });
});

test("the turns of recorded games go around the table", async () => {
  for (const [name, n] of [
    ["regenwormen-3p", 3],
    ["regenwormen-7p", 7],
  ] as const) {
    const turns = await turnsOf(recorded(name));
    expect(turns.length).toBeGreaterThan(10);
    turns.forEach(({ seat }, idx) => expect(seat, `${name} turn ${idx}`).toBe((turns[0]!.seat + idx) % n));
  }
});

test("every placed die, skipped turn and played card is a turn", async () => {
  const happens = recorded("it-happens-3p");
  const did = (type: string) =>
    happens.steps.filter(({ event }) => "action" in event && event.action.type === type).length;
  expect((await turnsOf(happens)).length).toBe(did("place") + did("pass"));
  const worms = recorded("holzwurm-3p");
  const played = worms.steps.filter(({ event }) => "action" in event).length;
  expect((await turnsOf(worms)).length).toBe(played);
});
