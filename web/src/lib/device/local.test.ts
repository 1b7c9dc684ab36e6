import { expect, test } from "vitest";
import { Archive, type ArchivedGame } from "./archive";
import { type LocalPlan, localPath, type LocalTable, LocalTables, newTable, people, playersOf, rematch } from "./local";
import { MemoryShelf } from "../storage/shelf";
import { MOST_RUNNING } from "../wire/types";

const plan: LocalPlan = {
  game: "holzwurm",
  options: { deals: 1 },
  start_seat: 2,
  seats: [...people(["Ann", "Bo"]), { type: "bot", level: "hoarder" }],
};
const result = [{ seat: 1, score: 4, tiebreaks: [], rank: 1 }];

function shelves() {
  const finished = new Archive(new MemoryShelf<ArchivedGame>());
  return { tables: new LocalTables(new MemoryShelf<LocalTable>(), finished), finished };
}

test("a game is gone on with until it is over, then it is among the finished ones", async () => {
  const { tables, finished } = shelves();
  const table = await tables.create(plan);
  const later = { ...table, record: "so far", ply: 5, changed: "2031-01-01T00:00:00.000Z" };
  await tables.keep(later);
  expect(await tables.running()).toEqual([later]);
  expect(await finished.list()).toEqual([]);
  await tables.keep({ ...later, record: "all", ply: 9, result });
  expect(await tables.running()).toEqual([]);
  expect(await tables.get(table.id)).toMatchObject({ record: "all" });
  expect(await finished.get(table.game)).toEqual({
    id: table.game,
    table: table.id,
    game: "holzwurm",
    options: { deals: 1 },
    start_seat: 2,
    ply: 9,
    result,
    record: "all",
    created: table.created,
    ended: later.changed,
    players: playersOf(plan),
  });
});

test("again is another game at the same table, and the next seat begins", () => {
  const table = { ...newTable(plan), record: "all", result };
  const next = rematch(table);
  expect(next.id).toBe(table.id);
  expect(next.game).not.toBe(table.game);
  expect(next.plan.start_seat).toBe(0);
  expect(next.record).toBe("");
  expect(next).not.toHaveProperty("result");
});

test("old tables make place for new ones, finished ones first", async () => {
  const { tables } = shelves();
  const first = await tables.create(plan);
  const over = await tables.create(plan);
  await tables.keep({ ...over, record: "all", result });
  for (let n = 2; n < MOST_RUNNING; n += 1) await tables.create(plan);
  expect(await tables.get(over.id)).toBeDefined();
  await tables.create(plan);
  expect(await tables.get(over.id)).toBeUndefined();
  expect(await tables.get(first.id)).toBeDefined();
  expect(await tables.running()).toHaveLength(MOST_RUNNING);
});

test("people have colors of their own, and all of them are you", () => {
  const seven = people(["A", "B", "C", "D", "E", "F", "G"]);
  expect(new Set(seven.map((seat) => seat.type === "person" && seat.color)).size).toBe(7);
  expect(playersOf(plan).map(({ you }) => you)).toEqual([true, true, false]);
});

test("the address of a table does not say twice where it is", () => {
  expect(localPath("local-k3f9")).toBe("/local/k3f9");
});
