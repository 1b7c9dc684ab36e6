import type { DecisionReport, Report } from "../../lib/wire/types";

/** What chance brought a row, or took from it. */
export interface Swing {
  /** How many events had happened before it. */
  ply: number;
  luck: number;
}

/** The choices of a row that cost most, the dearest first. */
export function dearest({ moments, costliest }: Report, row: number): DecisionReport[] {
  const own = moments.filter((moment) => moment.row === row && moment.kind === "choice");
  return own.flatMap(({ ply }) => costliest.find((decision) => decision.ply === ply) ?? []);
}

/** What chance brought a row most, and what it took most, as far as it is worth a word. */
export function swings({ moments }: Report, row: number): Swing[] {
  const own = moments.filter((moment) => moment.row === row && moment.kind === "luck");
  return own.map(({ ply, share: luck }) => ({ ply, luck }));
}

/** So many wins of a hundred; what is told is at least one. */
export function winsOf(share: number): number {
  return Math.max(1, Math.round(Math.abs(share) * 100));
}
