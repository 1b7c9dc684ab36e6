import type { Piece } from "./game";
import { touches, type RulesPage } from "./rules";

/** A piece with what the rules say of it. */
export interface Told {
  pic: string;
  rule: string;
  text: string;
}

/** What the rules that hold at a table say of its pieces; a piece that they do not know is not there. */
export function toldPieces(pieces: readonly Piece[], pages: readonly RulesPage[]): Told[] {
  const clauses = pages.flatMap(({ parts }) => parts.flatMap(({ text }) => text));
  return pieces.flatMap(({ pics, rule }) => {
    const clause = clauses.find(([rules]) => touches(rules, rule));
    return clause ? [{ pic: pics[0]!, rule, text: clause[1] }] : [];
  });
}

/** The rule about what lies under a finger, the topmost first; nothing where no piece is. */
export function ruleAt(elements: readonly Element[], pieces: readonly Piece[]): string | null {
  for (const element of elements) {
    const named = element.closest<HTMLElement>("[data-rule]")?.dataset["rule"];
    const pic = element.closest("svg")?.querySelector("use")?.getAttribute("href")?.slice(1);
    const rule = named ?? pieces.find(({ pics }) => pics.includes(pic ?? ""))?.rule;
    if (rule) return rule;
  }
  return null;
}
