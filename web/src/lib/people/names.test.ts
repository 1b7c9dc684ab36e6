import { expect, test } from "vitest";
import { botAt } from "./bots";
import { shownNames } from "./names";
import { settings } from "../settings/settings.svelte";

test("bots have the names of worms, never those of their levels, and equal names get numbers", () => {
  settings.set("language", "nl");
  const players = [
    { name: "Ann" },
    { name: "Master", level: "master" },
    { name: "Master", level: "master" },
    { name: "Ann" },
  ];
  const [one, other] = [botAt("KETEL", 1).name, botAt("KETEL", 2).name];
  expect(shownNames(players, "KETEL")).toEqual(["Ann", one, other, "Ann 2"]);
});

test("a person who is called like a bot keeps the name, and the other gets a number", () => {
  const { name } = botAt("KETEL", 1);
  expect(shownNames([{ name }, { name: "x", level: "greedy" }], "KETEL")).toEqual([name, `${name} 2`]);
});

test("free seats stay without a name", () => {
  expect(shownNames([{ name: "" }, { name: "" }], "KETEL")).toEqual(["", ""]);
});

test("a guest's name is in the language of the page, a chosen one is not touched", () => {
  settings.set("language", "fr");
  expect(shownNames([{ name: "Worm 188" }, { name: "Worm 7" }, { name: "Wormy" }], "KETEL")).toEqual([
    "Ver 188",
    "Worm 7",
    "Wormy",
  ]);
});
