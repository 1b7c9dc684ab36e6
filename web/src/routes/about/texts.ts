import type { Language } from "../../lib/state/settings.svelte";
import type { AnyOptions } from "../../lib/wire/types";
import { number } from "../../lib/words/numbers";

/** A page of words: parts with an optional heading, each of a few paragraphs. */
export interface Page {
  lead: string;
  parts: { heading: string; text: string[] }[];
}

/** The pages that are only words. */
export type PageKey = "fair" | "privacy" | "credits";
export type Pages = Record<PageKey, Page>;

/** A sentence or two of the rules, with the numbers of the rules that it tells: "RW-18 RW-19". */
export type Clause = [rules: string, text: string];

/** The rules of a game. */
export interface RulesPage {
  lead: string;
  parts: { heading: string; text: Clause[] }[];
}
export type RulesKey = "regenwormen" | "regenwormen-expansion" | "it-happens" | "holzwurm";
export type RulesPages = Record<RulesKey, RulesPage>;

/** All rules in a language, and what other switches of a table change in them. */
export interface Rules {
  default: RulesPages;
  variants: Record<string, Clause>;
}

const languages = import.meta.glob<{ default: Pages }>("./texts/*.ts");
const rules = import.meta.glob<Rules>("./rules/*.ts");

/** All pages in a language; only that language is loaded. */
export async function loadPages(language: Language): Promise<Pages> {
  return (await languages[`./texts/${language}.ts`]!()).default;
}

/** The rules in a language. */
export function loadRules(language: Language): Promise<Rules> {
  return rules[`./rules/${language}.ts`]!();
}

/** Whether a page tells the rules of a game. */
export function isRules(key: string): key is RulesKey {
  return ["regenwormen", "regenwormen-expansion", "it-happens", "holzwurm"].includes(key);
}

/** The pages that rule a game: with the expansion first what it adds, then the game itself. */
export function pagesOf(game: RulesKey, options: AnyOptions = {}): RulesKey[] {
  return game === "regenwormen" && "expansion" in options && options.expansion
    ? ["regenwormen-expansion", game]
    : [game];
}

/** What the usual table has; only what differs is told. */
const USUAL: Record<string, unknown> = { out_bonus: 30, deals: 3 };

/** What differs at a table, each with the rules that it changes. */
export function variantsOf(options: AnyOptions, variants: Record<string, Clause>): Clause[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (USUAL[key] === value) return [];
    const clause = variants[`${key}=${String(value)}`] ?? variants[key];
    return clause
      ? [
          [
            clause[0],
            clause[1].replace("{n}", typeof value === "number" ? number(value) : String(value)),
          ] satisfies Clause,
        ]
      : [];
  });
}

/** Whether two lists of rules have one in common. */
export function touches(one: string, other: string): boolean {
  const list = other.split(" ");
  return one !== "" && one.split(" ").some((rule) => list.includes(rule));
}
