import type { Turn } from "../../../lib/played/record";
import type { AnySeen, Report, ResultRow } from "../../../lib/wire/types";

/** A turn that is so little better than another counts as equal. */
const EQUAL = 0.005;

/** The seat that won; of several the first. */
export function winnerOf(result: readonly ResultRow[]): number | null {
  return result.find(({ rank, seat }) => rank === 1 && seat !== undefined)?.seat ?? null;
}

/** What a turn changed of the chance of a row to win. */
export function gainOf({ worth }: Report, row: number, { from, to }: Turn): number {
  return (worth[to]?.[row] ?? 0) - (worth[from]?.[row] ?? 0);
}

/**
 * The big moment: the turn of the winner after which the win was most closer than before. Among equals one wins in which
 * something was taken from somebody.
 */
export function biggest(
  turns: readonly Turn[],
  review: Report,
  winner: number,
  isTaking: (turn: Turn) => boolean,
): Turn | null {
  const row = review.rows.findIndex(({ seat }) => seat === winner);
  const own = turns.filter(({ seat }) => seat === winner);
  const most = Math.max(...own.map((turn) => gainOf(review, row, turn)));
  const best = own.filter((turn) => gainOf(review, row, turn) > most - EQUAL);
  return best.find(isTaking) ?? best.find((turn) => gainOf(review, row, turn) === most) ?? null;
}

/** All that a turn brought about. */
export function effectsIn(steps: readonly AnySeen[], { from, to }: Turn): AnySeen["effects"][number][] {
  return steps.slice(from, to).flatMap(({ effects }) => effects as AnySeen["effects"][number][]);
}
