import type { AnySeen, Report } from "../../lib/wire/types";
import { facesOf } from "./dice";

/** What an outcome of chance brought one row of the standing. */
export interface Roll {
  /** How many events had happened before it. */
  ply: number;
  row: number;
  /** The share of the win that it brought. */
  luck: number;
  /** What the dice showed; nothing for cards. */
  faces: string[];
}

/** How likely an outcome as good, or as bad, was. */
export interface RollOdds {
  luck: number;
  as_good: number;
  as_bad: number;
}

/** Every outcome of chance that can be told from noise, for whoever threw; a deal counts for everybody. */
export function rollsOf(steps: AnySeen[], review: Report): Roll[] {
  let roller = -1;
  return steps.flatMap((step, ply) => {
    roller = step.seat ?? roller;
    if (!("chance" in step.event)) return [];
    const faces = facesOf(step.event);
    if (faces.length === 0 && step.event.chance.type !== "deal") return [];
    const rows =
      faces.length > 0 ? [roller] : review.rows.flatMap(({ seat }, row) => (seat === undefined ? [] : [row]));
    return rows
      .map((row) => ({ ply, row, faces, luck: luckAt(review, ply, row) }))
      .filter((roll) => stands(roll, review));
  });
}

/** The luckiest rolls and the unluckiest ones, the most remarkable first. */
export function remarkable(rolls: Roll[], most = 5): { lucky: Roll[]; unlucky: Roll[] } {
  const sorted = [...rolls].sort((one, other) => other.luck - one.luck);
  return {
    lucky: sorted.filter(({ luck }) => luck > 0).slice(0, most),
    unlucky: sorted
      .filter(({ luck }) => luck < 0)
      .slice(-most)
      .reverse(),
  };
}

/** A probability as people say it: one in so many; of ten where it happens often. */
export function inSoMany(probability: number): { n: number; of: number } {
  if (probability < 0.4) return { n: 1, of: Math.round(1 / Math.max(probability, 1e-9)) };
  return { n: Math.round(probability * 10), of: 10 };
}

function luckAt(review: Report, ply: number, row: number): number {
  return (review.worth[ply + 1]?.[row] ?? 0) - (review.worth[ply]?.[row] ?? 0);
}

/** Whether luck is worth a word: half a percent where it is known exactly, two where it is sampled. */
function stands({ luck }: Roll, { method }: Report): boolean {
  return Math.abs(luck) >= (method === "sampled" ? 0.02 : 0.005);
}
