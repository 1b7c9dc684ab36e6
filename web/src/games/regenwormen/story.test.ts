import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Frame } from "./facts";
import { story } from "./story";
import { acted, rolled } from "./testing";
import { sentence } from "./words";

const seats = ["Mila", "Oma", "Jan", "Pip", "Fien", "Bas", "Zoë"].map((name) => ({ name }));

function recorded(name: string): Frame[] {
  const file = new URL(`../../../dev/fixtures/rw-${name}.json`, import.meta.url);
  const { frames } = JSON.parse(readFileSync(file, "utf8")) as { frames: { frame: Frame }[] };
  return frames.map(({ frame }) => frame);
}

describe("story", () => {
  it("tells a turn with names, dice and totals", () => {
    const seen = [
      acted(1, { type: "roll" }),
      rolled(["W", "W", "5", "1"]),
      acted(1, { type: "keep", symbol: "W" }),
      acted(1, { type: "roll" }),
      rolled(["W", "W"]),
    ];
    expect(story(seen, seats, 0, false).map((line) => [line.seat, line.text])).toEqual([
      [1, "Oma rolls worm worm 5 1."],
      [1, "Oma keeps two worms: 10."],
      [1, "Oma rolls worm worm. Nothing new for Oma. Nothing to give back."],
    ]);
  });

  it("says the same as the views, but for the tile that is turned", () => {
    const frames = recorded("base3");
    const lines = story(frames.flatMap((frame) => frame.seen), seats.slice(0, 3), 0, false);
    const known = frames.flatMap((frame, index) => {
      const before = frames[index - 1]?.view ?? null;
      return frame.seen.map((seen) => sentence(seen, before, frame.view, seats, 0)).filter(Boolean);
    });
    const plain = (text: string) => text.replace(/ \d+ is turned over\./, "").replace(/ \w+ wins with .*$/, "");
    expect(lines.map((line) => line.text)).toEqual(known.map(plain));
  });

  it("claims no totals and no costs with the expansion", () => {
    const frames = recorded("exp7");
    const lines = story(frames.flatMap((frame) => frame.seen), seats, 0, true);
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /keeps .*: \d+|goes back|give back\.$/.test(line.text))).toEqual([]);
    expect(lines.some((line) => line.text.includes("The weasel throws again"))).toBe(true);
  });
});
