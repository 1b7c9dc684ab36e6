/** The table as somebody says it lies there: small changes of a view. Whether it can be so, the rules say. */
import { allTiles, sum, worms, type Specialist, type Tile, type View } from "../facts";

/** Where a tile can be: open in the row, turned face down, or with a seat. */
export type Place = "row" | "down" | number;

/** Where a specialist can be: on a tile of the row, with a seat, or out of the game. */
export type Post = { tile: Tile } | { seat: number } | "out";

export const SPECIALISTS: readonly Specialist[] = ["canned_worm", "hen", "raven", "weasel", "golden_die"];

/** Where a tile is. */
export function placeOf(view: View, tile: Tile): Place {
  const seat = view.seats.findIndex(({ tiles }) => tiles.includes(tile));
  if (seat >= 0) return seat;
  return view.row.find((one) => one.tile === tile)?.open ? "row" : "down";
}

/** The same table with a tile elsewhere; what stood on it goes to whoever has it now, or to another tile. */
export function moved(view: View, tile: Tile, place: Place): View {
  const guest = view.row.find((one) => one.tile === tile)?.specialist;
  const row = view.row.filter((one) => one.tile !== tile);
  if (typeof place === "string") row.push({ tile, worms: worms(tile), open: place === "row" });
  const seats = view.seats.map((seat, idx) => {
    const tiles = seat.tiles.filter((one) => one !== tile);
    return { ...seat, tiles: idx === place ? [...tiles, tile] : tiles };
  });
  const there = counted({ ...view, row: row.sort((one, other) => one.tile - other.tile), seats });
  return guest ? posted(there, guest, postFor(there, guest, place)) : there;
}

function postFor(view: View, guest: Specialist, place: Place): Post {
  const isFree = typeof place === "number" && guest !== "raven" && view.seats[place]!.specialists.length === 0;
  if (isFree) return { seat: place };
  const tile = freeTiles(view)[0];
  return tile === undefined ? "out" : { tile };
}

/** The open tiles on which nobody stands. */
export function freeTiles(view: View): Tile[] {
  return view.row.filter(({ open, specialist }) => open && !specialist).map(({ tile }) => tile);
}

/** Where a specialist is. */
export function postOf(view: View, who: Specialist): Post {
  const seat = view.seats.findIndex(({ specialists }) => specialists.includes(who));
  if (seat >= 0) return { seat };
  const tile = view.row.find(({ specialist }) => specialist === who)?.tile;
  return tile === undefined ? "out" : { tile };
}

/** The same table with a specialist elsewhere. */
export function posted(view: View, who: Specialist, post: Post): View {
  const row = view.row.map(({ specialist, ...tile }) => {
    const guest = post !== "out" && "tile" in post && post.tile === tile.tile ? who : specialist;
    return guest === undefined || (guest === who && (post === "out" || !("tile" in post) || post.tile !== tile.tile))
      ? tile
      : { ...tile, specialist: guest };
  });
  const seats = view.seats.map((seat, idx) => {
    const others = seat.specialists.filter((one) => one !== who);
    return { ...seat, specialists: post !== "out" && "seat" in post && post.seat === idx ? [...others, who] : others };
  });
  return counted({ ...view, row, seats });
}

/** The same table with a token more or less before a seat; it comes from the supply or goes there. */
export function paid(view: View, seat: number, n: number): View {
  const seats = view.seats.map((one, idx) => (idx === seat ? { ...one, tokens: one.tokens + n } : one));
  return counted({ ...view, seats, supply: view.supply - n });
}

/** The same table with the turn of another seat, which has not thrown yet. */
export function turned(view: View, seat: number): View {
  const turn = { kept: [], total: 0, roll: [], dice_left: 8, golden_in_play: false, weasel_used: false };
  return counted({ ...view, seat, phase: "roll", turn });
}

/** Scores and the total anew, as views write them: the canned worm counts while no worm is kept. */
function counted(view: View): View {
  const seats = view.seats.map((seat) => ({
    ...seat,
    score: seat.tiles.reduce((all, tile) => all + worms(tile), seat.tokens),
  }));
  const { kept } = view.turn;
  const hasCan = seats[view.seat ?? -1]?.specialists.includes("canned_worm") ?? false;
  const total = sum(kept) + (hasCan && !kept.includes("W") ? 5 : 0);
  return { ...view, seats, turn: { ...view.turn, total } };
}

/** All tiles of a table. */
export function tilesOf(view: View): Tile[] {
  return allTiles(view.expansion);
}
