import { expect, test } from "vitest";
import { shownNames } from "./names";
import { settings } from "./settings.svelte";

test("bots have their level's name, and equal names get numbers", () => {
  settings.set("language", "nl");
  const players = [
    { name: "Ann" },
    { name: "Master", level: "master" },
    { name: "Master", level: "master" },
    { name: "Ann" },
  ];
  expect(shownNames(players)).toEqual(["Ann", "Meester", "Meester 2", "Ann 2"]);
});

test("free seats stay without a name", () => {
  expect(shownNames([{ name: "" }, { name: "" }])).toEqual(["", ""]);
});

test("a guest's name is in the language of the page, a chosen one is not touched", () => {
  settings.set("language", "fr");
  expect(shownNames([{ name: "Worm 188" }, { name: "Worm 7" }, { name: "Wormy" }])).toEqual([
    "Ver 188",
    "Worm 7",
    "Wormy",
  ]);
});
