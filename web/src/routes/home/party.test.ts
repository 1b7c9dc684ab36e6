import { expect, test } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import { Party } from "./party.svelte";

const nameless = (n: number) => `Player ${n}`;

test("people and bots sit in the order in which they came", () => {
  const party = new Party(["Ann", " "]);
  party.addBot("greedy");
  party.addPerson("  Jan ");
  expect(party.seats(nameless)).toEqual([
    { type: "person", name: "Ann", color: "rust" },
    { type: "person", name: "Player 2", color: "blue" },
    { type: "bot", level: "greedy" },
    { type: "person", name: "Jan", color: "purple" },
  ]);
});

test("nobody sits down at a full table", () => {
  const party = new Party(["Ann", "Bo"]);
  party.fit(3, ["greedy"], "greedy");
  party.addBot("greedy");
  expect(party.isFull).toBe(true);
  party.addPerson("Cas");
  expect(party.guests).toHaveLength(3);
});

test("two must stay, and one of them a person", () => {
  const party = new Party(["Ann", "Bo"]);
  expect(party.guests.map((guest) => party.canRemove(guest))).toEqual([false, false]);
  party.addBot("greedy");
  party.remove(party.guests[1]!);
  party.addBot("greedy");
  expect(party.guests.map((guest) => party.canRemove(guest))).toEqual([false, true, true]);
});

test("with another game those without a seat leave, and bots play at a level that it has", () => {
  const party = new Party(["Ann", "Bo"]);
  for (const level of ["master", "greedy", "master"]) party.addBot(level);
  party.fit(4, ["greedy", "planner"], "planner");
  expect(party.guests.map((guest) => (guest.type === "bot" ? guest.level : guest.name))).toEqual([
    "Ann",
    "Bo",
    "planner",
    "greedy",
  ]);
});

test("a guest is shown by the name in the language of the page, and kept by the one for all languages", () => {
  settings.set("language", "fr");
  const party = new Party(["Worm 493", "Ver 5"]);
  expect(party.guests.map((guest) => guest.type === "person" && guest.name)).toEqual(["Ver 493", "Ver 5"]);
  expect(party.seats(nameless).map((seat) => seat.type === "person" && seat.name)).toEqual(["Worm 493", "Ver 5"]);
  settings.set("language", "en");
});
