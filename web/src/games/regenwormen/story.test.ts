import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RegenwormenFrame } from "../../lib/wire/types";
import { story } from "./story";
import { acted, rolled } from "./testing";
import { sentence } from "./words";

const seats = ["Mila", "Oma", "Jan", "Pip", "Fien", "Bas", "Zoë"].map((name) => ({ name }));

function recorded(name: string): RegenwormenFrame[] {
  const file = new URL(`../../../dev/fixtures/rw-${name}.json`, import.meta.url);
  const { frames } = JSON.parse(readFileSync(file, "utf8")) as { frames: { frame: RegenwormenFrame }[] };
  return frames.map(({ frame }) => frame);
}

describe("story", () => {
  it("tells a turn with names, dice and totals, and why it failed", () => {
    const seen = [
      acted(1, { type: "roll" }),
      rolled(["W", "W", "5", "1"]),
      acted(1, { type: "keep", symbol: "W" }),
      acted(1, { type: "roll" }),
      rolled(["W", "W"]),
    ];
    expect(story(seen, seats, 0, {}).map((line) => [line.seat, line.text, line.rule])).toEqual([
      [1, "Oma rolls worm worm 5 1.", undefined],
      [1, "Oma keeps two worms: 10.", undefined],
      [1, "Oma rolls worm worm. Nothing new for Oma. Nothing to give back.", "RW-19"],
    ]);
  });

  it.each([
    ["base3", {}, 3],
    ["exp7", { expansion: true }, 7],
  ] as const)("of %s says the same as the views", (name, options, n) => {
    const frames = recorded(name);
    const lines = story(
      frames.flatMap((frame) => frame.seen),
      seats.slice(0, n),
      0,
      options,
    );
    const known = frames.flatMap((frame, index) => {
      const before = frames[index - 1]?.view ?? null;
      return frame.seen.map((seen) => sentence(seen, before, frame.view, seats, 0)).filter(Boolean);
    });
    expect(lines.map((line) => line.text)).toEqual(known);
  });

  it("tells every effect that nobody chose, with its rule", () => {
    const lines = story(
      recorded("exp7").flatMap((frame) => frame.seen),
      seats,
      0,
      { expansion: true },
    );
    const told = (text: RegExp) => lines.filter((line) => text.test(line.text));
    for (const [text, rule] of [
      [/goes back\./, "RX-15"],
      [/comes along\.$/, /RX-(10|12)/],
      [/A worm token for/, /RX-(20|12)/],
      [/raven now stands/, /RX-(12|15|19)/],
      [/game is over/, "RW-21"],
    ] as const) {
      expect(told(text).length, String(text)).toBeGreaterThan(0);
      for (const line of told(text)) expect(line.rule, line.text).toMatch(rule);
    }
  });
});
