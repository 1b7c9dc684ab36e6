import { afterEach, expect, test } from "vitest";
import { dateOf, dayNamed, dayOf, dayStart, isoDate } from "./day";

declare const process: { env: Record<string, string | undefined> };
const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env["TZ"];
  else process.env["TZ"] = TZ;
});

test("a day begins at 04:00 UTC", () => {
  const first = Date.parse("2026-11-17T04:00:00Z");
  expect([first - 1, first, first + 86_400_000 - 1, first + 86_400_000].map(dayOf)).toEqual([0, 1, 1, 2]);
  expect(new Date(dayStart(15)).toISOString()).toBe("2026-12-01T04:00:00.000Z");
  expect(dayOf(dayStart(400))).toBe(400);
  expect(dayOf(0)).toBe(0);
});

test("a day is named by its date or its number, and by nothing else", () => {
  expect(["2026-11-17", "2026-12-01", "12"].map(dayNamed)).toEqual([1, 15, 12]);
  expect(["2026-11-16", "2026-01-01", "0"].map((text) => dayNamed(text)! < 1)).toEqual([true, true, true]);
  expect(["", "2026-02-30", "2026-13-01", "2026-1-1", "12th", "1234567", "extra"].map(dayNamed)).toEqual(
    Array(7).fill(null),
  );
  expect([1, 15].map(isoDate)).toEqual(["2026-11-17", "2026-12-01"]);
  expect(dayNamed(isoDate(400))).toBe(400);
});

test.each(["UTC", "America/New_York", "America/Los_Angeles", "Europe/Amsterdam", "Pacific/Auckland"])(
  "a day has the same date in %s",
  (zone) => {
    process.env["TZ"] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(dateOf(2, { weekday: "long", day: "numeric", month: "long" }, "en")).toBe("Wednesday, November 18");
    expect(dateOf(15, { month: "short" }, "de")).toBe("Dez");
  },
);
