import { expect, it } from "vitest";
import { allPairs, hasVariety, pairPoints } from "./points";

it("counts kinds, or pairs where the table agreed on that", () => {
  expect([0, 1, 2, 3, 4].map((n) => pairPoints(n))).toEqual([0, 0, 5, 5, 5]);
  expect([0, 1, 2, 3, 4].map((n) => pairPoints(n, { pair_points: "per_pair" }))).toEqual([0, 0, 5, 5, 10]);
  const objects = { MAP: 4, SHO: 1, BON: 2, GLA: 0, SPK: 0, GLV: 3, TEL: 0, BOT: 0 };
  expect([allPairs(objects), allPairs(objects, { pair_points: "per_pair" })]).toEqual([15, 20]);
});

it("gives the ten for the most kinds, for none only where agreed", () => {
  expect([
    hasVariety(3, 3),
    hasVariety(2, 3),
    hasVariety(0, 0),
    hasVariety(0, 0, { zero_diversity_bonus: true }),
  ]).toEqual([true, false, false, true]);
});
