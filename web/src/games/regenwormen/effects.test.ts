import { expect, it } from "vitest";
import { effectsOf, failureOf, first, NEW_TURN, remember, tells } from "./effects";
import { acted, fails, fell, kept } from "./testing";

const reach = { type: "in_reach" as const, seat: 0, total: 25, tiles: [25 as const] };

it("effects are found by their kind", () => {
  const effects = effectsOf([acted(0, { type: "keep", symbol: "5" }, kept("5", 5), reach), fell(0, ["1"])]);
  expect(effects.map(({ type }) => type)).toEqual(["kept", "in_reach", "rolled"]);
  expect([first(effects, "in_reach"), first(effects, "failed")]).toEqual([reach, null]);
  expect([tells(effects, "failed", "kept"), tells(effects, "failed")]).toEqual([true, false]);
});

it("a failure is told from its reason to the end of the turn", () => {
  const effects = [...fell(0, ["5"]).effects, ...fails("no_new", 5, 30, 36)];
  expect(failureOf(effects)).toEqual({ seat: 0, effects: fails("no_new", 5, 30, 36).slice(0, 3), turned: 36 });
  expect(failureOf(fell(0, ["5"]).effects)).toBeNull();
});

it("of a turn is remembered how the golden die was kept and what the dice win, until it ends", () => {
  const seen = {
    ...acted(0, { type: "keep", symbol: "5" }, kept("5", 5, { golden: true }), reach),
    rules: ["", "RW-12"],
  };
  const known = remember(NEW_TURN, [seen]);
  expect(known).toEqual({ gold: "5", reach: { told: reach, rule: "RW-12" } });
  expect(remember(known, [fell(0, ["1"])])).toEqual(known);
  expect(remember(known, [acted(0, { type: "keep", symbol: "1" }, kept("1", 1))])).toEqual({ gold: "5", reach: null });
  expect(remember(known, [acted(0, { type: "stop" }, ...fails("stopped", 25, 30, 36))])).toEqual(NEW_TURN);
});
