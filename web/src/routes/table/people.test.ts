import { beforeAll, expect, test } from "vitest";
import { table } from "../../lib/table/testing";
import { settings } from "../../lib/settings/settings.svelte";
import { newsText, personNotes, seatColor, seatToTake, standsStill } from "./people";
import { secondsLeft } from "./time";

beforeAll(() => settings.set("language", "en"));
const person = {
  type: "person",
  name: "Bo",
  color: "rust",
  here: true,
  away: false,
  host: false,
  local: false,
  robot: false,
} as const;

test("somebody who is away is not called disconnected as well", () => {
  expect(personNotes({ ...person, here: false }, false)).toEqual(["not connected"]);
  expect(personNotes({ ...person, here: false, away: true }, false)).toEqual(["away, a bot plays"]);
  expect(personNotes({ ...person, host: true }, true)).toEqual(["you", "host"]);
  expect(personNotes({ ...person, local: true }, true)).toEqual(["on this device"]);
  expect(personNotes({ ...person, robot: true }, false)).toEqual(["program"]);
  expect(personNotes({ ...person, robot: true, here: false }, false)).toEqual(["program"]);
});

test("a game stands still for somebody who is not connected, and not while a bot plays or a program thinks", () => {
  const bot = { type: "bot", name: "Master", level: "master" } as const;
  const still = (change: object, toAct: number | null = 0) =>
    standsStill(table({ seats: [{ ...person, ...change }, bot] }), toAct);
  expect(still({ here: false })).toBe(true);
  expect([still({}), still({ here: false, away: true }), still({ here: false, robot: true })]).not.toContain(true);
  expect([still({ here: false }, 1), still({ here: false }, null)]).not.toContain(true);
  expect(standsStill(table({ state: "over", seats: [{ ...person, here: false }] }), 0)).toBe(false);
  expect(seatToTake(table({ seats: [person, { ...bot, next: "Bo" }, bot] }))).toBe(2);
  expect(seatToTake(table({ seats: [person] }))).toBe(-1);
});

test("every seat has a color and a shape in words", () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(seatColor)).size).toBe(7);
  expect(seatColor(7)).toBe("");
});

test("news in words", () => {
  expect(
    newsText([
      { type: "away", seat: 1, name: "Bo" },
      { type: "sat", seat: 2, name: "Cas" },
    ]),
  ).toBe("Bo is away. A bot plays meanwhile. Cas sits down.");
});

test("guests are called in the language of the page", () => {
  settings.set("language", "de");
  expect(newsText([{ type: "left", seat: 1, name: "Worm 123" }])).toContain("Wurm 123");
  settings.set("language", "en");
});

test("a clock counts whole seconds down to none", () => {
  expect([secondsLeft(5000, 0), secondsLeft(5000, 4001), secondsLeft(5000, 5000), secondsLeft(5000, 9000)]).toEqual([
    5, 1, 0, 0,
  ]);
});
