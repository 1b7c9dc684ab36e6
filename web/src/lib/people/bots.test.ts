import { expect, test } from "vitest";
import type { KeptTaken } from "../wire/types";
import { Archive, type ArchivedGame, keptId } from "../device/archive";
import { BOTS, botAt } from "./bots";
import { type LocalPlan, type LocalTable, LocalTables, newTable, people, rematch } from "../device/local";
import { MemoryShelf } from "../storage/shelf";

const SEATS = [0, 1, 2, 3, 4, 5, 6];

test("a bot is the same on every device that looks at its seat", () => {
  expect([botAt("K3F9QW", 1).name, botAt("local-ab", 1).name]).toEqual(["Tilda", "Mumpel"]);
});

const plan: LocalPlan = {
  game: "regenwormen",
  options: {},
  start_seat: 0,
  seats: [...people(["Ann"]), { type: "bot", level: "greedy" }, { type: "bot", level: "greedy" }],
};
const device = () => new LocalTables(new MemoryShelf<LocalTable>(), new Archive(new MemoryShelf<ArchivedGame>()));
const bots = (id: string) => [1, 2].map((seat) => botAt(id, seat));

test("a game that goes to another device brings its bots along, and they stay for the next one", async () => {
  for (let n = 0; n < 20; n += 1) {
    const table = newTable(plan);
    const taken = { epoch: 1, plan, record: "so far", ply: 3 } as KeptTaken;
    const there = await device().takeOver(keptId(table.game)!, taken);
    const again = rematch(there);
    const all = [table.id, table.game, there.id, there.game, again.id, again.game, (await device().branch(table)).id];
    for (const id of all) expect(bots(id)).toEqual(bots(table.id));
    expect(new Set([table.id, there.id]).size).toBe(2);
    expect(new Set([table.game, again.game]).size).toBe(2);
  }
});

test("no two bots of a table have the same name, or the same face in the same color", () => {
  for (const table of ["K3F9QW", "KETEL", "local-1", "local-2", "", "ZZZZZZ"]) {
    const bots = SEATS.map((seat) => botAt(table, seat));
    expect(new Set(bots.map(({ name }) => name)).size).toBe(SEATS.length);
    expect(new Set(bots.map(({ face }) => `${face.pic} ${face.color}`)).size).toBe(SEATS.length);
  }
});

test("all bots sit somewhere", () => {
  const met = new Set(Array.from({ length: 200 }, (_, n) => botAt(`local-${n}`, 0).name));
  expect(met.size).toBe(BOTS.length);
});
