/** The turn that decided a game, in a picture and a sentence: a die with which a queen or a general was won. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensEffect } from "../../lib/wire/types";
import type { Highlight, Naming } from "../game";

type Won = Extract<ItHappensEffect, { type: "tile_won" }>;

export function highlight(effects: ItHappensEffect[], seat: number, name: Naming, me: number | null): Highlight | null {
  const placed = effects.find((effect) => effect.type === "die_placed" && effect.seat === seat);
  if (placed?.type !== "die_placed") return null;
  const isMine = (effect: ItHappensEffect): effect is Won =>
    effect.type === "tile_won" && effect.color === placed.color && effect.mound === placed.mound;
  const won = effects.find(isMine);
  if (!won) return null;
  const given = { which: String(placed.mound), value: placed.value };
  const whose = { ...given, name: name(seat) };
  const isQueen = won.tile === "queen";
  const you = isQueen ? m.ih_high_queen_you : m.ih_high_general_you;
  const other = isQueen ? m.ih_high_queen : m.ih_high_general;
  return {
    made: [{ pic: `die-${placed.value}` }],
    won: { pic: won.tile, n: won.value },
    text: seat === me ? you(given) : other(whose),
  };
}
