import { number } from "../lib/words/numbers";
import type { AnyOptions } from "../lib/wire/types";
import { described, usualOf } from "./described";

/** A sentence or two of the rules, with the numbers of the rules that it tells: "RW-18 RW-19". */
export type Clause = [rules: string, text: string];

/** The rules of a game, or what an edition adds to them. */
export interface RulesPage {
  lead: string;
  parts: { heading: string; text: Clause[] }[];
}

/** All that is told about a game in one language. */
export interface RulesBook {
  page: RulesPage;
  /** What an edition adds, by the option that makes it. */
  editions: Record<string, RulesPage>;
  /** What differs at a table with other switches, by the switch and its value ("lower=any"), or by the switch alone. */
  variants: Record<string, Clause>;
  /** Who made it, in a sentence. */
  authors: string;
}

/** What differs at a table, each with the rules that it changes. */
export function variantsOf(game: string, options: AnyOptions, variants: RulesBook["variants"]): Clause[] {
  const usual = new Map(described(game).options.map((info) => [info.name, usualOf(info)]));
  return Object.entries(options).flatMap(([key, value]) => {
    if (usual.get(key) === value) return [];
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
