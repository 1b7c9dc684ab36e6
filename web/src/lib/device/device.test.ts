import { expect, test } from "vitest";
import { deviceLabel, holder, letters } from "./device";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${KIT} Chrome/130.0.0.0 Mobile Safari/537.36`, "Chrome · Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox · Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0 Safari/537.36 Edg/130.0`, "Edge · Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "Safari · iPhone"],
  ["curl/8", ""],
])("%s is told in words", (agent, words) => {
  expect(deviceLabel(agent)).toBe(words);
});

test("a device keeps its word", () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const word = holder(memory);
  expect(word).toMatch(/^[0-9a-z]{26}$/);
  expect(holder(memory)).toBe(word);
  expect(letters(26)).not.toBe(letters(26));
});
