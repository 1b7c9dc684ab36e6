import { expect, test } from "vitest";
import { Refusal, unreachable } from "../link/http";
import type { KeptTaken } from "../wire/types";
import { Archive, type ArchivedGame, keptId } from "./archive";
import { owe } from "./copies";
import { lookElsewhere, lookForAll, type Sight } from "./elsewhere";
import { type LocalPlan, type LocalTable, LocalTables, people, playersOf } from "./local";
import { MemoryShelf } from "../storage/shelf";

const plan: LocalPlan = {
  game: "regenwormen",
  options: {},
  start_seat: 0,
  seats: [...people(["Ann"]), { type: "bot", level: "greedy" }],
};
const result = [{ seat: 0, score: 4, tiebreaks: [], rank: 1 }];
const ENDED = "2031-11-18T10:00:00Z";
const at = { label: "Phone", since: "2031-11-18T09:00:00Z", over: false };

/** A device with one game that was copied, and a server that says what it is told to. */
async function device() {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const finished = new Archive(new MemoryShelf<ArchivedGame>());
  const here = new LocalTables(new MemoryShelf<LocalTable>(), finished);
  const table = await here.create(plan, { record: "mine", ply: 5 });
  const path = `kept/${keptId(table.game)}`;
  const told = new Map<string, unknown>([
    [path, { id: keptId(table.game), ply: 5, epoch: 0, at: { ...at, label: "" } }],
  ]);
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    if (!told.has(path)) throw new Refusal({ ...unreachable(), code: "not_found", status: 404 });
    return told.get(path);
  };
  const sight: Sight = { ask: ask as Sight["ask"], read: ask as Sight["read"], here, memory };
  const takes = () => told.set(path, { id: keptId(table.game), ply: 7, epoch: 1, at });
  const ends = () => {
    told.set(path, {
      id: keptId(table.game),
      ply: 9,
      epoch: 1,
      at: { ...at, over: true },
      changed: ENDED,
      ended: ENDED,
    });
    told.set(`games/${keptId(table.game)}`, { result }).set(`games/${keptId(table.game)}/record`, "all");
  };
  return { memory, finished, here, table, asked, sight, takes, ends };
}

test("a game that is still here stays as it is", async () => {
  const { table, here, sight } = await device();
  expect(await lookElsewhere(table, sight)).toBe(table);
  expect(await here.running()).toEqual([table]);
});

test("the end of a game that was finished elsewhere is learned, and it is among the finished ones once", async () => {
  const { table, here, finished, sight, takes, ends, asked } = await device();
  takes();
  const gone = await lookElsewhere(table, sight);
  expect(gone).toMatchObject({ record: "mine", went: at });
  expect(await here.get(table.id)).toEqual(gone);
  ends();
  const over = await lookElsewhere(gone, sight);
  expect(over).toMatchObject({ record: "all", ply: 9, result, went: { over: true } });
  expect(await here.running()).toEqual([]);
  expect(await finished.list()).toMatchObject([
    { id: table.game, table: table.id, record: "all", result, ended: ENDED, players: playersOf(plan) },
  ]);
  const before = asked.length;
  await lookElsewhere(over, sight);
  expect(asked).toHaveLength(before);
});

test("the list learns it of all games, also of those that nobody knew to be gone", async () => {
  const { here, finished, sight, ends, table } = await device();
  // The latest is looked for first, and the server does not know it.
  await here.create(plan, { record: "another", ply: 2 });
  ends();
  await lookForAll(await here.running(), sight);
  expect((await finished.list()).map(({ id }) => id)).toEqual([table.game]);
  expect(await here.running()).toHaveLength(1);
});

test("what this device played on is not thrown away for how the game ended elsewhere", async () => {
  const { memory, table, here, finished, sight, ends } = await device();
  ends();
  owe(table.game, memory);
  // Copying finds out where it went.
  expect(await lookElsewhere(table, sight)).toBe(table);
  const gone = { ...table, went: at };
  await here.keep(gone);
  expect(await lookElsewhere(gone, sight)).toMatchObject({ record: "mine", went: { over: true } });
  expect(await finished.list()).toEqual([]);
});

test("what came back while one looked stays", async () => {
  const { table, here, sight, takes } = await device();
  takes();
  const ask = (async (path: string) => {
    const told = await sight.ask(path);
    await here.takeOver(keptId(table.game)!, { plan, record: "theirs", ply: 8, epoch: 2 } as KeptTaken);
    return told;
  }) as Sight["ask"];
  await lookElsewhere(table, { ...sight, ask });
  expect(await here.running()).toMatchObject([{ record: "theirs", epoch: 2 }]);
  expect(await here.get(table.id)).not.toHaveProperty("went");
});

test("without the server nothing changes, and old games are not asked for", async () => {
  const { table, here, sight } = await device();
  let n = 0;
  const ask = (async () => {
    n += 1;
    throw new Refusal(unreachable());
  }) as Sight["ask"];
  await lookForAll([{ ...table, changed: "2020-01-01T00:00:00Z" }], { ...sight, ask });
  expect(n).toBe(0);
  await lookForAll([table, table], { ...sight, ask });
  expect(n).toBe(1);
  expect(await here.running()).toEqual([table]);
});
