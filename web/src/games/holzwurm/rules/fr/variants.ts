import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "next_start=winner": ["HW-06", "Qui gagne une donne commence la suivante."],
  "next_start=loser": ["HW-06", "Qui perd une donne commence la suivante."],
  "next_start=same": ["HW-06", "C’est toujours la même personne qui commence."],
  "fate_ties=input_order": ["HW-05", "De deux cartes du destin de même valeur, la première tirée part d’abord."],
  "many_uncoloured=false": ["HW-10", "Une carte grise n’ouvre pas de rangée tant qu’il y en a une sans couleur."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Qui doit prendre le poison le prend seul ; la rangée reste, avec la carte jouée.",
  ],
  out_bonus: ["HW-16", "Sortir rapporte {n} points."],
  deals: ["HW-17", "La partie compte {n} donnes."],
};

export default variants;
