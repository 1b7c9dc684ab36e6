import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "skip_timing=before_roll": ["IH-13", "Je kunt je beurt alleen vóór de worp overslaan."],
  "dummy_start_worms=2": ["IH-24", "De derde kleur begint met twee wormtegels."],
  "deck=custom": ["", "De heuvelkaarten zijn van jullie zelf."],
  "open_points=true": ["IH-18", "Puntentegels liggen open."],
  "pair_points=per_pair": ["IH-20", "Elk paar van hetzelfde voorwerp levert vijf op: vier dezelfde zijn twee paren."],
  "zero_diversity_bonus=true": ["IH-21", "Heeft niemand een voorwerp, dan krijgt iedereen de tien punten."],
};

export default variants;
