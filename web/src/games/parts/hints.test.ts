import { beforeEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { Grade } from "../../lib/wire/types";
import type { Hint } from "../board";
import { alikeSaid, areAlike, FEW, fewChoices, inWords } from "./hints";

beforeEach(() => overwriteGetLocale(() => "en"));

const hint = (card: number, grade: Grade, best = false): Hint<{ card: number }> => ({
  action: { card },
  best,
  figure: `win ${card}%`,
  grade,
  win: card / 100,
  turn: { fail: 0.25, worms: 1.5, ends: [[{ card }, 0.5]] },
});

test("choices that are about as good are said to be so once, in a sentence", () => {
  const equal = hint(34, "fine");
  expect(alikeSaid([hint(35, "best"), equal])).toBe("Both choices are about as good.");
  expect(alikeSaid([hint(35, "best"), equal, equal])).toBe("All choices are about as good.");
  expect(alikeSaid([hint(35, "best", true), equal])).toBe("The other choice is about as good.");
  expect(alikeSaid([hint(35, "best", true), equal, equal])).toBe("The other choices are about as good.");
  for (const grade of ["?!", "?", "??"] as const) expect(alikeSaid([hint(35, "best"), hint(34, grade)])).toBe("");
  expect([areAlike([]), areAlike([hint(35, "best")])]).toEqual([false, false]);
});

test("hints in words have no number anywhere", () => {
  const grades = ["fine", "?!", "?", "??"] as const;
  const said = inWords([hint(35, "best", true), ...grades.map((grade) => hint(30, grade))]);
  expect(said.map(({ figure }) => figure)).toEqual(["good", "good", "weaker", "weaker", "weak"]);
  expect(said.filter(({ best }) => best)).toEqual([said[0]]);
  for (const { action: _, ...shown } of said) expect(JSON.stringify(shown)).not.toMatch(/\d/);
});

test("where all are about as good, nothing stands beside them", () => {
  expect(inWords([hint(35, "best"), hint(34, "fine")]).map(({ figure }) => figure)).toEqual(["", ""]);
});

test("a child has at most three choices, the best ones, in the order of the board", () => {
  const legal = [1, 2, 3, 4, 5].map((card) => ({ action: { card } }));
  const best = [hint(4, "best"), hint(1, "fine"), hint(5, "?"), hint(2, "??"), hint(3, "??")];
  expect(fewChoices(legal, best).map(({ action }) => action.card)).toEqual([1, 4, 5]);
  expect(fewChoices(legal.slice(0, FEW), [])).toEqual(legal.slice(0, FEW));
  expect(fewChoices(legal, [])).toEqual([]);
});
