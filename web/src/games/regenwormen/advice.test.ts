import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { Hint } from "../board";
import { adviceSaid, safetyOf } from "./advice";
import type { Action } from "./facts";
import type { Choice } from "./effects";
import { kept, view } from "./testing";

beforeEach(() => overwriteGetLocale(() => "en"));

const seats = ["Mila", "Oma"].map((name) => ({ name, color: "rust", bot: false, here: true, away: false }));
const hint = (action: Action, best: boolean, fail = 0.25): Hint<Action> => {
  return { action, best, figure: "", win: 0.4, turn: { fail, worms: 1.26, ends: [] } };
};
const decide = view({ phase: "decide", kept: ["W"], total: 27, left: 2, stacks: [[30], [22, 27]] });

it("says what to do first, and the number that matters after it", () => {
  const roll = hint({ type: "roll" }, false);
  const say = (best: Hint<Action>, at = decide, legal: Choice[] = []) => adviceSaid([best, roll], at, legal, seats);
  const keeps = (...effects: Choice["effects"]): Choice[] => [{ action: { type: "keep", symbol: "W" }, effects }];
  expect(say(hint({ type: "steal", from: 1 }, true, 0))).toBe(
    "Steal it: 27 is exactly Oma’s top tile. Rolling on would fail 25 times in 100.",
  );
  expect(say(hint({ type: "take", tile: 26 }, true, 0))).toBe("Take the 26. Rolling on would fail 25 times in 100.");
  const keep = view({ phase: "keep", kept: ["5"], total: 5, roll: ["W", "3", "3"], stacks: [[30], [22]] });
  const worm = hint({ type: "keep", symbol: "W" }, true, 0.13);
  expect(say(worm, keep, keeps(kept("W", 1)))).toBe(
    "Keep one worm. Every tile needs a worm. Then 13 of 100 turns fail.",
  );
  const reach = { type: "in_reach" as const, seat: 0, total: 27, tiles: [26 as const] };
  expect(say(worm, keep, keeps(kept("W", 1), reach))).toBe(
    "Keep one worm. That is enough for the 26. Then 13 of 100 turns fail.",
  );
  expect(say(worm, keep, keeps(kept("W", 1), { ...reach, from: 1, steal: "tile" }))).toBe(
    "Keep one worm. That is exactly Oma’s 27. Then 13 of 100 turns fail.",
  );
  const threes: Choice = { action: { type: "keep", symbol: "3" }, effects: [kept("3", 2)] };
  expect(say(hint({ type: "keep", symbol: "3" }, true, 0.4), keep, [threes])).toBe(
    "Keep two 3s. A worm can still come. Then 40 of 100 turns fail.",
  );
});

it("writes numbers as the language does", () => {
  overwriteGetLocale(() => "de");
  expect(adviceSaid([hint({ type: "roll" }, true)], decide, [], seats)).toBe(
    "Würfle weiter. Von 100 solchen Zügen misslingen 25; im Schnitt bringen sie 1,3 Würmer.",
  );
});

it("is silent where nobody advises", () => {
  expect(adviceSaid([hint({ type: "roll" }, false)], decide, [], seats)).toBe("");
});

it("says how safe a roll is as the solver knows it", () => {
  const take = hint({ type: "take", tile: 26 }, true, 0);
  expect(safetyOf([take, hint({ type: "roll" }, false, 0.25)])).toBe(75);
  expect(safetyOf([hint({ type: "roll" }, true, 0.001)])).toBe(99);
  expect(safetyOf([hint({ type: "roll" }, true, 0)])).toBe(100);
  expect([safetyOf([]), safetyOf([take])]).toEqual([null, null]);
});
