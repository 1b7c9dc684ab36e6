import { beforeEach, expect, test } from "vitest";
import { Refusal } from "../link/http";
import type { Problem } from "../wire/types";
import type { ArchivedGame } from "../device/archive";
import type { LocalTable } from "../device/local";
import { noteDay, noteMissed, sendDays } from "./sending";
import { memory as memoryOf } from "../table/testing";
import { countedId, Days } from "./today";

let days: Days;
let asked: unknown[];
let answer: () => unknown;
const ask = (async (path: string, body: unknown) => {
  asked.push([path, body]);
  return answer();
}) as never;
const finished = { get: async (id: string) => ({ id, record: `record of ${id}` }) as ArchivedGame };
const table = (id = countedId(3, "extra")): LocalTable => ({
  id,
  game: "local-game",
  plan: { game: "regenwormen", options: {}, start_seat: 0, seats: [] },
  created: "",
  changed: "",
  ply: 9,
  record: "",
  result: [
    { seat: 0, score: 7, tiebreaks: [], rank: 2 },
    { seat: 1, score: 9, tiebreaks: [], rank: 1 },
  ],
  today: { day: 3, set: "extra", bots: "today-1" },
});
const refuse = (code: string, status: number) => () => {
  throw new Refusal({ type: "", title: "", detail: "", code, status } as Problem);
};

beforeEach(() => {
  days = new Days(memoryOf());
  asked = [];
  answer = () => ({});
  noteDay(table(), days);
});

test("the game that counts is noted once, and practice is not", () => {
  noteDay({ ...table(), result: [{ seat: 0, score: 99, tiebreaks: [], rank: 1 }] }, days);
  noteDay({ ...table("local-todayxyz"), today: { day: 4, set: "extra", bots: "today-1" } }, days);
  expect(days.all).toEqual([{ day: 3, set: "extra", game: "local-game", score: 7, rank: 2, sent: "waiting" }]);
});

test("a game that was finished without being noted is noted later, and practice is not", async () => {
  const one = { ...table(countedId(4, "extra")), today: { day: 4, set: "extra", bots: "today-1" } };
  const practice = { ...table("local-todayxyz"), today: { day: 5, set: "extra", bots: "today-1" } };
  await noteMissed({ ended: async () => [practice, one, table()] }, days);
  expect(days.waiting.map(({ day }) => day)).toEqual([3, 4]);
});

test("what waits is sent, and only once", async () => {
  await Promise.all([sendDays(days, ask, finished), sendDays(days, ask, finished)]);
  await sendDays(days, ask, finished);
  expect(asked).toEqual([["today", { record: "record of local-game" }]]);
  expect(days.of(3, "extra")?.sent).toBe("ranked");
});

test("without the server it goes on waiting", async () => {
  answer = refuse("unavailable", 503);
  await sendDays(days, ask, finished);
  expect(days.waiting).toHaveLength(1);
  answer = () => ({});
  await sendDays(days, ask, finished);
  expect(days.waiting).toHaveLength(0);
});

test("bots that are not known there keep it on the device", async () => {
  answer = refuse("unknown_bots", 409);
  await sendDays(days, ask, finished);
  expect(days.of(3, "extra")).toMatchObject({ sent: "waiting", code: "unknown_bots" });
});

test("what is refused is not sent again", async () => {
  answer = refuse("not_today", 409);
  await sendDays(days, ask, finished);
  await sendDays(days, ask, finished);
  expect(asked).toHaveLength(1);
  expect(days.of(3, "extra")).toMatchObject({ sent: "refused", code: "not_today" });
});

test("a game that is gone cannot be sent", async () => {
  await sendDays(days, ask, { get: async () => undefined });
  expect(days.of(3, "extra")?.sent).toBe("refused");
});
