/**
 * Follows a match from its events alone, as after a reload, when nobody has kept the views between them: rows, fate and
 * how many cards everybody has. The rules of docs/rules decide; records of the repository prove that it comes out as the
 * server shows it. Hands and scores stay unknown.
 */
import type {
  HolzwurmAction,
  HolzwurmAnyCard,
  HolzwurmCard,
  HolzwurmEnd,
  HolzwurmOptions,
  HolzwurmRowView,
  HolzwurmSeen,
  HolzwurmView,
} from "../../lib/wire/types";
import { colorOf, effect, ORDER, scoreOf } from "./cards";

/** How many cards everybody gets, by the number of players (HW-04). */
const HANDS: Record<number, number> = { 2: 15, 3: 15, 4: 15, 5: 12, 6: 10 };

/** The table before the first deal. */
export function beginning(players: number, first: number, options: HolzwurmOptions): HolzwurmView {
  const seats = Array.from({ length: players }, () => ({ n_cards: 0, known: [], score: 0 }));
  return { deal: 0, deals: options.deals ?? 3, starter: first, seats, rows: [], fate: [] };
}

/** The fate row, bottom to top (HW-05). */
function fateRow(drawn: readonly HolzwurmCard[], options: HolzwurmOptions): HolzwurmAnyCard[] {
  const color = (card: HolzwurmAnyCard) => ORDER.indexOf(card[0] ?? "");
  const tie = (a: HolzwurmCard, b: HolzwurmCard) =>
    options.fate_ties === "input_order" ? drawn.indexOf(b) - drawn.indexOf(a) : color(a) - color(b);
  return ["x13", ...drawn.toSorted((a, b) => scoreOf(a) - scoreOf(b) || tie(a, b))];
}

/** A row with one card more: odd ones lie left, even ones right of the first (HW-14). */
function withCard(row: HolzwurmRowView | null, card: HolzwurmCard): HolzwurmRowView {
  const color = colorOf(card);
  const cards = [...(row?.cards ?? []), card];
  const display = scoreOf(card) < 0 ? [card, ...(row?.display ?? [])] : [...(row?.display ?? []), card];
  const own = row?.color ?? (color === "grey" || color === "poison" ? undefined : color);
  return { cards, display, ...(own ? { color: own } : {}) };
}

/** The table after one more event. */
export function follow(before: HolzwurmView, { event, seat }: HolzwurmSeen, options: HolzwurmOptions): HolzwurmView {
  if ("action" in event) return played(before, event.action, seat ?? before.to_act ?? 0, options);
  const { last: _, ...rest } = before;
  const n_cards = HANDS[before.seats.length] ?? 0;
  return {
    ...rest,
    deal: before.deal + 1,
    rows: [],
    fate: fateRow(event.chance.fate, options),
    seats: before.seats.map((one) => ({ ...one, n_cards })),
  };
}

function played(before: HolzwurmView, action: HolzwurmAction, seat: number, options: HolzwurmOptions): HolzwurmView {
  const done = effect(action, before, options);
  const at = action.row;
  const stays = done.safe || done.alone;
  const rows = [...before.rows];
  if (!stays && at !== undefined) rows.splice(at, 1);
  else if (at !== undefined && rows[at]) rows[at] = withCard(rows[at], action.card);
  else rows.push(withCard(null, action.card));
  const more = (stays ? -1 : done.taken.length - 1) + (done.fate ? 1 : 0);
  const seats = before.seats.map((one, i) => (i === seat ? { ...one, n_cards: one.n_cards + more } : one));
  const fate = done.fate ? before.fate.slice(0, -1) : before.fate;
  const end = endOf(done.fate, seats[seat]?.n_cards ?? 1, seat);
  const view = { ...before, rows, fate, seats, to_act: (seat + 1) % before.seats.length };
  return end ? { ...view, last: { end, scores: [], hands: [] } } : view;
}

/** How a deal ended with a play, if it did (HW-15). */
function endOf(fate: HolzwurmAnyCard | null, left: number, seat: number): HolzwurmEnd | null {
  if (fate === "x13") return { type: "poison", seat };
  return left === 0 ? { type: "out", seat } : null;
}
