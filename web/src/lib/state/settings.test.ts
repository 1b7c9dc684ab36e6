import { expect, test } from "vitest";
import { m } from "../messages/messages.js";
import { Settings, settings } from "./settings.svelte";

function shelf(text: string | null = null) {
  const kept = { text };
  return { kept, getItem: () => kept.text, setItem: (_: string, written: string) => void (kept.text = written) };
}

test("the language is the first one of the browser that we have", () => {
  expect(new Settings(null, ["es", "nl-BE", "fr"]).language).toBe("nl");
  expect(new Settings(null, ["ja"]).language).toBe("en");
});

test("choices are kept and read again", () => {
  const place = shelf();
  new Settings(place).set("speed", "fast");
  expect(new Settings(place).choices.speed).toBe("fast");
});

test("what is kept may be old, broken or of another kind", () => {
  expect(new Settings(shelf("{"), ["de"]).language).toBe("de");
  const odd = new Settings(shelf('{"sound":"loud","language":"xx","leftHand":true,"gone":1}'), ["fr"]);
  expect(odd.choices).toMatchObject({ sound: true, language: "fr", leftHand: true });
  expect("gone" in odd.choices).toBe(false);
});

test("a shelf that refuses does not matter", () => {
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  const choices = new Settings(full);
  choices.set("sound", false);
  expect(choices.choices.sound).toBe(false);
});

test("messages follow the language", () => {
  settings.set("language", "nl");
  expect(m.app_home()).toBe("Thuis");
  settings.set("language", "de");
  expect(m.app_settings()).toBe("Einstellungen");
});
