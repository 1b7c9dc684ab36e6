import { afterEach, expect, test } from "vitest";
import { OFFERS } from "../../games";
import { settings } from "../../lib/settings/settings.svelte";
import { deedOf } from "./keys";

afterEach(() => settings.set("letterKeys", true));

function pressed(key: string, more: Partial<KeyboardEvent> = {}): string {
  let done = "";
  const deeds = {
    play: ({ key }: { key: string }) => (done = key),
    goOn: () => (done = "on"),
    code: () => (done = "code"),
  };
  deedOf({ key, target: null, ...more } as KeyboardEvent, deeds as never)?.();
  return done;
}

test("digits play the games, and two letters lead on", () => {
  expect(["1", "2", "3", "4", "5", "0"].map((key) => pressed(key))).toEqual([...OFFERS.map(({ key }) => key), "", ""]);
  expect(["t", "T", "j", "x", "Enter", " "].map((key) => pressed(key))).toEqual(["on", "on", "code", "", "", ""]);
});

test("they do nothing where somebody types, holds a key, or has switched letters off", () => {
  const input = { closest: () => ({}) } as unknown as EventTarget;
  expect([pressed("1", { target: input }), pressed("1", { repeat: true }), pressed("1", { ctrlKey: true })]).toEqual([
    "",
    "",
    "",
  ]);
  settings.set("letterKeys", false);
  expect(["1", "t", "j"].map((key) => pressed(key))).toEqual(["", "", ""]);
});
