import { expect, test } from "vitest";
import { type ArchivedGame, keptId } from "../../lib/device/archive";
import { botAt } from "../../lib/people/bots";
import { type LocalPlan, newTable, people, playersOf } from "../../lib/device/local";
import type { GameInfo } from "../../lib/wire/types";
import { dayOf, listGames } from "./games";

const plan: LocalPlan = {
  game: "regenwormen",
  options: { expansion: true },
  start_seat: 0,
  seats: [...people(["Ann", "Bo"]), { type: "bot", level: "greedy" }],
};
const result = [
  { seat: 1, score: 9, tiebreaks: [], rank: 1 },
  { seat: 0, score: 4, tiebreaks: [], rank: 2 },
  { seat: 2, score: 1, tiebreaks: [], rank: 3 },
];
const archived: ArchivedGame = {
  id: "local-b",
  table: "local-t",
  game: "regenwormen",
  options: plan.options,
  start_seat: 0,
  ply: 9,
  record: "",
  players: playersOf(plan),
  created: "2026-02-01",
  ended: "2026-02-02",
  result,
};
const online: GameInfo = {
  id: "abc",
  table: "K3F9QW",
  game: "holzwurm",
  created: "2026-03-01",
  ply: 3,
  players: [
    { name: "Ann", you: true },
    { name: "Jan", you: false },
  ],
};

test("games of the server, of the archive and at tables here stand in one list, the latest first", () => {
  const running = { ...newTable(plan), id: "local-x", created: "2026-01-01" };
  const listed = listGames([online], [archived], [running]);
  expect(listed.map(({ href, kept }) => [href, kept])).toEqual([
    ["/t/K3F9QW", "server"],
    ["/g/local-b", "archive"],
    ["/local/x", "table"],
  ]);
  expect(listed.map(({ outcome }) => outcome)).toEqual(["still playing", "Bo wins", "still playing"]);
  expect(listed.map(({ score }) => score)).toEqual(["", "9 worms", ""]);
  expect(listed[1]).toMatchObject({ names: `Ann, Bo, ${botAt("local-t", 2).name}`, offer: { key: "extra" } });
});

test("who played alone reads his rank, and what was given up says so", () => {
  const alone = { ...archived, players: archived.players.map((player, seat) => ({ ...player, you: seat === 0 })) };
  expect(listGames([], [alone], [])[0]).toMatchObject({ outcome: "rank 2 of 3", score: "4 worms" });
  expect(listGames([{ ...online, ended: "2026-03-02" }], [], [])[0]).toMatchObject({
    outcome: "abandoned",
    href: "/g/abc",
  });
});

test("a game of this device and its copy at the server are one", () => {
  const copy = { ...online, id: "b", on_device: true, rated: false, ended: "2026-02-02" };
  expect(listGames([copy, online], [archived], []).map(({ id }) => id)).toEqual(["abc", "local-b"]);
  expect(listGames([copy], [], [])[0]).toMatchObject({ href: "/g/b", kept: "server" });
});

test("the copy at the server has the bots of the game that it is a copy of", () => {
  const table = newTable({ ...plan, seats: [...people(["Ann"]), { type: "bot", level: "greedy" }] });
  const players = playersOf(table.plan);
  const copy = { ...online, id: keptId(table.game)!, table: "", players, on_device: true, ended: "2026-02-02" };
  const names = `Ann, ${botAt(table.id, 1).name}`;
  expect(listGames([copy], [], []).map((game) => game.names)).toEqual([names]);
  expect(listGames([], [], [table]).map((game) => game.names)).toEqual([names]);
});

test("a game that went to another device is not said to be played here", () => {
  const went = { label: "Phone", since: "2026-02-02", over: false };
  const outcomes = [went, { ...went, over: true }].map((at) => listGames([], [], [{ ...newTable(plan), went: at }])[0]);
  expect(outcomes.map((game) => game?.outcome)).toEqual([
    "This game goes on elsewhere",
    "This game was finished elsewhere",
  ]);
});

test("a game of the server is called as it is offered", () => {
  const extra: GameInfo = { ...online, game: "regenwormen", options: { expansion: true } };
  expect(listGames([extra, { ...extra, options: {} }], [], []).map(({ offer }) => offer.key)).toEqual([
    "extra",
    "regenwormen",
  ]);
});

test("a day has its year only if it is another one", () => {
  const now = new Date("2026-11-17T12:00:00");
  expect(dayOf(new Date("2026-03-01T12:00:00"), "en", now)).toBe("March 1");
  expect(dayOf(new Date("2025-03-01T12:00:00"), "en", now)).toBe("March 1, 2025");
});
