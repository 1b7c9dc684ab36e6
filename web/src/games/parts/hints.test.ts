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

test("numbers that were sampled badly excuse no plain loss", () => {
  expect([verdictOf(0.07, 0.2), verdictOf(0.09, 0.2)]).toEqual(["weaker", "poor"]);
});

test("what wins about as often is not as good where its turn is plainly worse", () => {
  // The first throw of two players: worms and pairs of 2, 3 and 4.
  const worms = { worms: 1.6302, fail: 0.1646 };
  const beside = (n: number, fail: number, best = worms) => verdictOf(0.01, 0, { worms: n, fail }, best);
  expect([beside(1.3847, 0.291), beside(1.2141, 0.3214), beside(0.9412, 0.3739)]).toEqual(Array(3).fill("behind"));
  expect(beside(1.55, 0.2)).toBe("equal");
  // More risk, and more to get: of another kind. So is what gets less and is safer.
  expect([beside(1.9, 0.4), beside(1, 0)]).toEqual(["apart", "apart"]);
  // Nearly all turns fail, or all.
  expect(beside(0, 1, { worms: 0.3, fail: 0.69 })).toBe("behind");
  expect(beside(0, 1, { worms: 0, fail: 1 })).toBe("equal");
  // A plain loss is told by the chance to win, whatever the turn.
  expect(verdictOf(0.05, 0, { worms: 2, fail: 0 }, worms)).toBe("weaker");
});

test("choices that are about as good are said to be so once, in a sentence", () => {
  const equal = hint(34, "equal");
  expect(alikeSaid([hint(35, "best"), equal])).toBe("Both choices are about as good.");
  expect(alikeSaid([hint(35, "best"), equal, equal])).toBe("All choices are about as good.");
  expect(alikeSaid([hint(35, "best", true), equal])).toBe("The other choice is about as good.");
  expect(alikeSaid([hint(35, "best", true), equal, equal])).toBe("The other choices are about as good.");
  for (const verdict of ["apart", "behind"] as const) expect(alikeSaid([hint(35, "best"), hint(34, verdict)])).toBe("");
  expect(alikeSaid([hint(35, "best"), hint(30, "weaker")])).toBe("");
  expect([areAlike([]), areAlike([hint(35, "best")])]).toEqual([false, false]);
});

test("hints in words have no number anywhere", () => {
  const verdicts = ["equal", "apart", "behind", "weaker", "poor"] as const;
  const said = inWords([hint(35, "best", true), ...verdicts.map((verdict) => hint(30, verdict))]);
  expect(said.map(({ figure }) => figure)).toEqual(["good", "good", "good", "weaker", "weaker", "weak"]);
  expect(said.filter(({ best }) => best)).toEqual([said[0]]);
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
