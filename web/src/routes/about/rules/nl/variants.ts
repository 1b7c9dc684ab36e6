import type { Clause } from "../../texts";

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
  "skip_timing=before_roll": ["IH-13", "Je kunt je beurt alleen vóór de worp overslaan."],
  "dummy_start_worms=2": ["IH-24", "De derde kleur begint met twee wormtegels."],
  "deck=custom": ["", "De heuvelkaarten zijn van jullie zelf."],
  "open_points=true": ["IH-18", "Puntentegels liggen open."],
  "pair_points=per_pair": ["IH-20", "Elk paar van hetzelfde voorwerp levert vijf op: vier dezelfde zijn twee paren."],
  "zero_diversity_bonus=true": ["IH-21", "Heeft niemand een voorwerp, dan krijgt iedereen de tien punten."],
  "next_start=winner": ["HW-06", "Wie een ronde wint, begint de volgende."],
  "next_start=loser": ["HW-06", "Wie een ronde verliest, begint de volgende."],
  "next_start=same": ["HW-06", "Elke ronde begint dezelfde speler."],
  "fate_ties=input_order": ["HW-05", "Van twee noodlotkaarten met dezelfde waarde gaat de eerst getrokken kaart voor."],
  "many_uncoloured=false": ["HW-10", "Een grijze kaart opent geen rij zolang er een rij zonder kleur is."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Wie het gif moet nemen, neemt alleen het gif; de rij blijft liggen, met de gespeelde kaart erbij.",
  ],
  out_bonus: ["HW-16", "Uitgaan levert {n} punten op."],
  deals: ["HW-17", "De partij heeft {n} ronden."],
};

export default variants;
