import { beforeEach, expect, test } from "vitest";
import { countedId, dayOfTable, dayPath, days as here, type DayResult, Days, isCounted, TODAY } from "./today";
import { dayStart } from "./day";
import { memory as memoryOf } from "../table/testing";

let memory: ReturnType<typeof memoryOf>;
let now = dayStart(10);
let days: Days;
const result = (day: number, more: Partial<DayResult> = {}): DayResult => ({
  day,
  set: "extra",
  score: 7,
  rank: 1,
  game: `local-${day}`,
  sent: "waiting",
  ...more,
});

beforeEach(() => {
  memory = memoryOf();
  now = dayStart(10);
  days = new Days(memory, () => now);
});

test("the day rolls at the time that the page says", () => {
  expect(days.today).toBe(10);
  now = dayStart(11) - 1;
  expect(days.today).toBe(10);
  now = dayStart(11);
  expect(days.today).toBe(11);
});

test("the first game of a day counts", () => {
  days.note(result(10));
  days.note(result(10, { game: "local-other", score: 9 }));
  expect(days.of(10, "extra")?.score).toBe(7);
  days.note(result(10, { sent: "ranked" }));
  expect(days.of(10, "extra")?.sent).toBe("ranked");
  expect(days.of(10, "holzwurm")).toBeUndefined();
  expect(days.waiting).toEqual([]);
});

test("a week has seven days", () => {
  for (const day of [3, 4, 8, 10]) days.note(result(day));
  days.note(result(10, { set: "holzwurm" }));
  expect(days.week("extra")).toBe(3);
});

test("what cannot be read is nothing", () => {
  for (const text of [
    "nonsense",
    "[]",
    '{"v":2,"days":[]}',
    '{"v":1,"days":{}}',
    '{"v":1,"days":[null,{"day":"x"}]}',
  ]) {
    memory.setItem(TODAY, text);
    expect(days.all).toEqual([]);
  }
});

test("the table that counts is known by its id", () => {
  expect(isCounted(countedId(3, "extra"))).toBe(true);
  expect(isCounted("local-today3abc")).toBe(false);
  expect(isCounted("local-abc")).toBe(false);
});

test("what was made of a day is told at its date, and of today where today's game is", () => {
  const { today } = here;
  expect(dayOfTable(countedId(12, "it-happens"))).toBe(12);
  expect(dayOfTable("local-todayabc")).toBe(today);
  expect(dayPath(1, "extra")).toBe(today === 1 ? "/today/extra" : "/today/2026-11-17/extra");
  expect(dayPath(today, "extra")).toBe("/today/extra");
});
