import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOf } from "./keys";
import { PACES, Replay } from "./replay.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it begins at the end, and goes to either end and to each stop", () => {
  const replay = new Replay([0, 2, 3, 5]);
  expect([replay.at, replay.isLast]).toEqual([5, true]);
  replay.on();
  expect(replay.at).toBe(5);
  replay.back();
  expect(replay.at).toBe(3);
  replay.first();
  replay.back();
  expect([replay.at, replay.isFirst]).toEqual([0, true]);
  replay.on();
  expect(replay.at).toBe(2);
  replay.last();
  expect(replay.at).toBe(5);
});

test("any ply leads to the nearest stop", () => {
  const replay = new Replay([1, 3, 8]);
  const at = [0, 2, 3, 5, 6, 99].map((ply) => (replay.go(ply), replay.at));
  expect(at).toEqual([1, 1, 3, 3, 8, 8]);
});

test("one stop forward is no jump, everything else is", () => {
  const replay = new Replay([0, 2, 3, 5]);
  const jumps = (move: () => void) => {
    const before = replay.jumps;
    move();
    return replay.jumps - before;
  };
  expect(jumps(() => replay.first())).toBe(1);
  expect(jumps(() => replay.on())).toBe(0);
  expect(jumps(() => replay.go(3))).toBe(0);
  expect(jumps(() => replay.go(3))).toBe(0);
  expect(jumps(() => replay.back())).toBe(1);
  expect(jumps(() => replay.last())).toBe(1);
});

test("it plays to the end by itself, from the start when it was there", () => {
  const replay = new Replay([0, 1, 2]);
  replay.toggle();
  expect([replay.at, replay.isPlaying]).toEqual([0, true]);
  vi.advanceTimersByTime(PACES.normal);
  expect(replay.at).toBe(1);
  replay.setPace("fast");
  vi.advanceTimersByTime(PACES.fast);
  expect([replay.at, replay.isPlaying]).toEqual([2, false]);
  vi.advanceTimersByTime(10_000);
  expect(replay.at).toBe(2);
});

test("a touch of anything else stops it", () => {
  const replay = new Replay([0, 1, 2, 3]);
  replay.first();
  replay.toggle();
  replay.go(2);
  vi.advanceTimersByTime(10_000);
  expect([replay.at, replay.isPlaying]).toEqual([2, false]);
});

test("keys are for the replay unless something else needs them", () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const on = (key: string, inside: string) =>
    keyOf({
      ...plain,
      key,
      target: { closest: (of: string) => of.includes(inside) && inside !== "" } as unknown as Element,
    });
  expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "a"].map((key) => on(key, ""))).toEqual([
    "back",
    "on",
    "first",
    "last",
    "toggle",
    null,
  ]);
  expect([on("ArrowLeft", "input"), on(" ", "button"), on("ArrowLeft", "button")]).toEqual([null, null, "back"]);
  expect(keyOf({ ...plain, ctrlKey: true, key: "Home", target: null })).toBeNull();
});
