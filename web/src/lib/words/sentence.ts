/** Effects and refusals become sentences by rule: crates/words/README.md has it, `crates/words` keeps it as well. */
import { getLocale, type Locale } from "./language";
import { Fields, SEATS, seatOf } from "./fields";
import { fill, find, textOf } from "./format";
import type { Message, Told } from "./told";

/** Who reads, and the names of those whom it is about. */
export interface Reader {
  /** The names at the table, by seat. */
  names: readonly string[];
  /** The reader's own seat; nothing for one who only watches. */
  me: number | null;
  /** The reader's language, if not that of the page. */
  language?: Locale;
}

/** What an effect of a game is to a reader, in a sentence; nothing if it is not worth one. */
export function sentence(words: Told, effect: unknown, reader: Reader): string | null {
  if (!isObject(effect)) return null;
  const language = reader.language ?? getLocale();
  const message = messageOf(words, effect, reader.me, language);
  if (message === null) return null;
  const fields = new Fields(words, effect, reader.names, language);
  const form = textOf(message, fields, language);
  const text = fill(form, fields);
  const first = /^\{(\w+)\}/.exec(form)?.[1];
  return first !== undefined && fields.isWord(first) ? capital(text) : text;
}

/** What effects are to a reader, in sentences one after the other; those that are not worth one are left out. */
export function sentences(words: Told, effects: readonly unknown[], reader: Reader): string {
  return effects.flatMap((effect) => sentence(words, effect, reader) ?? []).join(" ");
}

/** Why the rules of a game refuse something, in words; nothing if the catalogue does not know the code. */
export function refusal(words: Told, refused: unknown, reader: Reader): string | null {
  if (!isObject(refused) || typeof refused["code"] !== "string") return null;
  return phrase(words, refused["code"], isObject(refused["args"]) ? refused["args"] : {}, reader);
}

/** The message with a key, given the fields of something; nothing if there is none. */
export function phrase(words: Told, key: string, given: object, reader: Reader): string | null {
  const language = reader.language ?? getLocale();
  const message = find(words, key, language);
  if (message === null) return null;
  const fields = new Fields(words, given as Record<string, unknown>, reader.names, language);
  return fill(textOf(message, fields, language), fields);
}

/** The message for the kind and the reason, best the one that speaks to the reader. */
function messageOf(words: Told, effect: Record<string, unknown>, me: number | null, language: Locale): Message | null {
  const { type, why } = effect;
  if (typeof type !== "string") return null;
  const key = `${words.prefix}_fx_${type}${typeof why === "string" ? `_${why}` : ""}`;
  const mine = SEATS.filter((field) => me !== null && seatOf(effect[field]) === me);
  const keys = [...mine.map((field) => (field === "seat" ? `${key}_you` : `${key}_${field}_you`)), key];
  return keys.reduce<Message | null>((found, one) => found ?? find(words, one, language), null);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}
