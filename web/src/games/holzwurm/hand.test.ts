import { describe, expect, it } from "vitest";
import type { HolzwurmAction, HolzwurmView } from "../../lib/wire/types";
import { Hand } from "./hand.svelte";

const VIEW = {
  rows: [
    { color: "red", cards: ["r5", "r3", "r10"], display: [] },
    { color: "blue", cards: ["b4"], display: [] },
  ],
  fate: ["x13", "y9"],
} as unknown as HolzwurmView;
const LEGAL: HolzwurmAction[] = [
  { type: "play", card: "r7", row: 0 },
  { type: "play", card: "r1", row: 0 },
  { type: "play", card: "y2" },
  { type: "play", card: "n3", row: 0 },
  { type: "play", card: "n3", row: 1 },
  { type: "play", card: "n3" },
];

function dealt(): Hand {
  const hand = new Hand(null);
  hand.take(VIEW, LEGAL);
  return hand;
}

describe("a card with one place", () => {
  it("is chosen by a tap and played by the second when that is safe", () => {
    const hand = dealt();
    expect(hand.tapCard("r7")).toBeNull();
    expect(hand.effect).toMatchObject({ safe: true, delta: 7 });
    expect([hand.open(0), hand.open(1), hand.open("new")]).toEqual([true, false, false]);
    expect(hand.tapCard("r7")).toEqual({ play: LEGAL[0] });
    expect(hand.tapRow(0)).toEqual({ play: LEGAL[0] });
  });

  it("is played by one tap for those who like that, if it is safe", () => {
    expect(dealt().tapCard("r7", true)).toEqual({ play: LEGAL[0] });
    expect(dealt().tapCard("r1", true)).toBeNull();
    expect(dealt().tapCard("n3", true)).toBeNull();
  });

  it("that takes a row is never played by taps", () => {
    const hand = dealt();
    hand.tapCard("r1");
    expect(hand.effect).toMatchObject({ safe: false, fate: "y9", delta: -5 - 3 + 10 - 9 });
    expect(hand.tapCard("r1")).toEqual({ say: "button" });
    expect(hand.tapRow(0)).toBeNull();
    expect(hand.tapRow(0)).toEqual({ say: "button" });
    expect(hand.play).toEqual(LEGAL[1]);
  });

  it("may open a row", () => {
    const hand = dealt();
    hand.tapCard("y2");
    expect(hand.tapRow("new")).toEqual({ play: LEGAL[2] });
  });
});

describe("a grey card", () => {
  it("waits for a row; a safe one plays, another is only chosen", () => {
    const hand = dealt();
    hand.tapCard("n3");
    expect(hand.play).toBeNull();
    expect(hand.tapCard("n3")).toBeNull();
    expect(hand.tapRow(0)).toBeNull();
    expect(hand.effect?.safe).toBe(false);
    expect(hand.tapRow(1)).toEqual({ play: LEGAL[4] });
  });
});

it("says what is missing or wrong", () => {
  const hand = dealt();
  expect(hand.tapRow(0)).toEqual({ say: "pick" });
  hand.tapCard("r7");
  expect(hand.tapRow(1)).toEqual({ say: "wrong" });
});

it("lets go of a card that may not be played any more", () => {
  const hand = dealt();
  hand.tapCard("r7");
  hand.take({ ...VIEW }, []);
  expect(hand.card).toBeNull();
  expect(hand.tapCard("r7")).toBeNull();
});

it("remembers how the hand is sorted", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const hand = new Hand(store);
  expect(hand.sort).toBe("color");
  hand.turn(store);
  expect(new Hand(store).sort).toBe("value");
});
