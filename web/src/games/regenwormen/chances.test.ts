import { expect, it } from "vitest";
import type { Hint } from "../board";
import { safetyOf } from "./chances";
import type { Action } from "./facts";

const hint = (action: Action, fail: number): Hint<Action> => {
  return { action, best: true, figure: "", turn: { fail, worms: 1.26, ends: [] } };
};

it("says how safe a roll is as the solver knows it", () => {
  const take = hint({ type: "take", tile: 26 }, 0);
  expect(safetyOf([take, hint({ type: "roll" }, 0.25)])).toBe(75);
  expect(safetyOf([hint({ type: "roll" }, 0.001)])).toBe(99);
  expect(safetyOf([hint({ type: "roll" }, 0)])).toBe(100);
  expect([safetyOf([]), safetyOf([take])]).toEqual([null, null]);
});
