import { expect, test } from "vitest";
import { botAt } from "../../lib/people/bots";
import { type LocalPlan, newTable, people } from "../../lib/device/local";
import type { GameInfo } from "../../lib/wire/types";
import { waiting } from "./waiting";

const plan: LocalPlan = {
  game: "regenwormen",
  options: { expansion: true },
  start_seat: 0,
  seats: [...people(["Ann", "Oma"]), { type: "bot", level: "greedy" }],
};
const here = (changed: string) => ({ ...newTable(plan), id: `local-${changed}`, changed });
const online = (created: string, more: Partial<GameInfo> = {}): GameInfo => ({
  id: created,
  table: "K3F9QW",
  game: "holzwurm",
  created,
  ply: 3,
  players: [
    { name: "Ann", you: true },
    { name: "Jan", you: false },
  ],
  ...more,
});

test("games of the server and of this device wait together, the latest first", () => {
  const found = waiting([online("2026-03-01"), online("2026-01-01")], [here("2026-02-01")], true);
  expect(found.map(({ href }) => href)).toEqual(["/t/K3F9QW", "/local/2026-02-01", "/t/K3F9QW"]);
  const bot = botAt("local-2026-02-01", 2).name;
  expect(found[1]).toMatchObject({ others: `Oma, ${bot}`, n_players: 3, isLocal: true, offer: { key: "extra" } });
  expect(found[0]).toMatchObject({ others: "Jan", isLocal: false, offer: { key: "holzwurm" } });
});

test("what needs the server waits below and cannot be opened while it is away", () => {
  const found = waiting([online("2026-03-01")], [here("2026-02-01")], false);
  expect(found.map(({ href }) => href)).toEqual(["/local/2026-02-01", null]);
});

test("what is over does not wait", () => {
  expect(waiting([online("2026-03-01", { ended: "2026-03-02" })], [], true)).toEqual([]);
});
