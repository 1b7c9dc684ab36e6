/** What a round and the finds at a real table are worth, as IH-20 and IH-21 count them. */

/** What stands on the pad: the point tiles won in a round, or at the end what was found. */
export type Cell = { tiles: readonly number[] } | Finds;

/** Worm tiles left, kinds of objects that somebody has twice, and how many different kinds. */
export interface Finds {
  worms: number;
  pairs: number;
  kinds: number;
}

/** The points of a worm tile, of a kind that one has twice, and of the most kinds. */
const WORM = 1;
const PAIR = 5;
const VARIETY = 10;

export const ROUNDS = 4;
export const NO_TILES: Cell = { tiles: [] };
export const NO_FINDS: Finds = { worms: 0, pairs: 0, kinds: 0 };
/** The point tiles of the box. */
export const VALUES = [2, 3, 4, 5, 6, 7, 8, 9] as const;

export function isFinds(cell: Cell): cell is Finds {
  return "kinds" in cell;
}

/** A tile tapped once, twice, and away again. */
export function tapped(tiles: readonly number[], value: number): number[] {
  const others = tiles.filter((tile) => tile !== value);
  const n = tiles.length - others.length;
  return n === 2 ? others : [...tiles, value];
}

/** What the tiles of a round, or the finds without the most kinds, are worth. */
export function pointsOf(cell: Cell): number {
  if (isFinds(cell)) return cell.worms * WORM + cell.pairs * PAIR;
  return cell.tiles.reduce((sum, tile) => sum + tile, 0);
}

/** What the most kinds bring each: all who share the largest number get the full ten; nobody does for none. */
export function varietyOf(finds: readonly (Finds | null)[], evenForNone = false): number[] {
  const most = Math.max(0, ...finds.map((one) => one?.kinds ?? 0));
  return finds.map((one) => ((one?.kinds ?? 0) === most && (most > 0 || evenForNone) ? VARIETY : 0));
}

/** What every place of the pad is worth; the last row has the finds. */
export function scoresOf(cells: readonly (readonly (Cell | null)[])[], evenForNone = false): (number | null)[][] {
  const last = cells.at(-1) ?? [];
  const variety = varietyOf(
    last.map((cell) => (cell && isFinds(cell) ? cell : null)),
    evenForNone,
  );
  return cells.map((row) =>
    row.map((cell, seat) => cell && pointsOf(cell) + (isFinds(cell) ? (variety[seat] ?? 0) : 0)),
  );
}

/** The points of everybody, added up. */
export function totalsOf(scores: readonly (readonly (number | null)[])[], n: number): number[] {
  return Array.from({ length: n }, (_, seat) => scores.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}

/** Who begins a round (IH-07); the third color of two players never does. */
export function starterOf(round: number, players: number): number {
  return round % players;
}
