/** How Regenwormen speaks of what happened: its part of the catalogue, which is loaded with it. */
import { toldBy } from "../../lib/words/parts.svelte";
import { sentences, type Reader } from "../../lib/words/sentence";
import type { Told } from "../../lib/words/told";
import type { Effect } from "./effects";

export const WORDS: Told = { prefix: "rw", texts: toldBy("regenwormen") };

/** A name, as far as words need seats. */
export interface Named {
  name: string;
  level?: string;
}

/** Effects in sentences, one after the other. */
export function said(effects: readonly Effect[], seats: readonly Named[], me: number | null): string {
  return toldTo({ names: seats.map(({ name }) => name), me }, effects);
}

/** The same, to a reader. */
export function toldTo(reader: Reader, effects: readonly Effect[]): string {
  return sentences(WORDS, effects, reader);
}
