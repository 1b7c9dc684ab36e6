import { expect, test } from "vitest";
import { keepSeen, missed, seenOf } from "./missed";

const line = (ply: number, seat: number | null, text: string) => ({ ply, seat, text });

test("each turn is told by its end", () => {
  const story = [
    line(1, 0, "Ann rolls"),
    line(2, 0, "Ann takes 24"),
    line(3, 1, "Bo rolls"),
    line(4, 1, "Bo keeps"),
    line(5, null, "A round begins"),
    line(6, 1, "Bo fails"),
    line(7, 2, "Cas rolls"),
    line(8, 2, "Cas takes 27"),
  ];
  expect(missed(story, 2)).toEqual(["Bo fails", "Cas takes 27"]);
  expect(missed(story, 0)).toEqual(["Ann takes 24", "Bo fails", "Cas takes 27"]);
  expect(missed(story, 8)).toEqual([]);
});

test("after a long time only the newest turns are told", () => {
  const story = Array.from({ length: 40 }, (_, idx) => line(idx + 1, idx % 3, `turn ${idx + 1}`));
  expect(missed(story, 0)).toEqual(["turn 38", "turn 39", "turn 40"]);
});

test("how far a game was followed is kept for that game only, and a broken shelf does not matter", () => {
  let text: string | null = null;
  const shelf = { getItem: () => text, setItem: (_: string, written: string) => void (text = written) };
  expect(seenOf("g1", shelf)).toBeNull();
  keepSeen("g1", 12, shelf);
  expect([seenOf("g1", shelf), seenOf("g2", shelf)]).toEqual([12, null]);
  text = "{";
  expect(seenOf("g1", shelf)).toBeNull();
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => keepSeen("g1", 1, full)).not.toThrow();
});
