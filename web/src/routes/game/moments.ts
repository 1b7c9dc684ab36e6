import type { AnySeen, DecisionReport, Report } from "../../lib/wire/types";

/** How many choices somebody is reminded of, as in `crates/review/src/moments.rs`. */
export const N_DEAREST = 3;
/** A share of the win that chance must move before it is worth a word. */
const REMARKABLE = 0.02;

/** What chance brought a row, or took from it. */
export interface Swing {
  /** How many events had happened before it. */
  ply: number;
  luck: number;
}

/** The choices of a seat that cost most, the dearest first; what is fine is not among them. */
export function dearest(review: Report, seat: number): DecisionReport[] {
  return review.costliest.filter((one) => one.seat === seat && one.grade !== "fine").slice(0, N_DEAREST);
}

/** What chance brought a row most, and what it took most, as far as it is worth a word. */
export function swings(steps: readonly AnySeen[], review: Report, row: number): Swing[] {
  const all = steps
    .flatMap(({ event }, ply) => ("chance" in event ? [{ ply, luck: luckAt(review, ply, row) }] : []))
    .sort((one, other) => other.luck - one.luck);
  const [most, least] = [all[0], all.at(-1)];
  return [...(most && most.luck >= REMARKABLE ? [most] : []), ...(least && least.luck <= -REMARKABLE ? [least] : [])];
}

/** So many wins of a hundred; what is told is at least one. */
export function winsOf(share: number): number {
  return Math.max(1, Math.round(Math.abs(share) * 100));
}

function luckAt({ worth }: Report, ply: number, row: number): number {
  return (worth[ply + 1]?.[row] ?? 0) - (worth[ply]?.[row] ?? 0);
}
