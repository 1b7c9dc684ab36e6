/** Lists as each language joins them; `crates/words/src/list.rs` does the same. */
import { getLocale, type Locale } from "./language";

const AND: Record<Locale, string> = { en: "and", nl: "en", de: "und", fr: "et" };

/** Joins what a sentence counts up: "a, b and c". */
export function list(items: string[], language: Locale = getLocale()): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${AND[language]} ${last}`;
}
