import { expect, test } from "vitest";
import type { AnySeen, Report } from "../../lib/wire/types";
import { inSoMany, remarkable, rollsOf } from "./rolls";

const NOTHING = {
  luck: 0,
  hidden: 0,
  own: 0,
  others: 0,
  rest: 0,
  luck_kind: "even",
  luck_size: 0,
  choices_kind: "best",
} as const;
const roll = (seat: number) => ({ ply: 1, seat, event: { action: { type: "roll" } } }) as AnySeen;
const dice = (...faces: string[]) => ({ ply: 1, event: { chance: { type: "dice", faces } } }) as AnySeen;
const report = (worth: number[][], method: Report["method"] = "exact-turns"): Report => ({
  method,
  judge: "test",
  telling: 1,
  over: true,
  costliest: [],
  moments: [],
  worth,
  rows: worth[0]!.map((_, seat) => ({ seat, decisions: 0, start: 0, ...NOTHING, result: 0 })),
});

test("a roll counts for whoever threw it, by what it changed", () => {
  const steps = [roll(0), dice("W"), roll(1), dice("1", "1")];
  const rolls = rollsOf(
    steps,
    report([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.7, 0.3],
      [0.7, 0.3],
      [0.9, 0.1],
    ]),
  );
  expect(rolls.map(({ ply, row, faces }) => [ply, row, faces.join("")])).toEqual([
    [1, 0, "W"],
    [3, 1, "11"],
  ]);
  expect(rolls.map(({ luck }) => luck)).toEqual([expect.closeTo(0.2, 9), expect.closeTo(-0.2, 9)]);
});

test("what is no more than noise is left out", () => {
  const steps = [roll(0), dice("W")];
  const worth = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.51, 0.49],
  ];
  expect(rollsOf(steps, report(worth)).length).toBe(1);
  expect(rollsOf(steps, report(worth, "sampled")).length).toBe(0);
});

test("a deal counts for everybody, new mounds for nobody", () => {
  const deal = { ply: 1, event: { chance: { type: "deal" } } } as AnySeen;
  const mounds = { ply: 1, event: { chance: { type: "mounds" } } } as AnySeen;
  expect(
    rollsOf(
      [deal],
      report([
        [0.5, 0.5],
        [0.7, 0.3],
      ]),
    ).map(({ row }) => row),
  ).toEqual([0, 1]);
  expect(
    rollsOf(
      [mounds],
      report([
        [0.5, 0.5],
        [0.7, 0.3],
      ]),
    ),
  ).toEqual([]);
});

test("the luckiest come first, and so do the unluckiest", () => {
  const rolls = [0.1, -0.3, 0.4, -0.1, 0.2].map((luck, ply) => ({ ply, row: 0, luck, faces: [] }));
  const { lucky, unlucky } = remarkable(rolls, 2);
  expect([lucky.map(({ luck }) => luck), unlucky.map(({ luck }) => luck)]).toEqual([
    [0.4, 0.2],
    [-0.3, -0.1],
  ]);
});

test("probabilities are said as people say them", () => {
  expect([1 / 19, 0.2499, 1 / 1296].map(inSoMany)).toEqual([
    { n: 1, of: 19 },
    { n: 1, of: 4 },
    { n: 1, of: 1296 },
  ]);
  expect([0.71, 0.5].map(inSoMany)).toEqual([
    { n: 7, of: 10 },
    { n: 5, of: 10 },
  ]);
});
