/** What is said when somebody presses what cannot be had now, with the rule behind it. */
import { m } from "../../lib/messages/messages.js";
import type { Named } from "./words";
import { hasWorm, type Action, type Face, type Tile, type View } from "./facts";
import { plural } from "./names";

/** Why a tile or a face cannot be taken; nothing when it is somebody else's turn anyway. */
export function refusalOf(what: Tile | Face, view: View | undefined, legal: Action[]): [text: string, rule: string] | null {
  if (!view || legal.length === 0) return null;
  if (typeof what === "string") return [m.rw_why_used({ face: plural(what) }), "RW-07"];
  if (view.phase === "keep") return [m.rw_why_keep(), "RW-08"];
  const { total } = view.turn;
  if (view.phase === "decide" && !hasWorm(view)) return [m.rw_why_worm(), "RW-11"];
  if (total < what) return [m.rw_why_points({ tile: what, total }), "RW-12"];
  return [m.rw_why_lower({ total }), what < 21 ? "RX-08" : "RW-14"];
}

/** What a player has, said when his chip is pressed. */
export function chipSaid(seat: number, view: View, seats: Named[]): string {
  const name = seats[seat]?.name ?? "?";
  const tiles = view.seats[seat]?.tiles ?? [];
  return tiles.length > 0 ? m.rw_stack({ name, tiles: tiles.join(", ") }) : m.rw_stack_none({ name });
}
