import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Live } from "./live.svelte";

let live: Live;
const texts = (voice: "polite" | "urgent") => live[voice].map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  live = new Live();
});
afterEach(() => void vi.useRealTimers());

it("loses nothing when much is said at once, and says the same words twice", () => {
  live.say("Oma rolls.");
  live.say("Oma rolls.");
  live.say("Oma takes 24.");
  expect(texts("polite")).toEqual(["Oma rolls.", "Oma rolls.", "Oma takes 24."]);
  expect(new Set(live.polite.map(({ id }) => id)).size).toBe(3);
});

it("has a voice of its own for what cannot wait", () => {
  live.say("Oma takes 24.");
  live.call("Your turn.");
  expect([texts("polite"), texts("urgent")]).toEqual([["Oma takes 24."], ["Your turn."]]);
});

it("leaves nothing behind", () => {
  live.say("Oma rolls.");
  vi.advanceTimersByTime(3000);
  live.say("Oma takes 24.");
  vi.advanceTimersByTime(3000);
  expect(texts("polite")).toEqual(["Oma takes 24."]);
  vi.advanceTimersByTime(3000);
  expect(texts("polite")).toEqual([]);
});
