import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "skip_timing=before_roll": ["IH-13", "Aussetzen kann man nur vor dem Wurf."],
  "dummy_start_worms=2": ["IH-24", "Die dritte Farbe beginnt mit zwei Wurmplättchen."],
  "deck=custom": ["", "Die Hügelkarten sind eure eigenen."],
  "open_points=true": ["IH-18", "Punkteplättchen liegen offen."],
  "pair_points=per_pair": ["IH-20", "Jedes Paar desselben Gegenstands bringt fünf: Vier Gleiche sind zwei Paare."],
  "zero_diversity_bonus=true": ["IH-21", "Hat niemand einen Gegenstand, bekommen alle die zehn Punkte."],
};

export default variants;
