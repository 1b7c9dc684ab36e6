import { expect, it } from "vitest";
import { colorOf, numberOf, scoreOf, sorted, total } from "./cards";

it("reads cards", () => {
  expect([colorOf("n11"), numberOf("n11"), scoreOf("n11")]).toEqual(["grey", 11, -11]);
  expect([colorOf("x13"), scoreOf("x13"), scoreOf("b10")]).toEqual(["poison", -13, 10]);
  expect(total(["y2", "r5", "x13"])).toBe(-16);
});

it("sorts by color and by value", () => {
  expect(sorted(["b10", "n2", "y11", "y2"], "color")).toEqual(["y2", "y11", "b10", "n2"]);
  expect(sorted(["b10", "n2", "y11", "y2"], "value")).toEqual(["y11", "y2", "n2", "b10"]);
});
