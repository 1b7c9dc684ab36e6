/** What objects are worth, by the rules of the table (IH-20, IH-21). */
import type { ItHappensObjectCounts, ItHappensOptions } from "../../lib/wire/types";
import { OBJECTS } from "./mounds";

/** What so many objects of one kind bring. */
export function pairPoints(n: number, options: ItHappensOptions = {}): number {
  if (options.pair_points === "per_pair") return 5 * Math.floor(n / 2);
  return n > 1 ? 5 : 0;
}

/** What all pairs together bring. */
export function allPairs(objects: ItHappensObjectCounts, options: ItHappensOptions = {}): number {
  return OBJECTS.reduce((sum, kind) => sum + pairPoints(objects[kind], options), 0);
}

/** Whether so many kinds, the most of all, bring the ten. */
export function hasVariety(kinds: number, most: number, options: ItHappensOptions = {}): boolean {
  return kinds === most && (most > 0 || options.zero_diversity_bonus === true);
}
