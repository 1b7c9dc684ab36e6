/** Dice, tiles and choices in small pictures. */
import type { Drawn } from "../game";
import { worms, type Action, type Face, type Tile, type View } from "./facts";

export const dieOf = (face: Face): Drawn => ({ pic: face === "W" ? "die-worm" : `die-${face}` });
export const tileOf = (tile: Tile): Drawn => ({ pic: `tile-${worms(tile)}`, n: tile });

/** The dice that are kept, or the tile that is taken; whoever steals needs words, because of whose it is. */
export function drawn(action: Action, { turn }: View): readonly Drawn[] {
  if (action.type === "keep") return turn.roll.filter((face) => face === action.symbol).map(dieOf);
  return action.type === "take" ? [tileOf(action.tile)] : [];
}
