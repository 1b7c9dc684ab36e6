import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
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
