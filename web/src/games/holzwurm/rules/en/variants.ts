import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
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
