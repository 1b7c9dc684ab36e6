import type { Language } from "../../lib/state/settings.svelte";

/** A page of words: parts with an optional heading, each of a few paragraphs. */
export interface Page {
  lead: string;
  parts: { heading: string; text: string[] }[];
}

/** The pages that are only words. */
export type PageKey = "regenwormen" | "regenwormen-expansion" | "it-happens" | "holzwurm" | "fair" | "privacy" | "credits";
export type Pages = Record<PageKey, Page>;

const languages = import.meta.glob<{ default: Pages }>("./texts/*.ts");

/** All pages in a language; only that language is loaded. */
export async function loadPages(language: Language): Promise<Pages> {
  return (await languages[`./texts/${language}.ts`]!()).default;
}
