import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "lower=any_if_missing": [
    "RW-13 RW-14",
    "Ist deine Portion nicht zu haben, darfst du jede niedrigere nehmen, die offen liegt.",
  ],
  "lower=any": [
    "RW-12 RW-13 RW-14",
    "Du darfst jede offene Portion bis zu deiner Summe nehmen, auch wenn die genau passende dort liegt.",
  ],
  "decline_steal=forced": [
    "RW-13 RX-14",
    "Wer stibitzen kann, muss stibitzen; eine niedrigere Portion gibt es dann nicht.",
  ],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "Die höchste offene Portion wird auch umgedreht, wenn bei einem Fehlversuch keine zurückgeht.",
  ],
  "flip_returned=true": [
    "RW-18",
    "Die höchste offene Portion wird auch umgedreht, wenn es die eben zurückgegebene ist.",
  ],
  "voluntary_fail=always": [
    "RW-10",
    "Nach dem Herauslegen darfst du immer ohne Portion aufhören, auch wenn eine in Reichweite ist.",
  ],
  "voluntary_fail=never": [
    "RW-10",
    "Ohne Portion aufhören geht nicht: Ist keine in Reichweite, musst du weiterwürfeln.",
  ],
  "tiebreak=shared": ["RW-23 RX-23", "Bei gleich vielen Würmern wird der Platz geteilt; Portionen entscheiden nicht."],
  "golden_faces=standard": ["RX-05 RX-17", "Der goldene Würfel zeigt 1 bis 5 und einen Wurm wie die anderen."],
  "low_tiles_need_worm=false": ["RX-08", "11 und 13 kann man ohne Wurm nehmen."],
  "weasel_after_fail=false": ["RX-18", "Das Wiesel hilft nicht, wenn ein Wurf nichts Neues gebracht hat."],
  "end_ignores_low_tiles=true": [
    "RX-22",
    "Das Spiel endet, wenn ab 21 nichts mehr offen liegt; 11 und 13 zählen nicht.",
  ],
  "one_low_tile_per_player=true": ["RX-08", "Niemand darf 11 und 13 zugleich haben."],
  "hen_fail_turns_tile=true": ["RX-15", "Die höchste offene Portion wird auch umgedreht, wenn das Huhn geht."],
  "displaced_first=true": [
    "RX-15",
    "Der Spezialist der umgedrehten Portion zieht vor dem um, den der Fehlversuch kostet.",
  ],
};

export default variants;
