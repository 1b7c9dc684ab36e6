import { expect, test } from "vitest";
import { Puzzles, PUZZLES } from "./puzzles.svelte";

function playedMemory(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  };
}

test("days in a row count what was tried, and one try counts", () => {
  const memory = playedMemory();
  const puzzles = new Puzzles(memory);
  expect(puzzles.daysInRow(5)).toBe(0);
  puzzles.try(5, "extra", "easy", "aW/0");
  puzzles.try(5, "extra", "easy", "a1/0");
  puzzles.try(5, "extra", "hard", "a2/0");
  expect(puzzles.tried(5, "extra", "easy")).toBe("aW/0");
  expect(puzzles.daysInRow(5)).toBe(1);
  expect(puzzles.tried(6, "extra", "easy")).toBeNull();
  expect(puzzles.daysInRow(6)).toBe(1);
  puzzles.try(6, "holzwurm", "easy", "b");
  expect(new Puzzles(memory).daysInRow(6)).toBe(2);
  expect(puzzles.daysInRow(8)).toBe(0);
  puzzles.try(8, "holzwurm", "easy", "b");
  expect(puzzles.daysInRow(8)).toBe(1);
});

test("a clock that goes back takes nothing away", () => {
  const puzzles = new Puzzles(playedMemory());
  puzzles.try(6, "extra", "easy", "a");
  puzzles.try(5, "extra", "easy", "b");
  expect(puzzles.tried(6, "extra", "easy")).toBe("a");
  expect(puzzles.daysInRow(6)).toBe(1);
});

test("what cannot be read is as if nothing was kept", () => {
  for (const text of ["", "null", "7", '{"v":2,"day":4,"run":9}', '{"v":1,"day":-1,"run":"x","tried":[1],"offer":3}']) {
    const memory = playedMemory({ [PUZZLES]: text });
    const puzzles = new Puzzles(memory);
    expect(puzzles.daysInRow(0)).toBe(0);
    expect(puzzles.offer).toBe("");
  }
});

test("the offer that was looked at last is remembered", () => {
  const memory = playedMemory();
  new Puzzles(memory).look("extra");
  expect(new Puzzles(memory).offer).toBe("extra");
});
