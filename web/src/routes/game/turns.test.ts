import { expect, test } from "vitest";
import { Projector, recordOf } from "../../games/testing/records";
import { parseRecord, stopsOf, turnAt } from "../../lib/played/record";
import type { Fact } from "../../lib/wire/types";

const projector = await Projector.load();
const wentOf = (name: string) => projector.went(recordOf(`${name}.wgr`));

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
test("a table stops where somebody acts, and at the end", () => {
  expect(stopsOf(GAME.steps)).toEqual([0, 2, 3, 4, 6, 7, 9, 10]);
  expect(stopsOf([])).toEqual([0]);
});

test("a ply lies in the turn that reached it", () => {
  const turns = [
    { n: 1, seat: 0, from: 0, to: 4 },
    { n: 2, seat: 1, from: 4, to: 7 },
  ];
  expect([0, 1, 4, 5, 10].map((ply) => turnAt(turns, ply)?.n)).toEqual([1, 1, 1, 2, 2]);
});

test("the turns of recorded games go around the table", () => {
  for (const [name, n] of [
    ["regenwormen-3p", 3],
    ["regenwormen-7p", 7],
  ] as const) {
    const { turns } = wentOf(name);
    expect(turns.length).toBeGreaterThan(10);
    turns.forEach(({ seat }, idx) => expect(seat, `${name} turn ${idx}`).toBe((turns[0]!.seat + idx) % n));
  }
});

test("every placed die, skipped turn and played card is a turn", () => {
  const did = (name: string, type: string) =>
    parseRecord(recordOf(`${name}.wgr`)).steps.filter(({ event }) => "action" in event && event.action.type === type)
      .length;
  const n = (name: string) => wentOf(name).turns.length;
  expect(n("it-happens-3p")).toBe(did("it-happens-3p", "place") + did("it-happens-3p", "pass"));
  expect(n("holzwurm-3p")).toBe(did("holzwurm-3p", "play"));
});

test("what everybody did is counted by what the rules told", () => {
  const { steps } = parseRecord(recordOf("regenwormen-3p.wgr"));
  const counted = (why: string) =>
    wentOf("regenwormen-3p")
      .deeds.flat()
      .filter((deed) => deed.why === why)
      .reduce((sum, deed) => sum + (deed as Fact & { n: number }).n, 0);
  const acts = steps.flatMap(({ event }) => ("action" in event ? [event.action.type] : []));
  expect(counted("rolls")).toBe(steps.filter(({ event }) => "chance" in event).length);
  expect(counted("taken")).toBe(acts.filter((type) => type === "take").length);
  expect(counted("stolen")).toBe(counted("robbed"));
  expect(counted("failed")).toBeGreaterThan(0);
});
