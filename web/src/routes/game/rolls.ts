import type { Report, RollReport } from "../../lib/wire/types";

/** How likely an outcome as good, or as bad, was. */
export interface RollOdds {
  luck: number;
  as_good: number;
  as_bad: number;
}

/** The luckiest rolls and the unluckiest ones, the most remarkable first. */
export function remarkable({ rolls = [] }: Pick<Report, "rolls">, most = 5): Record<"lucky" | "unlucky", RollReport[]> {
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
