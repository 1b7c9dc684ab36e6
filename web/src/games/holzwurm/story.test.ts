import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { HolzwurmCard, HolzwurmSeen } from "../../lib/wire/types";
import { story } from "./story";

beforeEach(() => overwriteGetLocale(() => "en"));

const deal: HolzwurmSeen = {
  ply: 1,
  event: { chance: { type: "deal", fate: ["g5", "y10", "r2", "b9", "n4"] } },
  effects: [],
};

function play(seat: number, card: HolzwurmCard, row?: number): HolzwurmSeen {
  return {
    ply: 2,
    seat,
    event: { action: { type: "play", card, ...(row === undefined ? {} : { row }) } },
    effects: [],
  };
}

it("follows rows and fate", () => {
  const seen = [
    deal,
    play(0, "n4"),
    play(1, "r7", 0),
    play(0, "b2"),
    play(1, "r2", 0),
    play(0, "b3", 0),
    play(1, "b1", 0),
  ];
  const texts = story(seen, (seat) => ["Mila", "Oma"][seat] ?? "", 0).map(({ text }) => text);
  expect(texts).toEqual([
    "Deal 1 begins.",
    "You opened a row with grey +4.",
    "Oma played red −7. The red row has 2.",
    "You opened a row with blue +2.",
    "Oma played red +2. Oma took the red row: 3 cards and fate +10.",
    "You played blue −3. The blue row has 2.",
    "Oma played blue −1. Oma took the blue row: 3 cards and fate +4.",
  ]);
});

it("gives the rule behind what happened by itself", () => {
  const seen = [deal, play(0, "n4"), play(1, "r7", 0), play(0, "b2"), play(1, "r2", 0)];
  expect(story(seen, (seat) => ["Mila", "Oma"][seat] ?? "", 0).map(({ rule }) => rule)).toEqual([
    undefined,
    undefined,
    "HW-09",
    undefined,
    "HW-12",
  ]);
});
