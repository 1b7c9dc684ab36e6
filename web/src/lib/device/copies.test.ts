import { beforeEach, expect, test, vi } from "vitest";
import { Refusal, unreachable } from "../link/http";
import type { KeptCopy, KeptPlace, KeptTaken } from "../wire/types";
import { Archive, type ArchivedGame, keptId } from "./archive";
import { catchUp, Copier, isCopied, isUncopied, owe, type Tools } from "./copies";
import { HOLDER } from "./device";
import { type LocalPlan, type LocalTable, LocalTables, newTable, people } from "./local";
import { MemoryShelf } from "../storage/shelf";

const plan: LocalPlan = {
  game: "regenwormen",
  options: {},
  start_seat: 0,
  seats: [...people(["Ann"]), { type: "bot", level: "greedy" }],
};
const result = [{ seat: 0, score: 4, tiebreaks: [], rank: 1 }];
const AT: KeptPlace = { label: "Firefox · Android", since: "2026-11-15T10:00:00Z", over: false };

/** A server that keeps copies as the real one does; `down` is what it refuses everything with. */
class FakeServer {
  copies = new Map<string, KeptCopy>();
  n_asked = 0;
  most = 0;
  down: Refusal | null = null;
  #open = 0;

  ask = async <T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> => {
    this.n_asked += 1;
    this.most = Math.max(this.most, (this.#open += 1));
    await Promise.resolve();
    this.#open -= 1;
    if (this.down) throw this.down;
    const id = path.split("/")[1]!;
    const kept = this.copies.get(id);
    if (method === "PUT") return this.#put(id, body as KeptCopy) as T;
    if (!kept) throw refusal("not_found", 404);
    if (method === "GET") return { epoch: kept.epoch, at: { ...AT, label: kept.label } } as T;
    this.copies.set(id, { ...kept, ...(body as object), epoch: kept.epoch + 1 });
    return { ...kept, epoch: kept.epoch + 1, ply: 9 } as T;
  };

  #put(id: string, copy: KeptCopy): undefined {
    const kept = this.copies.get(id);
    if (kept && (kept.epoch !== copy.epoch || kept.holder !== copy.holder))
      throw refusal("taken_over", 409, { ...AT, label: kept.label });
    this.copies.set(id, copy);
  }
}

function refusal(code: "taken_over" | "not_found" | "illegal" | "too_many", status: number, went?: KeptPlace) {
  const problem = { ...unreachable(), code, status, ...(went ? { went } : {}) };
  return new Refusal(problem, code === "too_many" ? 5_000 : undefined);
}

/** A device with a memory of its own. */
function device(server: FakeServer): Tools {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  return { ask: server.ask as Tools["ask"], memory, quiet: 1_000, backoff: (attempt) => 1_000 * attempt };
}

const step = (table: LocalTable, n: number): LocalTable => ({ ...table, record: `record ${n}`, ply: n });
const sent = (server: FakeServer, table: LocalTable) => server.copies.get(keptId(table.game)!)?.record;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userAgent: "Firefox/1 (X11; Linux)" });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a table that begins with a record is copied without asking whether the server has it", async () => {
  const server = new FakeServer();
  const [table, tools] = [step(newTable(plan), 4), device(server)];
  owe(table.game, tools.memory);
  new Copier(table, vi.fn(), tools);
  await vi.advanceTimersByTimeAsync(100);
  expect([sent(server, table), server.n_asked]).toEqual(["record 4", 1]);
});

test("a table that is quiet for a moment is copied once, with its latest", async () => {
  const server = new FakeServer();
  const [table, tools] = [newTable(plan), device(server)];
  const copier = new Copier(table, vi.fn(), tools);
  for (const n of [1, 2, 3]) {
    copier.note(step(table, n));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(server.n_asked).toBe(0);
  expect(isUncopied(table.game, tools.memory)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.n_asked, sent(server, table)]).toEqual([1, "record 3"]);
  expect(isUncopied(table.game, tools.memory)).toBe(false);
  copier.note({ ...step(table, 4), result });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent(server, table)).toBe("record 4");
  expect(server.most).toBe(1);
  copier.close();
});

test("who asks for it has the latest at the server at once, or reads why not", async () => {
  const server = new FakeServer();
  const [table, tools] = [newTable(plan), device(server)];
  const copier = new Copier(table, vi.fn(), tools);
  copier.note(step(table, 1));
  expect(await copier.now()).toBe(null);
  expect(sent(server, table)).toBe("record 1");
  // What is under way is not yet what is seen.
  const older = copier.now();
  copier.note(step(table, 2));
  expect(await copier.now()).toBe(null);
  expect(sent(server, table)).toBe("record 2");
  await older;
  server.down = refusal("too_many", 429);
  expect(await copier.now()).toMatchObject({ code: "too_many" });
  server.down = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isUncopied(table.game, tools.memory)).toBe(false);
  expect(server.most).toBe(1);
  copier.close();
  expect(await copier.now()).toMatchObject({ code: "unavailable" });
});

test("what never gets quiet is copied all the same", async () => {
  const server = new FakeServer();
  const table = newTable(plan);
  const copier = new Copier(table, vi.fn(), device(server));
  for (let n = 1; n <= 20; n += 1) {
    copier.note(step(table, n));
    await vi.advanceTimersByTimeAsync(700);
  }
  expect(server.n_asked).toBeGreaterThan(0);
  copier.close();
});

test("people at one device, and games of before there were copies, stay on the device", () => {
  expect(isCopied({ game: "local-abc", plan })).toBe(false);
  expect(isCopied({ ...newTable(plan), plan: { ...plan, seats: people(["Ann", "Bo"]) } })).toBe(false);
  expect(isCopied(newTable(plan))).toBe(true);
});

