/** Reading cards and rows: what a card scores, whether it stays, what comes with it when it does not. */
import type {
  HolzwurmAction,
  HolzwurmAnyCard,
  HolzwurmCard,
  HolzwurmColor,
  HolzwurmOptions,
  HolzwurmRowView,
  HolzwurmView,
} from "../../lib/wire/types";

const LETTERS: Record<string, HolzwurmColor> = {
  y: "yellow",
  r: "red",
  g: "green",
  p: "purple",
  b: "blue",
  n: "grey",
};
export const ORDER = "yrgpbnx";

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

/** What a play does. */
export interface Effect {
  action: HolzwurmAction;
  /** The row it goes to; none for a new one. */
  row: HolzwurmRowView | null;
  /** Whether the card stays on the table (HW-11). */
  safe: boolean;
  /** Whether only the poison comes and the row stays, by the rule of the table. */
  alone: boolean;
  /** What is taken up when it does not: the row and the card. */
  taken: HolzwurmCard[];
  /** The fate card that comes with it. */
  fate: HolzwurmAnyCard | null;
  /** How much more the hand scores. */
  delta: number;
}

/** What a play does, as the table shows it. */
export function effect(action: HolzwurmAction, view: HolzwurmView, options: HolzwurmOptions = {}): Effect {
  const row = action.row === undefined ? null : (view.rows[action.row] ?? null);
  const safe = numberOf(action.card) > (row?.cards.length ?? 0);
  const gone = -scoreOf(action.card);
  if (safe || !row) return { action, row, safe: true, alone: false, taken: [], fate: null, delta: gone };
  const fate = view.fate.at(-1) ?? null;
  const more = fate ? scoreOf(fate) : 0;
  const alone = options.poison_takes_row === false && fate === "x13";
  if (alone) return { action, row, safe, alone, taken: [], fate, delta: gone + more };
  return { action, row, safe, alone, taken: [...row.cards, action.card], fate, delta: total(row.cards) + more };
}

/** The mark on a card in hand: nothing to fear, or how many cards would come at least. */
export function mark(
  card: HolzwurmCard,
  legal: HolzwurmAction[],
  view: HolzwurmView,
  options: HolzwurmOptions = {},
): "safe" | number | null {
  const all = legal.filter((action) => action.card === card).map((action) => effect(action, view, options));
  if (all.length === 0) return null;
  if (all.some((one) => one.safe)) return "safe";
  return Math.min(...all.map((one) => one.taken.length + (one.fate ? 1 : 0)));
}
