import type { ResultRow } from "../lib/wire/types";
import type { Later } from "./game";
import type { Offer } from "./offers";

/** What a game brings along for those who play it at a real table, with the box. */
export interface Beside {
  /** What it does there, in a few words. */
  about(): string;
  /** The screen, which gets `BesideProps`. */
  show: Later;
}

/** What such a screen gets. It asks no server, and keeps nothing itself. */
export interface BesideProps<Kept = unknown> {
  offer: Offer;
  /** Who plays, in the order of play; the first one begins. */
  names: readonly string[];
  /** What it has kept when it was left half-way. */
  kept: Kept | null;
  /** Called after every step with what it needs to go on from there. */
  keep: (kept: Kept) => void;
  /** The game is over; perhaps there is something to be said to it. */
  finish: (rows: FinalRow[], note?: string) => void;
  /** Back to where one came from; what was kept stays. */
  leave: () => void;
}

/** A row of a result at a real table; without a seat it is a color that nobody plays. */
export type FinalRow = Pick<ResultRow, "rank" | "score"> & { seat?: number };

/** Rows with their ranks by the score: those who are level share one. */
export function byScore(scores: readonly number[], seats: number): FinalRow[] {
  return scores.map((score, idx) => ({
    score,
    rank: 1 + scores.filter((other) => other > score).length,
    ...(idx < seats ? { seat: idx } : {}),
  }));
}
