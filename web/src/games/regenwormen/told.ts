/** How Regenwormen speaks of what happened: its part of the catalogue, which is loaded with it. */
import { toldBy } from "../../lib/words/parts.svelte";
import { sentence } from "../../lib/words/sentence";
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
  const names = seats.map(({ name }) => name);
  const sentences = effects.map((effect) => sentence(WORDS, effect, { names, me }));
  return sentences.filter((text) => text !== null).join(" ");
}
