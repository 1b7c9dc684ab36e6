import { expect, test } from "vitest";
import { dayOf, dayStart } from "./day";

test("a day begins at four, for everybody", () => {
  expect(dayOf(Date.UTC(2026, 10, 17, 4))).toBe(1);
  expect(dayOf(Date.UTC(2026, 10, 18, 3, 59, 59, 999))).toBe(1);
  expect(dayOf(Date.UTC(2026, 10, 18, 4))).toBe(2);
  expect(dayOf(0)).toBe(0);
  expect(dayOf(dayStart(400))).toBe(400);
  expect(dayOf(dayStart(400) - 1)).toBe(399);
});
