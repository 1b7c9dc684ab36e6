/**
 * The words of the page: those of the reader's language, and only the parts that are needed. `scripts/parts.mjs` says
 * what is in which; whoever shows something loads its part before, and all parts come again in another language.
 */
import { LANGUAGES, type Locale } from "./language";
import type { Message, Texts } from "./told";

/** Some messages in one language. */
interface Part {
  /** What is named in code. */
  said: Record<string, Message>;
  /** What is found by rule. */
  told: Record<string, Message>;
}

const files = import.meta.glob<Part>("../messages/texts/*/*.json", { import: "default" });

/** What is named in code, of all parts. */
export const SAID: Texts = nothing();
const told: Record<string, Texts> = {};
const loaded: Record<string, true> = {};
const wanted: string[] = ["first"];
/** The last language of which everything was there. */
let spoken: Locale = "en";
/** Counts what has come, so that what is shown too early is shown again. */
let n_arrived = $state(0);

/** What a part has that is found by rule, as far as it has come. */
export function toldBy(part: string): Texts {
  return (told[part] ??= nothing());
}

/** Loads a part, in the language that is spoken. */
export async function need(part: string): Promise<void> {
  if (!wanted.includes(part)) wanted.push(part);
  while (!isHere(spoken, part)) await load(spoken, part);
}

/** Loads in a language everything that was needed so far. */
export async function learn(language: Locale): Promise<void> {
  for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language))
    await Promise.all(missing.map((part) => load(language, part)));
  spoken = language;
}

/** The language in which the page can speak: the chosen one as soon as its words are here. */
export function spokenOf(chosen: Locale): Locale {
  lookAgain();
  return missingIn(chosen).length === 0 ? chosen : spoken;
}

/** Makes whatever shows words that are not here yet look again when some have come. */
export function lookAgain(): void {
  void n_arrived;
}

function missingIn(language: Locale): string[] {
  return wanted.filter((part) => !isHere(language, part));
}

function isHere(language: Locale, part: string): boolean {
  return loaded[`${language} ${part}`] ?? false;
}

async function load(language: Locale, part: string): Promise<void> {
  // A game may have no words.
  const file = await files[`../messages/texts/${language}/${part}.json`]?.();
  Object.assign(SAID[language], file?.said);
  Object.assign(toldBy(part)[language], file?.told);
  loaded[`${language} ${part}`] = true;
  n_arrived += 1;
}

function nothing(): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, {}])) as Texts;
}
