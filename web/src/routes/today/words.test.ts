import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import type { DecisionReport, Report, RowReport } from "../../lib/wire/types";
import { need } from "../../lib/words/parts.svelte";
import { luckWords as luckAtTheEnd } from "../table/end/shares";
import { days } from "../../lib/today/today";
import { choiceWords, gotWords, luckWords, thenWords } from "./words";

beforeAll(async () => {
  settings.set("language", "en");
  await need("rest");
});

afterEach(() => vi.restoreAllMocks());

test("of a day that is not today is said what is true of it", () => {
  vi.spyOn(days, "today", "get").mockReturnValue(10);
  const said = (day: number | null) => thenWords(day).heading;
  expect(said(null)).toBe("There is no such game.");
  expect(said(9)).toBe("The game of November 25, 2026 is over.");
  expect(said(11)).toBe("The game of November 27, 2026 is still to come.");
  expect(said(-319)).toBe("There was no game on January 1, 2026 yet.");
  expect(thenWords(0).text).toBe("The first one was on November 17, 2026.");
});

test("a result is one of today only today", () => {
  vi.spyOn(days, "today", "get").mockReturnValue(10);
  expect(gotWords(10, "9 worms")).toBe("9 worms today");
  expect(gotWords(9, "9 worms")).toBe("9 worms on November 25");
});

const row = (more: Partial<RowReport>) => ({ seat: 0, decisions: 11, luck_kind: "bad", ...more }) as RowReport;
const review = (...grades: DecisionReport["grade"][]) =>
  ({ costliest: grades.map((grade) => ({ seat: 0, grade })) }) as unknown as Report;

test("choices are told with what they cost", () => {
  const said = (own: number | undefined, ...grades: DecisionReport["grade"][]) =>
    choiceWords("regenwormen", review(...grades), row(own === undefined ? {} : { score_own: own }));
  expect(said(-1.2, "??", "?!", "fine")).toBe("9 of 11 the best: −1 worm");
  expect(said(-0.3, "?!")).toBe("10 of 11 the best");
  expect(said(undefined, "?!")).toBe("10 of 11 the best");
  expect(said(0, "fine")).toBe("nothing left on the table");
});

test("luck is as good or bad here as at the end of the same game", () => {
  const both = (one: RowReport) => [luckWords("regenwormen", one), luckAtTheEnd("regenwormen", one)];
  expect(both(row({ score_luck: 5.2, luck_kind: "much" }))).toEqual(["kind to you: +5 worms", "Very lucky: +5 worms."]);
  expect(both(row({ score_luck: -1 }))).toEqual(["a bit hard", "A bit unlucky."]);
  expect(both(row({}))).toEqual(["a bit hard", "A bit unlucky."]);
});
