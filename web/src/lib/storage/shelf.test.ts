import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeDatabase, FakeKeyRange } from "./testing";
import type { Shelf } from "./shelf";

interface Thing {
  id: string;
  ply: number;
  record: string;
}

const HEADER = '{"game":"regenwormen"}\n';

/** A shelf of a page that has just been opened on a device. */
async function opened(base: FakeDatabase): Promise<Shelf<Thing>> {
  vi.resetModules();
  vi.stubGlobal("indexedDB", base);
  const { openShelf } = await import("./shelf");
  return openShelf<Thing>("tables");
}

/** A thing after some steps, each of which was kept by its line. */
async function played(shelf: Shelf<Thing>, id: string, nSteps: number): Promise<Thing> {
  let thing: Thing = { id, ply: 0, record: HEADER };
  await shelf.put(thing, { lines: HEADER });
  for (let ply = 0; ply < nSteps; ply += 1) {
    thing = { ...thing, ply: ply + 1, record: `${thing.record}{"step":${ply}}\n` };
    await shelf.put(thing, { since: ply, lines: `{"step":${ply}}\n` });
  }
  return thing;
}

let base: FakeDatabase;
let shelf: Shelf<Thing>;
beforeEach(async () => {
  vi.stubGlobal("IDBKeyRange", FakeKeyRange);
  base = new FakeDatabase();
  shelf = await opened(base);
});
afterEach(() => vi.unstubAllGlobals());

test("a record is kept by its lines, and a step writes its own, however many there were", async () => {
  const one = await played(shelf, "a", 300);
  const other = await played(shelf, "b", 12);
  const later = await opened(base);
  expect([await later.get("a"), await later.get("b")]).toEqual([one, other]);
  const sizes = base.written.map((text) => text.length);
  expect(Math.max(...sizes)).toBeLessThan(100);
  expect(await later.all()).toEqual([
    { id: "a", ply: 300 },
    { id: "b", ply: 12 },
  ]);
});

test("what is taken back is gone, and the record goes on from there", async () => {
  const { record } = await played(shelf, "a", 12);
  const cut = record.split("\n").slice(0, 10).join("\n") + "\n";
  await shelf.put({ id: "a", ply: 9, record: cut }, { since: 9, lines: "" });
  expect((await (await opened(base)).get("a"))?.record).toBe(cut);
  await shelf.put({ id: "a", ply: 10, record: `${cut}other\n` }, { since: 9, lines: "other\n" });
  expect(await (await opened(base)).get("a")).toEqual({ id: "a", ply: 10, record: `${cut}other\n` });
});

test("another game at a table has nothing of the one before", async () => {
  await played(shelf, "a", 12);
  await shelf.put({ id: "a", ply: 0, record: HEADER });
  expect((await (await opened(base)).get("a"))?.record).toBe(HEADER);
  await shelf.delete("a");
  expect([await shelf.get("a"), base.stores.get("lines")!.rows]).toEqual([undefined, []]);
});

test("a record that an earlier version kept as a whole is read, and goes on by lines", async () => {
  const old = { id: "a", ply: 1, record: `${HEADER}{"step":0}\n` };
  base = new FakeDatabase({ tables: [old], finished: [] });
  shelf = await opened(base);
  expect(await shelf.get("a")).toEqual(old);
  for (const ply of [2, 3]) {
    const record = `${old.record}${"x\n".repeat(ply - 1)}`;
    await shelf.put({ id: "a", ply, record }, { since: ply - 1, lines: "x\n" });
    expect(await (await opened(base)).get("a")).toEqual({ id: "a", ply, record });
    await shelf.get("a");
  }
  expect(base.written.at(-1)).not.toContain("step");
});

test("where the database is full the page knows what it could not keep, and keeps all of it later", async () => {
  await played(shelf, "a", 3);
  base.isFull = true;
  const unkept = { id: "a", ply: 4, record: "all four\n" };
  await shelf.put(unkept, { since: 3, lines: "four\n" });
  expect([await shelf.get("a"), (await shelf.all()).length]).toEqual([unkept, 1]);
  expect((await (await opened(base)).get("a"))?.ply).toBe(3);
  base.isFull = false;
  vi.stubGlobal("indexedDB", base);
  const kept = { id: "a", ply: 5, record: "all five\n" };
  await shelf.put(kept, { since: 4, lines: "five\n" });
  expect(await (await opened(base)).get("a")).toEqual(kept);
});

test("one shelf is cleared without another", async () => {
  const { openShelf } = await import("./shelf");
  const finished = openShelf<Thing>("finished");
  await played(finished, "z", 2);
  await played(shelf, "a", 2);
  await shelf.clear();
  expect([await shelf.all(), (await finished.get("z"))?.ply]).toEqual([[], 2]);
});