test("without the server play goes on, and is copied later; who must wait waits", async () => {
  const server = new FakeServer();
  const [table, tools] = [newTable(plan), device(server)];
  const copier = new Copier(table, vi.fn(), tools);
  server.down = new Refusal(unreachable());
  copier.note(step(table, 1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.n_asked).toBe(1);
  server.down = refusal("too_many", 429);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.n_asked).toBe(2);
  server.down = null;
  copier.note(step(table, 2));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(server.n_asked).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent(server, table)).toBe("record 2");
  copier.close();
});

test("what the server has not, or has lost, is copied without another step", async () => {
  const server = new FakeServer();
  const table = step(newTable(plan), 4);
  const copier = new Copier(table, vi.fn(), device(server));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(sent(server, table)).toBe("record 4");
  copier.close();
});

test("what the server refuses for good is not sent again", async () => {
  const server = new FakeServer();
  const [table, tools] = [newTable(plan), device(server)];
  const copier = new Copier(table, vi.fn(), tools);
  server.down = refusal("illegal", 422);
  copier.note(step(table, 1));
  await vi.advanceTimersByTimeAsync(60_000);
  copier.note(step(table, 2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.n_asked).toBe(1);
  expect(isUncopied(table.game, tools.memory)).toBe(false);
  copier.close();
});

test("the older device finds out where the game went: by its next copy, or when it wakes", async () => {
  const server = new FakeServer();
  const table = newTable(plan);
  const takes = () => server.ask<KeptTaken>(`kept/${keptId(table.game)}/take`, { holder: "b", label: "Phone" });
  const [a, aWent] = [device(server), vi.fn()];
  const copier = new Copier(table, aWent, a);
  copier.note(step(table, 1));
  await vi.advanceTimersByTimeAsync(1_000);
  await copier.look();
  expect(aWent).not.toHaveBeenCalled();
  await takes();
  await copier.look();
  expect(aWent).toHaveBeenCalledExactlyOnceWith({ ...AT, label: "Phone" });
  expect(isUncopied(table.game, a.memory)).toBe(false);
  const again = new Copier(step(table, 1), aWent, a);
  again.note(step(table, 2));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(aWent).toHaveBeenCalledTimes(2);
  expect(isUncopied(table.game, a.memory)).toBe(true);
});

test("after a rest the older device hears with its first step that the game went elsewhere", async () => {
  const server = new FakeServer();
  const [table, tools, went] = [newTable(plan), device(server), vi.fn()];
  const copier = new Copier(table, went, tools);
  copier.note(step(table, 1));
  await vi.advanceTimersByTimeAsync(1_000);
  await server.ask<KeptTaken>(`kept/${keptId(table.game)}/take`, { holder: "b", label: "Phone" });
  await vi.advanceTimersByTimeAsync(5_000);
  copier.note(step(table, 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toHaveBeenCalledOnce();
});

test("the word of a device is there with its first table, so that two windows never send different ones", () => {
  const { memory, ...tools } = device(new FakeServer());
  new Copier(newTable(plan), vi.fn(), { ...tools, memory });
  expect(memory?.getItem(HOLDER)).toMatch(/^[0-9a-z]{26}$/);
});

test("a game that was taken over is at its old table again, and one's own moves can be a game of their own", async () => {
  const finished = new Archive(new MemoryShelf<ArchivedGame>());
  const tables = new LocalTables(new MemoryShelf<LocalTable>(), finished);
  const table = step(await tables.create(plan), 5);
  await tables.keep({ ...table, went: AT });
  const mine = await tables.branch({ ...table, went: AT });
  expect(mine).toMatchObject({ plan, record: "record 5", ply: 5 });
  expect([mine.went, mine.epoch, mine.game === table.game]).toEqual([undefined, undefined, false]);
  const taken = { epoch: 3, plan, record: "theirs", ply: 8 } as KeptTaken;
  const back = await tables.takeOver(keptId(table.game)!, taken);
  expect(back).toMatchObject({ game: table.game, record: "theirs", ply: 8, epoch: 3 });
  expect((await tables.takeOver(keptId(table.game)!, { ...taken, epoch: 5 })).id).toBe(back.id);
  expect(await tables.running()).toHaveLength(2);
});

test("what was played without the server is copied when it is back, finished games too", async () => {
  const server = new FakeServer();
  const tools = device(server);
  const finished = new Archive(new MemoryShelf<ArchivedGame>());
  const tables = new LocalTables(new MemoryShelf<LocalTable>(), finished);
  server.down = new Refusal(unreachable());
  const [over, running, gone] = [await tables.create(plan), await tables.create(plan), await tables.create(plan)];
  const all = [{ ...step(over, 9), result }, step(running, 2), step(gone, 3)];
  for (const table of all) {
    const copier = new Copier(table, vi.fn(), tools);
    copier.note(table);
    await tables.keep(table);
    copier.close();
  }
  await vi.advanceTimersByTimeAsync(1_000);
  await tables.delete(over.id);
  await catchUp(tables, finished, tools);
  expect(server.copies.size).toBe(0);
  server.down = null;
  const elsewhere = { holder: "b", label: "Phone", epoch: 1, plan, record: "theirs" } as KeptCopy;
  server.copies.set(keptId(gone.game)!, elsewhere);
  await catchUp(tables, finished, tools);
  expect([sent(server, over), sent(server, running)]).toEqual(["record 9", "record 2"]);
  expect((await tables.get(gone.id))?.went).toEqual({ ...AT, label: "Phone" });
  expect([over, running, gone].map(({ game }) => isUncopied(game, tools.memory))).toEqual([false, false, true]);
});
