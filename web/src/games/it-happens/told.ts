/** How It Happens.. speaks of what happened: its part of the catalogue, which is loaded with it. */
import type { ItHappensEffect } from "../../lib/wire/types";
import { toldBy } from "../../lib/words/parts.svelte";
import { sentences, type Reader } from "../../lib/words/sentence";
import type { Told } from "../../lib/words/told";

export const WORDS: Told = { prefix: "ih", texts: toldBy("it-happens") };

/** What effects are to a reader, in sentences; those that are not worth one are left out. */
export function said(effects: readonly ItHappensEffect[], reader: Reader): string {
  return sentences(WORDS, effects, reader);
}
