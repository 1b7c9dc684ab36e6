/** What is said when somebody presses what cannot be had now, with the rule behind it. */
import { m } from "../../lib/messages/messages.js";
import { withLevel } from "../parts/who";
import type { Face, Tile, View } from "./facts";
import { plural, tileSaid } from "./names";
import type { Scene } from "./scenes";
import type { Named } from "./told";

type Refusal = [text: string, rule: string];

/** What must be done first in each phase. */
const FIRST: Partial<Record<View["phase"], () => Refusal>> = {
  roll: () => [m.rw_why_roll(), "RW-06"],
  keep: () => [m.rw_why_keep(), "RW-08"],
  failed: () => [m.rw_ask_failed(), "RX-18"],
  return: () => [m.rw_ask_return(), "RX-13"],
  rob_for_ones: () => [m.rw_ask_rob(), "RX-19"],
  rob_for_raven: () => [m.rw_ask_rob(), "RX-19"],
};

/** Why a tile or a face cannot be taken now; nothing when the game is over. */
export function refusalOf(what: Tile | Face, scene: Scene | null, seats: readonly Named[]): Refusal | null {
  if (!scene || scene.view.phase === "over") return null;
  const { view, legal } = scene;
  if (legal.length === 0) return told(what, [m.rw_why_turn({ name: seats[view.seat ?? -1]?.name ?? "" }), "RW-21"]);
  if (typeof what === "string") return [m.rw_why_used({ face: plural(what) }), "RW-07"];
  const first = FIRST[view.phase]?.();
  return first ? told(what, first) : notInReach(scene);
}

/** First what a tile is: whoever presses it before it can be taken may not know. */
function told(what: Tile | Face, [text, rule]: Refusal): Refusal {
  const is = typeof what === "number" ? tileSaid(what) : "";
  return [is ? `${is} ${text}` : text, rule];
}

/** What the rules told of the dice that are kept. */
function notInReach({ total, turn: { reach } }: Scene): Refusal {
  const rule = reach?.rule || "RW-12";
  if (reach?.told.type !== "out_of_reach") return [m.rw_why_lower({ total }), rule];
  return [reach.told.why === "no_worm" ? m.rw_why_worm() : m.rw_why_none({ total }), rule];
}

/** What a player has, said when his chip is pressed. */
export function chipSaid(seat: number, view: View, seats: readonly Named[]): string {
  const name = withLevel(seats[seat]);
  const tiles = view.seats[seat]?.tiles ?? [];
  return tiles.length > 0 ? m.rw_stack({ name, tiles: tiles.join(", ") }) : m.rw_stack_none({ name });
}
