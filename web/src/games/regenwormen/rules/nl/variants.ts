import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "lower=any_if_missing": ["RW-13 RW-14", "Is jouw tegel niet te halen, dan mag je elke lagere pakken die open ligt."],
  "lower=any": [
    "RW-12 RW-13 RW-14",
    "Je mag elke open tegel tot en met je totaal pakken, ook als de precieze er ligt.",
  ],
  "decline_steal=forced": ["RW-13 RX-14", "Kun je pikken, dan moet je dat doen: een lagere tegel mag dan niet."],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "De hoogste open tegel wordt ook omgedraaid als er na een mislukte beurt geen tegel terug te geven is.",
  ],
  "flip_returned=true": ["RW-18", "De hoogste open tegel wordt ook omgedraaid als het de net teruggegeven tegel is."],
  "voluntary_fail=always": [
    "RW-10",
    "Na het opzijleggen mag je altijd met niets stoppen, ook met een tegel binnen bereik.",
  ],
  "voluntary_fail=never": ["RW-10", "Met niets stoppen kan niet: zonder tegel binnen bereik moet je doorgooien."],
  "tiebreak=shared": ["RW-23 RX-23", "Wie evenveel wormen heeft, deelt de plaats; tegels beslissen niet."],
  "golden_faces=standard": [
    "RX-05 RX-17",
    "De gouden dobbelsteen heeft 1 tot en met 5 en een worm, net als de andere.",
  ],
  "low_tiles_need_worm=false": ["RX-08", "11 en 13 kun je zonder worm pakken."],
  "weasel_after_fail=false": ["RX-18", "De wezel helpt niet als een worp niets nieuws bracht."],
  "end_ignores_low_tiles=true": [
    "RX-22",
    "Het spel is uit als er vanaf 21 geen tegel meer open ligt; 11 en 13 tellen niet mee.",
  ],
  "one_low_tile_per_player=true": ["RX-08", "Niemand mag zowel 11 als 13 hebben."],
  "hen_fail_turns_tile=true": ["RX-15", "De hoogste open tegel wordt ook omgedraaid als de kloek weggaat."],
  "displaced_first=true": ["RX-15", "De specialist van de omgedraaide tegel verhuist vóór die van de speler."],
};

export default variants;
