/** What is said when somebody presses what cannot be had now, with the rule behind it. */
import { m } from "../../lib/messages/messages.js";
import type { Named } from "./words";
import { hasWorm, type Action, type Face, type Tile, type View } from "./facts";
import { plural } from "./names";

/** Why a tile or a face cannot be taken now. */
export function refusalOf(
  what: Tile | Face,
  view: View | undefined,
  legal: Action[],
  seats: Named[] = [],
): [text: string, rule: string] | null {
  if (!view || view.phase === "over") return null;
  if (legal.length === 0) return [m.rw_why_turn({ name: seats[view.seat ?? -1]?.name ?? "" }), "RW-21"];
  if (typeof what === "string") return [m.rw_why_used({ face: plural(what) }), "RW-07"];
  if (view.phase === "roll") return [m.rw_why_roll(), "RW-06"];
  if (view.phase === "return") return [m.rw_ask_return(), "RX-13"];
  if (view.phase.startsWith("rob")) return [m.rw_ask_rob(), "RX-19"];
  if (view.phase === "failed") return [m.rw_ask_failed(), "RX-18"];
  if (view.phase === "keep") return [m.rw_why_keep(), "RW-08"];
  const { total } = view.turn;
  if (view.phase === "decide" && !hasWorm(view)) return [m.rw_why_worm(), "RW-11"];
  if (total < what) return [m.rw_why_points({ tile: what, total }), "RW-12"];
  if (what < 21) return [m.rw_why_small({ tile: what }), "RX-08"];
  const exact = view.row.some((one) => one.open && one.tile === total);
  return exact ? [m.rw_why_exact({ total }), "RW-12"] : [m.rw_why_lower({ total }), "RW-14"];
}

/** What a player has, said when his chip is pressed. */
export function chipSaid(seat: number, view: View, seats: Named[]): string {
  const name = seats[seat]?.name ?? "?";
  const tiles = view.seats[seat]?.tiles ?? [];
  return tiles.length > 0 ? m.rw_stack({ name, tiles: tiles.join(", ") }) : m.rw_stack_none({ name });
}
