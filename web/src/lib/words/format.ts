/** Messages that are found while the client runs; `crates/words/src/message.rs` does the same in Rust. */
import { getLocale, type Locale } from "./language";
import { number } from "./numbers";
import type { Message, Texts } from "./told";

/** What a case is compared with: a number, or a word; nothing if the argument is missing. */
export type Raw = number | string | null;

/** Where a text finds what it decides by, and what it shows. */
export interface Arguments {
  raw(name: string): Raw;
  shown(name: string): string;
}

/** What has messages: the words of a game, or some of all. */
interface Words {
  texts: Texts;
}

/** Says a message by its key; nothing if there is none. What is missing is left out, and "none" for cases. */
export function message(
  words: Words,
  key: string,
  given: Record<string, number | string>,
  language: Locale = getLocale(),
): string | null {
  const found = find(words, key, language);
  const raw = (name: string) => given[name] ?? null;
  const shown = (name: string) => {
    const value = raw(name) ?? "";
    return typeof value === "number" ? number(value, language) : value;
  };
  return found === null ? null : fill(textOf(found, { raw, shown }, language), { raw, shown });
}

/** The message of a key, if there is one. */
export function find(words: Words, key: string, language: Locale): Message | null {
  const texts = words.texts[language];
  return Object.hasOwn(texts, key) ? texts[key]! : null;
}

/** The text of a message that holds, with its braces. */
export function textOf(message: Message, given: Arguments, language: Locale): string {
  if (typeof message === "string") return message;
  const [{ declarations, selectors, match }] = message;
  const values = new Map(selectors.map((name) => [name, valueOf(name, declarations, given, language)]));
  const fits = (when: string) =>
    when.split(",").every((part) => {
      const [name, value] = part.trim().split("=") as [string, string];
      return value === "*" || value === values.get(name);
    });
  return Object.entries(match).find(([when]) => fits(when))?.[1] ?? "";
}

/** Puts arguments in the place of the names between braces. */
export function fill(text: string, given: Arguments): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => given.shown(name));
}

function valueOf(selector: string, declarations: string[], given: Arguments, language: Locale): string {
  const local = declarations.find((line) => line.startsWith(`local ${selector} = `));
  if (!local) return String(given.raw(selector) ?? "none");
  const counted = /= (\w+): plural$/.exec(local)?.[1] ?? "";
  return isOne(String(given.raw(counted) ?? ""), language) ? "one" : "other";
}

/** Whether a language treats a count as one: French does so below two, the others for 1 without a point. */
function isOne(count: string, language: Locale): boolean {
  const figures = count.replaceAll(",", ".").replace(/^[-−]+/, "");
  return language === "fr" ? figures !== "" && Number(figures) < 2 : figures === "1";
}
