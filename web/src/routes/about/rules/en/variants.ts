import type { Clause } from "../../texts";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "lower=any_if_missing": ["RW-13 RW-14", "If your tile is not to be had, you may take any lower one that lies open."],
  "lower=any": ["RW-12 RW-13 RW-14", "You may take any open tile up to your total, even if the exact one lies there."],
  "decline_steal=forced": ["RW-13 RX-14", "If you can steal, you must: no lower tile instead."],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "The highest open tile is turned over even when the one who failed had no tile.",
  ],
  "flip_returned=true": ["RW-18", "The highest open tile is turned over even if it is the one just given back."],
  "voluntary_fail=always": ["RW-10", "After keeping you may always stop with nothing, even with a tile in reach."],
  "voluntary_fail=never": ["RW-10", "You cannot stop with nothing: without a tile in reach you must throw on."],
  "tiebreak=shared": ["RW-23 RX-23", "Equal numbers of worms share the rank; tiles do not decide."],
  "golden_faces=standard": ["RX-05 RX-17", "The golden die has the faces 1 to 5 and a worm, like the others."],
  "low_tiles_need_worm=false": ["RX-08", "11 and 13 can be taken without a worm."],
  "weasel_after_fail=false": ["RX-18", "The weasel does not help when a throw brought nothing new."],
  "end_ignores_low_tiles=true": ["RX-22", "The game ends when no tile from 21 up lies open; 11 and 13 do not count."],
  "one_low_tile_per_player=true": ["RX-08", "Nobody may have both 11 and 13."],
  "hen_fail_turns_tile=true": ["RX-15", "The highest open tile is turned over even when the hen is lost."],
  "displaced_first=true": ["RX-15", "The specialist of the turned tile moves before the one of the player."],
  "skip_timing=before_roll": ["IH-13", "You can skip your turn only before the throw."],
  "dummy_start_worms=2": ["IH-24", "The third color begins with two worm tiles."],
  "deck=custom": ["", "The mound cards are your own."],
  "open_points=true": ["IH-18", "Point tiles lie face up."],
  "pair_points=per_pair": ["IH-20", "Each pair of the same object brings five: four of a kind are two pairs."],
  "zero_diversity_bonus=true": ["IH-21", "If nobody has any object, everybody gets the ten."],
  "next_start=winner": ["HW-06", "The winner of a deal begins the next one."],
  "next_start=loser": ["HW-06", "The loser of a deal begins the next one."],
  "next_start=same": ["HW-06", "The same player begins every deal."],
  "fate_ties=input_order": ["HW-05", "Of two fate cards with the same score, the one drawn first is taken first."],
  "many_uncoloured=false": ["HW-10", "A grey card opens no row while there is one without a color."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Whoever must take the poison takes it alone; the row stays where it is, with the card played.",
  ],
  out_bonus: ["HW-16", "Going out brings {n} points."],
  deals: ["HW-17", "The match has {n} deals."],
};

export default variants;
