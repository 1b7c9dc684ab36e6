import { need } from "../lib/words/parts.svelte";
import type { Locale } from "../lib/words/language";
import type { GameId } from "../lib/wire/types";
import { contentOf } from "./content";
import type { RulesBook } from "./rules";

const books = import.meta.glob<RulesBook>(["../../../content/*/rules/*.json", "!**/figures.json"], {
  import: "default",
});

/** The rules of a game in a language; of a game that brings none along, what can be chosen in it. */
export async function loadBook(game: GameId, language: Locale): Promise<RulesBook> {
  const book = await books[contentOf(game, `rules/${language}.json`)]?.();
  if (book) return book;
  const [{ plainRules }] = await Promise.all([import("./generic/rules"), need(game), need("rest")]);
  return plainRules(game);
}
