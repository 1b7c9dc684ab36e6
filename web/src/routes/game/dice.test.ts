import { expect, test } from "vitest";
import type { AnySeen } from "../../lib/wire/types";
import { generic } from "../../games/generic";
import { chiSquareTail, counted, countFaces, fairness } from "./dice";

const anyGame = generic(null);

test("the tail of chi squared is the one of the tables", () => {
  const known: [number, number, number][] = [
    [11.0705, 5, 0.05],
    [15.0863, 5, 0.01],
    [4.35146, 5, 0.5],
    [1.61031, 5, 0.9],
    [20.515, 5, 0.001],
    [3.84146, 1, 0.05],
    [5.99146, 2, 0.05],
    [18.307, 10, 0.05],
    [9.48773, 4, 0.05],
  ];
  for (const [x, degrees, tail] of known)
    expect(chiSquareTail(x, degrees), `${x} with ${degrees}`).toBeCloseTo(tail, 5);
  expect(chiSquareTail(0, 5)).toBe(1);
});

test("even counts are as fair as can be, a loaded die is not", () => {
  const faces = (...counts: number[]) => counts.map((count) => ({ count }));
  expect(fairness(faces(100, 100, 100, 100, 100, 100))).toBe(1);
  expect(fairness(faces(101, 97, 108, 99, 104, 103))).toBeGreaterThan(0.9);
  expect(fairness(faces(60, 100, 100, 100, 100, 140))).toBeLessThan(0.001);
  expect(fairness([])).toBe(1);
});

test("the band is wide enough for each face, and not for any count", () => {
  const [first] = counted(Array.from({ length: 600 }, (_, n) => "123456"[n % 6]!));
  expect(first).toMatchObject({ count: 100, low: 76, high: 124 });
});

test("only the dice of some seats are counted where that is asked", () => {
  const die = (value: number) => ({ ply: 1, event: { chance: { type: "die", value } } }) as AnySeen;
  const roll = (seat: number) => ({ ply: 1, seat, event: { action: { type: "roll", die: "own" } } }) as AnySeen;
  const steps = [roll(0), die(6), roll(1), die(2), roll(0), die(6)];
  const total = (seat: number) =>
    countFaces({ steps }, anyGame, (mine) => mine === seat).reduce((sum, { count }) => sum + count, 0);
  expect([total(0), total(1), total(2)]).toEqual([2, 1, 0]);
});
