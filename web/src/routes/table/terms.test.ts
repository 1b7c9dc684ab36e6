import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import type { TableInfo } from "../../lib/wire/types";
import { clockText, nearestPace, summary, terms } from "./terms";

beforeAll(() => settings.set("language", "en"));
const table = (more: Partial<TableInfo> = {}) =>
  ({
    game: "regenwormen",
    options: {},
    public: false,
    seats: [{ type: "open" }, { type: "open" }],
    away_level: "greedy",
    bot_pace_ms: 700,
    ...more,
  }) as TableInfo;

test("times are told in the unit that fits", () => {
  expect([0, 20, 60, 90, 180, 3600, 86_400].map(clockText)).toEqual([
    "No clock",
    "20 s",
    "1 min",
    "90 s",
    "3 min",
    "1 h",
    "24 h",
  ]);
});

test("a pace that nobody offers is told as the nearest one", () => {
  expect([0, 100, 200, 600, 5000].map(nearestPace)).toEqual([0, 0, 300, 700, 1500]);
});

test("the summary has what people ask first", () => {
  expect(summary(table(), "Ann")).toBe("Private · No clock · Ann begins · The usual rules");
  expect(summary(table({ public: true, pace_s: 60, options: { flip_returned: true } }), "Bo")).toBe(
    "Public · 1 min · Bo begins · 1 house rule",
  );
  expect(summary(table({ programs: true }), "Ann")).toBe(
    "Private · Programs · No clock · Ann begins · The usual rules",
  );
});

test("guests read everything that the host chose", () => {
  expect(terms(table({ options: { lower: "any" } }), "Ann").map(({ value }) => value)).toEqual([
    "Private",
    "No clock",
    "Ann",
    "Greedy",
    "Usual",
    "Always any up to the total",
  ]);
});
