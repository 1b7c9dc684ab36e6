/** How Holzwurm speaks of what happened: its part of the catalogue, which is loaded with it. */
import { message } from "../../lib/words/format";
import { toldBy } from "../../lib/words/parts.svelte";
import { sentences, type Reader } from "../../lib/words/sentence";
import type { Told } from "../../lib/words/told";
import type { HolzwurmEffect } from "../../lib/wire/types";

export const WORDS: Told = { prefix: "hw", texts: toldBy("holzwurm") };

/** What effects are to a reader, in sentences. */
export function toldTo(reader: Reader, effects: readonly HolzwurmEffect[]): string {
  return sentences(WORDS, effects, reader);
}

/** What a field of an effect is called: the card "r7", the color "red" of a row. */
export function called(field: "card" | "color", word: string): string {
  return message(WORDS, `hw_${field}_${word}`, {}) ?? word;
}
