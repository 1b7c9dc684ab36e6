import { expect, test } from "vitest";
import type { AnyAction, DecisionReport } from "../../lib/wire/types";
import { countGrades, hintsOf, Retry } from "./retry.svelte";

const keep = (symbol: string) => ({ type: "keep", symbol }) as AnyAction;
const decision = (ply: number): DecisionReport => ({
  ply,
  line: ply + 2,
  seat: 0,
  cost: 0.05,
  margin: 0,
  grade: "?",
  action: keep("1"),
  best: keep("W"),
  choices: [
    { action: keep("W"), share: 0.3, grade: "best" },
    { action: keep("5"), share: 0.3, grade: "best" },
    { action: keep("1"), share: 0.25, grade: "?" },
    { action: keep("2"), share: 0.1, grade: "??" },
  ],
});

test("nothing is revealed before a choice", () => {
  const retry = new Retry();
  expect([retry.decision, retry.options.length]).toEqual([null, 0]);
  retry.open([decision(4), decision(9)]);
  expect([retry.n, retry.total, retry.isRevealed, retry.mine]).toEqual([1, 2, false, null]);
});

test("an answer is known once it was tried or asked for, and stays so", () => {
  const retry = new Retry();
  const [first, second, third] = [decision(4), decision(9), decision(12)];
  const known = () => [first, second, third].map((one) => retry.isKnown(one));
  retry.open([first, second, third]);
  expect(known()).toEqual([false, false, false]);
  retry.choose(keep("1"));
  retry.next();
  expect(known()).toEqual([true, false, false]);
  retry.reveal();
  retry.close();
  expect(known()).toEqual([true, true, false]);
});

test("a choice is compared with the best one and with the game", () => {
  const retry = new Retry();
  retry.open([decision(4)]);
  retry.choose({ symbol: "5", type: "keep" } as AnyAction);
  expect(retry.isRevealed).toBe(true);
  expect(retry.mine).toMatchObject({ isBest: true, isPlayed: false });
  retry.choose(keep("1"));
  expect(retry.mine).toMatchObject({ isBest: false, isPlayed: true, cost: expect.closeTo(0.05, 9) });
  retry.choose(keep("2"));
  expect(retry.mine?.cost).toBeCloseTo(0.2, 9);
});

test("the next one begins afresh, after the last one it is over", () => {
  const retry = new Retry();
  retry.open([decision(4), decision(9)]);
  retry.reveal();
  expect([retry.isRevealed, retry.mine]).toEqual([true, null]);
  retry.next();
  expect([retry.decision?.ply, retry.isRevealed]).toEqual([9, false]);
  retry.next();
  expect(retry.decision).toBeNull();
});

test("boards show what every option is worth", () => {
  const retry = new Retry();
  retry.open([decision(4)]);
  expect(hintsOf(retry.options).map(({ figure, best }) => [figure, best])).toEqual([
    ["30%", true],
    ["30%", false],
    ["25%", false],
    ["10%", false],
  ]);
});

test("grades are those of the review, and those that cost nothing are the rest", () => {
  expect(countGrades([decision(1), { ...decision(2), grade: "??" }], 12)).toEqual({
    best: 10,
    fine: 0,
    "?!": 0,
    "?": 1,
    "??": 1,
  });
});
