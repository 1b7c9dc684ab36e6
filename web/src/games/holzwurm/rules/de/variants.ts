import type { Clause } from "../../../rules";

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
const variants: Record<string, Clause> = {
  "next_start=winner": ["HW-06", "Wer einen Durchgang gewinnt, beginnt den nächsten."],
  "next_start=loser": ["HW-06", "Wer einen Durchgang verliert, beginnt den nächsten."],
  "next_start=same": ["HW-06", "Jeden Durchgang beginnt dieselbe Person."],
  "fate_ties=input_order": ["HW-05", "Von zwei Schicksalskarten mit gleichem Wert geht die zuerst gezogene zuerst."],
  "many_uncoloured=false": ["HW-10", "Eine graue Karte eröffnet keine Reihe, solange es eine ohne Farbe gibt."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Wer das Gift nehmen muss, nimmt nur das Gift; die Reihe bleibt liegen, samt der gespielten Karte.",
  ],
  out_bonus: ["HW-16", "Wer Schluss macht, bekommt {n} Punkte."],
  deals: ["HW-17", "Die Partie hat {n} Durchgänge."],
};

export default variants;
