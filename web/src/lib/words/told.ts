/** The words of a game's effects and refusals, which are found by rule. */
import { described } from "../../games/described";
import type { Locale } from "./language";
import { need, toldBy } from "./parts.svelte";

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

/** The words of a game; nothing for one that says nothing. */
export async function told(game: string): Promise<Told | null> {
  await need(game);
  const texts = toldBy(game);
  const isSilent = Object.values(texts).every((messages) => Object.keys(messages).length === 0);
  return isSilent ? null : { prefix: described(game).about.area, texts };
}
