/** The turn that decided a match, in a picture and a sentence: the last card that went out. */
import { m } from "../../lib/messages/messages.js";
import type { HolzwurmEffect } from "../../lib/wire/types";
import type { Highlight, Naming } from "../game";
import { colorOf, numberOf } from "./cards";

export function highlight(effects: HolzwurmEffect[], seat: number, name: Naming, me: number | null): Highlight | null {
  const played = effects.find((effect) => "card" in effect && "seat" in effect && effect.seat === seat);
  const isOut = effects.some(({ type, ...effect }) => type === "deal_ended" && "why" in effect && effect.why === "out");
  const scored = effects.find((effect) => effect.type === "hand_scored" && effect.seat === seat);
  if (!isOut || scored?.type !== "hand_scored" || !played || !("card" in played)) return null;
  const n = scored.score;
  return {
    made: [{ pic: `suit-${colorOf(played.card)}`, n: numberOf(played.card) }],
    won: { pic: "i-star", n },
    text: seat === me ? m.hw_high_out_you({ n }) : m.hw_high_out({ name: name(seat), n }),
  };
}
