import { beforeEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { Fact, Grade } from "../../lib/wire/types";
import { need } from "../../lib/words/parts.svelte";
import type { Hint } from "../board";
import { adviceSaid, alikeSaid, areAlike, FEW, fewChoices, inWords } from "./hints";

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

test("says what the coach would do as its button does, and what speaks for it", async () => {
  await need("regenwormen");
  const seats = [{ name: "Mila", color: "rust", bot: false, here: true, away: false }];
  const said = (hints: Hint<{ type: string }>[]) =>
    adviceSaid(hints, ({ type }) => `Do ${type}`, { game: "regenwormen", seats });
  const tips: Fact[] = [
    { type: "tip", why: "reaches", from: 0, n: 27 },
    { type: "tip", why: "fails", fails: 13 },
  ] as object[] as Fact[];
  const best = { action: { type: "keep" }, best: true, figure: "", tips };
  expect(said([best])).toBe("Do keep. That is exactly Mila’s 27. Then 13 of 100 turns fail.");
  expect(said(inWords([best]))).toBe("Do keep. That is exactly Mila’s 27.");
  expect(said([{ ...best, best: false }])).toBe("");
});
