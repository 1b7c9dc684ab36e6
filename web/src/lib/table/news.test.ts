import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import { changes } from "./news";

const person = (name: string, more = {}): SeatInfo => ({
  type: "person",
  name,
  color: "rust",
  here: true,
  away: false,
  host: false,
  local: false,
  robot: false,
  ...more,
});
const bot: SeatInfo = { type: "bot", name: "Greedy", level: "greedy" };
const table = (...seats: SeatInfo[]) => ({ seats }) as TableInfo;
const kinds = (before: TableInfo, after: TableInfo, mine: number[] = []) =>
  changes(before, after, mine).map((one) => `${one.type} ${one.name}`);

test("whoever sits down, gets up or is replaced is told", () => {
  expect(kinds(table({ type: "open" }), table(person("Ann")))).toEqual(["sat Ann"]);
  expect(kinds(table(bot), table(person("Ann")))).toEqual(["sat Ann"]);
  expect(kinds(table(person("Ann")), table({ type: "open" }))).toEqual(["left Ann"]);
  expect(kinds(table(person("Ann")), table(bot))).toEqual(["bot Ann"]);
});

test("a lost connection, a bot that takes over and a return are told", () => {
  const here = table(person("Ann"));
  const lost = table(person("Ann", { here: false }));
  const away = table(person("Ann", { here: false, away: true }));
  expect([kinds(here, lost), kinds(lost, away), kinds(away, here), kinds(lost, here)].flat()).toEqual([
    "lost Ann",
    "away Ann",
    "back Ann",
    "found Ann",
  ]);
});

test("a program that asks now and then is not said to come and go", () => {
  const robo = (more = {}) => table(person("Robo", { robot: true, ...more }));
  const [here, lost, away] = [robo(), robo({ here: false }), robo({ here: false, away: true })];
  expect([kinds(here, lost), kinds(lost, here), kinds(away, here)].flat()).toEqual([]);
  expect(kinds(lost, away)).toEqual(["away Robo"]);
});

test("my own doings, a new name, bots and free seats are no news", () => {
  expect(kinds(table({ type: "open" }), table(person("Ann")), [0])).toEqual([]);
  expect(kinds(table(person("Worm 12")), table(person("Ann")))).toEqual([]);
  expect(kinds(table({ type: "open" }), table(bot))).toEqual([]);
  expect(kinds(table(bot), table(bot, { type: "open" }))).toEqual([]);
});
