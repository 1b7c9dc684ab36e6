/** For tests: plays with what the rules tell of them, as a frame has them. */
import type { HolzwurmCard, HolzwurmChoice } from "../../lib/wire/types";

/** A red row has −5, −3 and +10, a blue one +4; the next fate card is −9. */
export const CHOICES = {
  fits: {
    action: { type: "play", card: "r7", row: 0 },
    effects: [{ type: "card_laid", seat: 1, card: "r7", row: 0, color: "red", n: 4, delta: 7 }],
  },
  low: {
    action: { type: "play", card: "r1", row: 0 },
    effects: [
      { type: "row_taken", seat: 1, card: "r1", row: 0, color: "red", cards: ["r1", "r3", "r5", "r10"], delta: 2 },
      { type: "fate_taken", seat: 1, card: "y9", left: 1, delta: -9 },
    ],
  },
  opens: opening("y2", -2),
  grey: {
    action: { type: "play", card: "n3", row: 0 },
    effects: [
      { type: "row_taken", seat: 1, card: "n3", row: 0, color: "red", cards: ["r3", "r5", "r10", "n3"], delta: 2 },
      { type: "fate_taken", seat: 1, card: "y9", left: 1, delta: -9 },
    ],
  },
  greyFits: {
    action: { type: "play", card: "n3", row: 1 },
    effects: [{ type: "card_laid", seat: 1, card: "n3", row: 1, color: "blue", n: 2, delta: 3 }],
  },
  greyOpens: opening("n3", 3),
} satisfies Record<string, HolzwurmChoice>;

/** The same low card when only the poison is left, which comes alone. */
export const ALONE: HolzwurmChoice = {
  action: { type: "play", card: "r1", row: 0 },
  effects: [
    { type: "row_left", seat: 1, card: "r1", row: 0, color: "red", n: 4, delta: 1 },
    { type: "fate_taken", seat: 1, card: "x13", left: 0, delta: -13 },
    { type: "deal_ended", seat: 1, why: "poison", deal: 2 },
  ],
};

/** The last card in hand. */
export const OUT: HolzwurmChoice = {
  action: { type: "play", card: "b8" },
  effects: [
    ...opening("b8", -8).effects,
    { type: "deal_ended", seat: 1, why: "out", deal: 2 },
    { type: "hand_scored", seat: 1, cards: [], score: 30, total: 12 },
  ],
};

/** A card that opens the third row. */
export function opening(card: HolzwurmCard, delta: number): HolzwurmChoice {
  const color = card.startsWith("y") ? "yellow" : card.startsWith("b") ? "blue" : "uncolored";
  return {
    action: { type: "play", card },
    effects: [{ type: "row_opened", seat: 1, card, row: 2, color, delta }],
  };
}
