import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "skip_timing=before_roll": ["IH-13", "On ne peut passer son tour qu’avant le jet."],
  "dummy_start_worms=2": ["IH-24", "La troisième couleur commence avec deux tuiles ver."],
  "deck=custom": ["", "Les cartes de termitières sont les vôtres."],
  "open_points=true": ["IH-18", "Les tuiles de points sont visibles."],
  "pair_points=per_pair": ["IH-20", "Chaque paire du même objet rapporte cinq : quatre pareils font deux paires."],
  "zero_diversity_bonus=true": ["IH-21", "Si personne n’a d’objet, tous reçoivent les dix."],
};

export default variants;
