import { expect, test } from "vitest";
import { DIGESTS, keepDigest } from "../fair/digests";
import { witness, WITNESSED } from "../fair/memory";
import { Archive, type ArchivedGame } from "../device/archive";
import { forgetMe } from "./forget";
import { Known } from "../learning/known";
import { type LocalPlan, type LocalTable, LocalTables, people } from "../device/local";
import { keepSeen } from "../table/missed";
import { Settings } from "../settings/settings.svelte";
import { MemoryShelf } from "./shelf";

const plan: LocalPlan = { game: "holzwurm", options: {}, start_seat: 0, seats: people(["Ann", "Oma"]) };

/** A device on which a game was finished, another goes on, and people are known. */
async function device() {
  const finished = new Archive(new MemoryShelf<ArchivedGame>());
  const tables = new LocalTables(new MemoryShelf<LocalTable>(), finished);
  await tables.keep({ ...(await tables.create(plan)), record: "all", result: [] });
  await tables.create(plan);
  const kept: Record<string, string> = {};
  const memory = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  const known = new Known(memory);
  known.me = { name: "Ann", color: "teal" };
  known.people = ["Oma"];
  keepSeen("g1", 7, memory);
  witness("g1", "c0", 0, "h0", memory);
  keepDigest("g1", "d0", memory);
  new Settings(memory).set("language", "nl");
  return { finished, tables, memory, kept };
}

test("who is forgotten leaves nothing here but how the device is set", async () => {
  const { finished, tables, memory, kept } = await device();
  expect([kept[WITNESSED], kept[DIGESTS]]).not.toContain(undefined);
  const asked: string[] = [];
  await forgetMe(
    {
      forget: async () => void asked.push("forget"),
      load: async () => (asked.push("load"), { id: "2", name: "Worm 100", color: "rust" }),
    },
    tables,
    memory,
  );
  expect(asked).toEqual(["forget", "load"]);
  expect([await tables.running(), await finished.list()]).toEqual([[], []]);
  expect(Object.keys(kept)).toEqual(["wormery.settings"]);
});

test("where the server does not answer, nothing is deleted", async () => {
  const { finished, tables, memory, kept } = await device();
  const before = { ...kept };
  const away = () => Promise.reject(new Error("away"));
  await expect(forgetMe({ forget: away, load: away }, tables, memory)).rejects.toThrow("away");
  expect(kept).toEqual(before);
  expect(await tables.running()).toHaveLength(1);
  expect(await finished.list()).toHaveLength(1);
});

test("a memory that is forbidden does not matter", async () => {
  const { tables } = await device();
  const me = { forget: async () => {}, load: async () => ({ id: "", name: "", color: "rust" as const }) };
  await forgetMe(me, tables, null);
  await forgetMe(me, tables, {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {
      throw new Error("forbidden");
    },
  });
  expect(await tables.running()).toEqual([]);
});
