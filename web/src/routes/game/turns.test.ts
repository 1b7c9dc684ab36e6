import { beforeAll, expect, test } from "vitest";
import { loadGame } from "../../games";
import { Projector, recordOf } from "../../games/testing/records";
import { settings } from "../../lib/settings/settings.svelte";
import { parseRecord, type Recorded, stopsOf, turnAt, turnsOf } from "../../lib/played/record";
import type { AnySeen } from "../../lib/wire/types";
import { deedsOf } from "./turns";

beforeAll(() => settings.set("language", "en"));

const ENDS = ["turn_ended"];
const projector = await Projector.load();
const told = (name: string) => projector.seen(recordOf(`${name}.wgr`), null);
const didOf = async (one: Recorded) =>
  deedsOf(one, turnsOf(one.steps, ENDS), await loadGame(one.game)).map(({ counts }) =>
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

test("turns are runs of one seat, chance included", () => {
  const turns = turnsOf(GAME.steps, ENDS);
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

test("the turns of recorded games go around the table", () => {
  for (const [name, n] of [
    ["regenwormen-3p", 3],
    ["regenwormen-7p", 7],
  ] as const) {
    const turns = turnsOf(told(name), ENDS);
    expect(turns.length).toBeGreaterThan(10);
    turns.forEach(({ seat }, idx) => expect(seat, `${name} turn ${idx}`).toBe((turns[0]!.seat + idx) % n));
  }
});

test("every placed die, skipped turn and played card is a turn", async () => {
  const happens = told("it-happens-3p");
  const did = (type: string) => happens.filter(({ event }) => "action" in event && event.action.type === type).length;
  expect(turnsOf(happens, ENDS).length).toBe(did("place") + did("pass"));
  const worms = told("holzwurm-3p");
  const { turnEnds } = await loadGame("holzwurm");
  expect(turnsOf(worms, turnEnds).length).toBe(worms.filter(({ event }) => "action" in event).length);
});
