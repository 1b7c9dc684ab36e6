/** What keeping a face would bring, as the rules tell it in advance. */
import { m } from "../../lib/messages/messages.js";
import { first, tells, type Choice, type Effect } from "./effects";
import { choiceOf, type Face } from "./facts";
import type { Named } from "./told";

/** What is told of keeping a face; nothing for one that cannot be kept. */
export function previewOf(legal: readonly Choice[], face: Face | null): Effect[] {
  return (face && choiceOf(legal, { type: "keep", symbol: face })?.effects) || [];
}

/** What keeping would win or lose, in a few words, and whether that is good. */
export interface Note {
  text: string;
  isGood: boolean;
}

/** The most important thing that keeping would bring; nothing where the turn just goes on. */
export function noteOf(effects: readonly Effect[], seats: readonly Named[]): Note | null {
  const reach = first(effects, "in_reach");
  const name = seats[reach?.from ?? -1]?.name ?? "";
  const tile = reach?.tiles.at(-1);
  if (reach?.steal) {
    const text = reach.steal === "hen" ? m.rw_steals_hen({ name }) : m.rw_steals({ name, tile: reach.total });
    return { text, isGood: true };
  }
  if (tile !== undefined) return { text: m.rw_wins({ tile }), isGood: true };
  if (tells(effects, "failed")) return { text: m.rw_fails(), isGood: false };
  return tells(effects, "token", "token_robbed", "must_rob") ? { text: m.rw_token_gain(), isGood: true } : null;
}
