import { loadBook } from "../../games/books";
import { GAME_IDS, editionOf } from "../../games/described";
import type { RulesBook, RulesPage } from "../../games/rules";
import type { Language } from "../../lib/settings/settings.svelte";
import type { AnyOptions, GameId } from "../../lib/wire/types";

/** A page of words: parts with an optional heading, each of a few paragraphs. */
export interface Page {
  lead: string;
  parts: { heading: string; text: string[] }[];
}

/** The pages that are only words. */
const PAGE_KEYS = ["fair", "privacy", "credits"] as const;
export type PageKey = (typeof PAGE_KEYS)[number];
export type Pages = Record<PageKey, Page>;

/** In the place of a paragraph: who made the games, as each of them says. */
export const AUTHORS = "{authors}";

const languages = import.meta.glob<{ default: Pages }>("./texts/*.ts");

/** A page in a language; only that language is loaded. */
export async function loadPage(key: PageKey, language: Language): Promise<Page> {
  const page = (await languages[`./texts/${language}.ts`]!()).default[key];
  const hasAuthors = page.parts.some(({ text }) => text.includes(AUTHORS));
  return hasAuthors ? withAuthors(page, await loadAuthors(language)) : page;
}

function withAuthors({ lead, parts }: Page, authors: string): Page {
  const put = (text: string) => (text === AUTHORS ? authors : text);
  return { lead, parts: parts.map(({ heading, text }) => ({ heading, text: text.map(put) })) };
}

async function loadAuthors(language: Language): Promise<string> {
  const books = await Promise.all(GAME_IDS.map((game) => loadBook(game, language)));
  return books
    .map(({ authors }) => authors)
    .filter(Boolean)
    .join(" ");
}

/** Whether this is a page of words; everything else is the name of a game, whether this client knows it or not. */
export function isPage(key: string): key is PageKey {
  return (PAGE_KEYS as readonly string[]).includes(key);
}

/** The pages that rule a game: in an edition first what it adds, then the game itself. */
export function pagesOf({ page, editions }: RulesBook, game: GameId, options: AnyOptions = {}): RulesPage[] {
  const more = editions[editionOf(game, options)?.option ?? ""];
  return more ? [more, page] : [page];
}
