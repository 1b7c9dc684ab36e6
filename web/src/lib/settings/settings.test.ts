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

test("numbers and words that no choice has are not taken from the shelf", () => {
  const odd = new Settings(shelf('{"theme":"pink","speed":"warp","volume":900,"turnVolume":35,"voice":"turns"}'));
  expect(odd.choices).toMatchObject({ theme: "system", speed: "normal", volume: 70, turnVolume: 35, voice: "turns" });
});

test("what others do has a speed of its own, and children get sentences", () => {
  const choices = new Settings(null);
  choices.set("othersSpeed", "fast");
  expect(choices.speed).toBe("normal");
  choices.othersMove = true;
  expect(choices.speed).toBe("fast");
  choices.set("hints", "off");
  expect(choices.hints).toBe("off");
  choices.set("kids", true);
  expect(choices.hints).toBe("coach");
});

test("hints go around, and everything can be put back", () => {
  const choices = new Settings(shelf(), ["nl"]);
  expect([choices.nextHints(), choices.nextHints(), choices.nextHints()]).toEqual(["coach", "off", "odds"]);
  choices.set("language", "fr");
  choices.set("kids", true);
  choices.reset();
  expect(choices.choices).toMatchObject({ language: "nl", kids: false });
});

test("the page is dressed as chosen", () => {
  const choices = new Settings(null);
  const root = {
    lang: "",
    dataset: {} as Record<string, string>,
    style: { setProperty: (_: string, value: string) => void (root.speed = value) },
    speed: "",
  };
  const dress = () => choices.dress(root as unknown as HTMLElement);
  dress();
  expect(root).toMatchObject({ lang: "en", speed: "1", dataset: { hand: "right", kids: "false", keys: "on" } });
  choices.set("theme", "dark");
  choices.set("contrast", true);
  choices.set("leftHand", true);
  choices.set("letterKeys", false);
  choices.set("speed", "instant");
  dress();
  expect(root).toMatchObject({ speed: "0", dataset: { theme: "dark", contrast: "more", hand: "left", keys: "off" } });
  choices.set("theme", "system");
  choices.set("contrast", false);
  dress();
  expect(Object.keys(root.dataset).sort()).toEqual(["hand", "keys", "kids"]);
});

test("a shelf that refuses does not matter", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  const choices = new Settings(full);
  choices.set("sound", false);
  expect(choices.choices.sound).toBe(false);
});

test("messages follow the language", () => {
  settings.set("language", "nl");
  expect(m.app_home()).toBe("Start");
  expect([m.app_n_points({ n: 1 }), m.app_n_points({ n: 2 })]).toEqual(["1 punt", "2 punten"]);
  settings.set("language", "de");
  expect(m.app_settings()).toBe("Einstellungen");
  settings.set("language", "fr");
  // A line does not break before a question mark.
  expect(m.app_what_play()).toBe("À quoi joue-t-on\u202f?");
});

test("children always play gently, and everybody in the first games", () => {
  expect(new Settings(null).isGentle).toBe(false);
  expect(new Settings(null, [], { isNew: true }).isGentle).toBe(true);
  const choices = new Settings(null, [], { isNew: false });
  choices.set("kids", true);
  expect(choices.isGentle).toBe(true);
});
