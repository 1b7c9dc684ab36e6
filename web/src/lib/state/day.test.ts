import { expect, test } from "vitest";
import { dayOf, dayStart } from "./day";

test("a day begins at 04:00 UTC", () => {
  const first = Date.parse("2026-11-17T04:00:00Z");
  expect([first - 1, first, first + 86_400_000 - 1, first + 86_400_000].map(dayOf)).toEqual([0, 1, 1, 2]);
  expect(new Date(dayStart(15)).toISOString()).toBe("2026-12-01T04:00:00.000Z");
  expect(dayOf(dayStart(400))).toBe(400);
  expect(dayOf(0)).toBe(0);
});
