import { expect, test } from "vitest";
import { Archive, type ArchivedGame, isLocalId, newLocalId } from "./archive";
import { MemoryShelf } from "../storage/shelf";
import { MOST_FINISHED } from "../wire/types";

const time = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
const game = (n: number, change: Partial<ArchivedGame> = {}): ArchivedGame => ({
  id: `local-${n}`,
  table: "local-t",
  game: "regenwormen",
  options: {},
  start_seat: 0,
  ply: 9,
  players: [
    { name: "Ann", you: true },
    { name: "Greedy", level: "greedy", you: false },
  ],
  created: time(n),
  ended: time(n + 20),
  result: [],
  record: `record ${n}`,
  ...change,
});
const archive = () => new Archive(new MemoryShelf<ArchivedGame>());

test("finished games are listed, the latest first, and found by their id", async () => {
  const games = archive();
  for (const n of [2, 1, 3]) await games.put(game(n));
  expect((await games.list()).map(({ id }) => id)).toEqual(["local-3", "local-2", "local-1"]);
  expect((await games.get("local-1"))?.record).toBe("record 1");
  expect(await games.get("local-9")).toBeUndefined();
});

test("the same game is kept once, as it was last", async () => {
  const games = archive();
  await games.put(game(1));
  await games.put(game(1, { ply: 10 }));
  expect((await games.list()).map(({ ply }) => ply)).toEqual([10]);
});

test("a deleted game is gone", async () => {
  const games = archive();
  await games.put(game(1));
  await games.delete("local-1");
  expect(await games.list()).toEqual([]);
});

test("there is room for so many games, and the oldest make place", async () => {
  const games = archive();
  for (let n = 0; n < MOST_FINISHED + 3; n += 1) await games.put(game(n));
  const kept = await games.list();
  expect(kept).toHaveLength(MOST_FINISHED);
  expect(kept.at(-1)?.id).toBe("local-3");
});

test("ids of this device are told from those of a server", () => {
  const ids = Array.from({ length: 50 }, () => newLocalId());
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^local-[0-9a-z]{12}$/);
  expect(ids.every(isLocalId)).toBe(true);
  expect(isLocalId("9t2m5x8k1c4v")).toBe(false);
});
