import type { Clause } from "../../../rules";

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
};

export default variants;
