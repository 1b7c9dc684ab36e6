/** The words of a game's effects and refusals, which are found by rule; `scripts/messages.mjs` writes them. */
import type { Locale } from "../messages/runtime.js";

/** A text with arguments in braces, or texts for cases. */
export type Message = string | [Form];

interface Form {
  /** "input n", or "local p = n: plural". */
  declarations: string[];
  selectors: string[];
  /** A text for each case, "p=one, me=yes"; the first that fits holds. */
  match: Record<string, string>;
}

/** Messages by key, in all languages. */
export type Texts = Record<Locale, Record<string, Message>>;

/** What a game says. */
export interface Told {
  /** How its keys begin: "rw". */
  prefix: string;
  texts: Texts;
}

const files = import.meta.glob<Told>("../../../messages/told/*.json", { import: "default" });

/** The words of a game; nothing for one that says nothing. */
export async function told(game: string): Promise<Told | null> {
  return (await files[`../../../messages/told/${game}.json`]?.()) ?? null;
}
