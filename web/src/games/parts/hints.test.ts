import { beforeEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { Hint, Verdict } from "../board";
import { alikeSaid, areAlike, FEW, fewChoices, inWords, verdictOf } from "./hints";

beforeEach(() => overwriteGetLocale(() => "en"));

const hint = (card: number, verdict: Verdict, best = false): Hint<{ card: number }> => ({
  action: { card },
  best,
  text: `Wins ${card} of 100 games.`,
  figure: `win ${card}%`,
  verdict,
  win: card / 100,
  turn: { fail: 0.25, worms: 1.5, ends: [[{ card }, 0.5]] },
});

test("what gives away little, or less than anybody can tell, is about as good; the rest is weaker, or weak", () => {
  expect([0, 0.019, 0.021, 0.079, 0.081].map((less) => verdictOf(less, 0))).toEqual([
    "equal",
    "equal",
    "weaker",
    "weaker",
    "poor",
  ]);
  expect([verdictOf(0.04, 0.05), verdictOf(0.06, 0.05)]).toEqual(["equal", "weaker"]);
});

test("choices that are about as good are said to be so once, in a sentence", () => {
  expect(alikeSaid([hint(35, "best"), hint(34, "equal")])).toBe("All choices are about as good.");
  expect(alikeSaid([hint(35, "best", true), hint(34, "equal")])).toBe("The other choices are about as good.");
  expect(alikeSaid([hint(35, "best"), hint(30, "weaker")])).toBe("");
  expect([areAlike([]), areAlike([hint(35, "best")])]).toEqual([false, false]);
});

test("hints in words have no number anywhere", () => {
  const said = inWords([hint(35, "best", true), hint(34, "equal"), hint(30, "weaker"), hint(9, "poor")]);
  expect(said.map(({ figure }) => figure)).toEqual(["good", "good", "weaker", "weak"]);
  expect(said.map(({ best }) => best)).toEqual([true, false, false, false]);
  for (const { action: _, ...shown } of said) expect(JSON.stringify(shown)).not.toMatch(/\d/);
});

test("where all are about as good, nothing stands beside them", () => {
  expect(inWords([hint(35, "best"), hint(34, "equal")]).map(({ figure }) => figure)).toEqual(["", ""]);
});

test("a child has at most three choices, the best ones, in the order of the board", () => {
  const legal = [1, 2, 3, 4, 5].map((card) => ({ action: { card } }));
  const best = [hint(4, "best"), hint(1, "equal"), hint(5, "weaker"), hint(2, "poor"), hint(3, "poor")];
  expect(fewChoices(legal, best).map(({ action }) => action.card)).toEqual([1, 4, 5]);
  expect(fewChoices(legal.slice(0, FEW), [])).toEqual(legal.slice(0, FEW));
  expect(fewChoices(legal, [])).toEqual([]);
});
