import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "lower=any_if_missing": [
    "RW-13 RW-14",
    "Si ton domino n’est pas à prendre, tu peux choisir n’importe quel domino visible plus bas.",
  ],
  "lower=any": [
    "RW-12 RW-13 RW-14",
    "Tu peux prendre n’importe quel domino visible jusqu’à ton total, même si celui du total exact est là.",
  ],
  "decline_steal=forced": ["RW-13 RX-14", "Qui peut chiper doit chiper : pas de domino plus bas à la place."],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "Le plus haut domino visible est retourné même si le joueur n’avait rien à rendre.",
  ],
  "flip_returned=true": [
    "RW-18",
    "Le plus haut domino visible est retourné même si c’est celui qu’on vient de rendre.",
  ],
  "voluntary_fail=always": [
    "RW-10",
    "Après avoir gardé des dés, tu peux toujours t’arrêter sans rien, même avec un domino à portée.",
  ],
  "voluntary_fail=never": ["RW-10", "On ne s’arrête pas sans rien : sans domino à portée, il faut relancer."],
  "tiebreak=shared": ["RW-23 RX-23", "À nombre de vers égal, on partage le rang ; les dominos ne décident pas."],
  "golden_faces=standard": ["RX-05 RX-17", "Le dé doré montre 1 à 5 et un ver, comme les autres."],
  "low_tiles_need_worm=false": ["RX-08", "11 et 13 se prennent sans ver."],
  "weasel_after_fail=false": ["RX-18", "La belette n’aide pas quand un jet n’apporte rien de nouveau."],
  "end_ignores_low_tiles=true": [
    "RX-22",
    "La partie finit quand plus aucun domino à partir de 21 n’est visible ; 11 et 13 ne comptent pas.",
  ],
  "one_low_tile_per_player=true": ["RX-08", "Personne ne peut avoir à la fois le 11 et le 13."],
  "hen_fail_turns_tile=true": ["RX-15", "Le plus haut domino visible est retourné même quand la poule s’en va."],
  "displaced_first=true": ["RX-15", "Le spécialiste du domino retourné se déplace avant celui que tu perds."],
};

export default variants;
