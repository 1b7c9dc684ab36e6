/** Reading cards: their color, their number and what is printed on them. */
import type { HolzwurmAnyCard, HolzwurmColor, HolzwurmRowView } from "../../lib/wire/types";

const LETTERS: Record<string, HolzwurmColor> = {
  y: "yellow",
  r: "red",
  g: "green",
  p: "purple",
  b: "blue",
  n: "grey",
};
const ORDER = "yrgpbnx";

export type Sort = "color" | "value";

/** The color of a card; the poison card has its own. */
export function colorOf(card: HolzwurmAnyCard): HolzwurmColor | "poison" {
  return LETTERS[card[0] ?? ""] ?? "poison";
}

/** The number on a card. */
export function numberOf(card: HolzwurmAnyCard): number {
  return Number(card.slice(1));
}

/** What a card scores: even ones plus, odd ones minus (HW-03). */
export function scoreOf(card: HolzwurmAnyCard): number {
  const n = numberOf(card);
  return n % 2 === 0 ? n : -n;
}

/** What cards score together. */
export function total(cards: HolzwurmAnyCard[]): number {
  return cards.reduce((all, card) => all + scoreOf(card), 0);
}

/** The cards by color and number, or by what they score, the best last. */
export function sorted<Card extends HolzwurmAnyCard>(cards: Card[], sort: Sort): Card[] {
  const color = (card: Card) => ORDER.indexOf(card[0] ?? "x");
  const byColor = (a: Card, b: Card) => color(a) - color(b) || numberOf(a) - numberOf(b);
  if (sort === "color") return cards.toSorted(byColor);
  return cards.toSorted((a, b) => scoreOf(a) - scoreOf(b) || byColor(a, b));
}

/** The color a row shows: grey while it has none. */
export function rowColor(row: HolzwurmRowView): HolzwurmColor {
  return row.color ?? "grey";
}
