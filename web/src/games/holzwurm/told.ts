/** How Holzwurm speaks of what happened: its part of the catalogue, which `scripts/messages.mjs` writes. */
import { message } from "../../lib/words/format";
import type { Told } from "../../lib/words/told";
import words from "../../../messages/told/holzwurm.json";

export const WORDS = words as unknown as Told;

/** What a field of an effect is called: the card "r7", the color "red" of a row. */
export function called(field: "card" | "color", word: string): string {
  return message(WORDS, `hw_${field}_${word}`, {}) ?? word;
}
