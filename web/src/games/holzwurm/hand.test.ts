import { describe, expect, it } from "vitest";
import type { HolzwurmView } from "../../lib/wire/types";
import { Hand } from "./hand.svelte";
import { CHOICES } from "./testing";

const VIEW = { rows: [] } as unknown as HolzwurmView;
const { fits, low, opens, greyFits } = CHOICES;

function dealt(): Hand {
  const hand = new Hand(null);
  hand.take(VIEW, Object.values(CHOICES));
  return hand;
}

describe("a card with one place", () => {
  it("is chosen by a tap and played by the second when that is safe", () => {
    const hand = dealt();
    expect(hand.tapCard("r7")).toBeNull();
    expect(hand.play).toMatchObject({ isSafe: true, delta: 7 });
    expect([hand.at(0)?.isSafe, hand.at(1), hand.at("new")]).toEqual([true, null, null]);
    expect(hand.tapCard("r7")).toEqual({ play: fits.action });
    expect(hand.tapRow(0)).toEqual({ play: fits.action });
  });

  it("is played by one tap for those who like that, if it is safe", () => {
    expect(dealt().tapCard("r7", true)).toEqual({ play: fits.action });
    expect(dealt().tapCard("r1", true)).toBeNull();
    expect(dealt().tapCard("n3", true)).toBeNull();
  });

  it("that takes a row is never played by taps", () => {
    const hand = dealt();
    hand.tapCard("r1");
    expect(hand.play).toMatchObject({ isSafe: false, fate: "y9", delta: -7 });
    expect(hand.tapCard("r1")).toEqual({ say: "button" });
    expect(hand.tapRow(0)).toBeNull();
    expect(hand.tapRow(0)).toEqual({ say: "button" });
    expect(hand.play?.action).toEqual(low.action);
  });

  it("may open a row", () => {
    const hand = dealt();
    hand.tapCard("y2");
    expect(hand.tapRow("new")).toEqual({ play: opens.action });
  });
});

describe("a grey card", () => {
  it("waits for a row; a safe one plays, another is only chosen", () => {
    const hand = dealt();
    hand.tapCard("n3");
    expect(hand.play).toBeNull();
    expect(hand.tapCard("n3")).toBeNull();
    expect(hand.tapRow(0)).toBeNull();
    expect(hand.play?.isSafe).toBe(false);
    expect(hand.tapRow(1)).toEqual({ play: greyFits.action });
  });
});

it("says what is missing or wrong", () => {
  const hand = dealt();
  expect(hand.tapRow(0)).toEqual({ say: "pick" });
  hand.tapCard("r7");
  expect(hand.tapRow(1)).toEqual({ say: "wrong", tried: { type: "play", card: "r7", row: 1 } });
});

it("lets go of a card that may not be played any more", () => {
  const hand = dealt();
  hand.tapCard("r7");
  hand.take({ ...VIEW }, []);
  expect(hand.card).toBeNull();
  expect(hand.tapCard("r7")).toEqual({ say: "other" });
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
