/** What dice would win, by the rules of the table. The server decides; this only shows what it will offer. */
import type { RegenwormenOptions } from "../../lib/wire/types";
import { hasWorm, holds, top, type Tile, type View } from "./facts";

export type Options = RegenwormenOptions;

/** What a total would win: tiles of the row, the best last, and whose top tile. */
export interface Reach {
  tiles: Tile[];
  from: number | null;
}

const NOTHING: Reach = { tiles: [], from: null };

/** The tiles of the row that can be taken, in ascending order. */
function open(view: View): Tile[] {
  return view.row.filter((one) => one.open).map((one) => one.tile);
}

/** What the player whose turn it is would win with a total, with or without a worm (RW-11 to RW-14, RX-08 to RX-14). */
export function reach(view: View, total: number, worm: boolean, options: Options = {}): Reach {
  if (total < 21) return { tiles: small(view, total, worm, options), from: null };
  if (!worm) return NOTHING;
  const row = open(view);
  const lower = view.expansion ? "next" : (options.lower ?? "next");
  const exact = row.find((tile) => tile === total);
  if (exact !== undefined)
    return { tiles: lower === "any" ? row.filter((tile) => tile <= total) : [exact], from: null };
  const below = row.filter((tile) => tile >= 21 && tile < total);
  const from = view.seats.findIndex((seat, index) => index !== view.seat && top(seat) === total);
  if (from >= 0 && options.decline_steal === "forced") return { tiles: [], from };
  return { tiles: lower === "next" ? below.slice(-1) : below, from: from < 0 ? null : from };
}

/** Tiles 11 and 13 are won by their exact total only (RX-08). */
function small(view: View, total: number, worm: boolean, options: Options): Tile[] {
  const tile = open(view).find((one) => one === total);
  if (tile === undefined || (!worm && options.low_tiles_need_worm !== false)) return [];
  const owns = view.seats[view.seat ?? -1]?.tiles.some((one) => one < 21) ?? false;
  return owns && options.one_low_tile_per_player === true ? [] : [tile];
}

/** What a failed turn would cost the player whose turn it is (RW-18, RW-19, RX-15). */
export interface Cost {
  /** The tile that goes back to the row. */
  returned: Tile | null;
  /** The tile that is turned over. */
  turned: Tile | null;
  /** Whether the hen is lost instead of a tile. */
  hen: boolean;
}

export function costOfFailing(view: View, options: Options = {}): Cost {
  const own = top(view.seats[view.seat ?? -1]);
  const highest = open(view).at(-1) ?? null;
  if (holds(view, view.seat, "hen")) {
    return { returned: null, turned: own !== null && options.hen_fail_turns_tile ? highest : null, hen: own !== null };
  }
  if (own === null) return { returned: null, turned: options.flip_on_empty_fail ? highest : null, hen: false };
  if (highest !== null && highest > own) return { returned: own, turned: highest, hen: false };
  return { returned: own, turned: options.flip_returned ? own : null, hen: false };
}

/** What the player still lacks for a tile. */
export type Need =
  { kind: "worm" } | { kind: "points"; missing: number; tile: Tile; from: number | null } | { kind: "enough" };

export function need(view: View, options: Options = {}): Need {
  const { total } = view.turn;
  const won = reach(view, total, hasWorm(view), options);
  if (won.tiles.length > 0 || won.from !== null) return { kind: "enough" };
  if (!hasWorm(view)) return { kind: "worm" };
  const next = nextTotal(view, total, options);
  return next ? { kind: "points", missing: next.tile - total, ...next } : { kind: "enough" };
}

/** The lowest total above this one that wins something: the tile, and from whom. */
function nextTotal(view: View, total: number, options: Options): { tile: Tile; from: number | null } | undefined {
  for (let more = total + 1; more <= 45; more += 1) {
    const { tiles, from } = reach(view, more, true, options);
    const tile = from === null ? tiles.at(-1) : top(view.seats[from]);
    if (tile && tile === more) return { tile, from };
  }
  return undefined;
}
