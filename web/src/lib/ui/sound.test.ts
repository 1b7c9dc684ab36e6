import { afterEach, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { loudness, sound } from "./sound";
import { score, type Sound } from "./synth";

afterEach(() => settings.reset());

test("nothing sounds before the first touch", () => {
  expect(() => sound("turn")).not.toThrow();
});

test("your turn has a volume of its own, and off is off", () => {
  settings.set("volume", 30);
  settings.set("turnVolume", 90);
  expect([loudness("roll"), loudness("turn")]).toEqual([0.3, 0.9]);
  settings.set("sound", false);
  expect([loudness("roll"), loudness("turn")]).toEqual([0, 0]);
});

test("every sound is short, and never louder than the ears like", () => {
  const all: Sound[] = ["roll", "keep", "take", "place", "steal", "fail", "turn", "win", "worm", "card", "row", "deal"];
  for (const name of all) {
    const { bars, rustles } = score(name, 3);
    const parts = [...bars, ...rustles];
    expect(parts.length, name).toBeGreaterThan(0);
    expect(Math.max(...parts.map((part) => part.at + part.long)), name).toBeLessThanOrEqual(1.1);
    expect(Math.max(...parts.map((part) => part.loud)), name).toBeLessThanOrEqual(0.3);
  }
});
