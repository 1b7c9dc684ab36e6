import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "skip_timing=before_roll": ["IH-13", "You can skip your turn only before the throw."],
  "dummy_start_worms=2": ["IH-24", "The third color begins with two worm tiles."],
  "deck=custom": ["", "The mound cards are your own."],
  "open_points=true": ["IH-18", "Point tiles lie face up."],
  "pair_points=per_pair": ["IH-20", "Each pair of the same object brings five: four of a kind are two pairs."],
  "zero_diversity_bonus=true": ["IH-21", "If nobody has any object, everybody gets the ten."],
};

export default variants;
