/** What the points of everybody come from, when the game is over. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensColorView, ItHappensView } from "../../lib/wire/types";
import type { Sum } from "../game";

export function sums({ colors }: ItHappensView): Sum[] {
  return colors.map((color) => ({ ...(color.seat !== undefined && { seat: color.seat }), text: sumOf(color) }));
}

/** The numbers add up to the score of a color. */
export function sumOf({ worms, point_tiles, variety, pair_points }: ItHappensColorView): string {
  const tiles = (point_tiles ?? []).reduce((all, tile) => all + tile.value, 0);
  const parts: [number, (of: { n: number }) => string][] = [
    [tiles, m.ih_tiles],
    [pair_points, m.ih_pairs],
    [variety, m.ih_sum_variety],
    [worms, m.ih_sum_worms],
  ];
  return parts.flatMap(([n, text]) => (n > 0 ? [text({ n })] : [])).join(" · ");
}
