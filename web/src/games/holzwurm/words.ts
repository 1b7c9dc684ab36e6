/** What is said about a game of Holzwurm: sentences for the log, labels for buttons, numbers of rules. */
import { m } from "../../lib/messages/messages.js";
import type {
  HolzwurmAction,
  HolzwurmAnyCard,
  HolzwurmEnd,
  HolzwurmGlimpse,
  HolzwurmOptions,
  HolzwurmRowView,
  HolzwurmSeen,
  HolzwurmView,
} from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { signed } from "../../lib/words/numbers";
import { colorOf, effect, rowColor, scoreOf } from "./cards";

/** A card by its color and what it scores: "red −7". */
export function cardText(card: HolzwurmAnyCard): string {
  const color = colorOf(card);
  if (color === "poison") return m.hw_poison();
  return m.hw_card({ color: m.hw_color({ color }), score: signed(scoreOf(card)) });
}

/** A row by its color: "red row". */
export function rowText(row: HolzwurmRowView): string {
  return m.hw_row({ color: rowColor(row) });
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a button does, in full. */
export function label(action: HolzwurmAction, view: HolzwurmView, options: HolzwurmOptions = {}): string {
  const card = cardText(action.card);
  const { row, safe, alone, taken, fate } = effect(action, view, options);
  if (!row) return m.hw_label_new({ card });
  if (safe) return m.hw_label_play({ card, row: rowText(row) });
  if (alone) return m.hw_label_alone({ card, row: rowText(row) });
  return m.hw_label_take({ card, row: rowText(row), n: taken.length, fate: fate ? signed(scoreOf(fate)) : "–" });
}

/** A play in a few words, for a table: card and row. */
export function short(action: HolzwurmAction, view: HolzwurmView): string {
  const row = action.row === undefined ? undefined : view.rows[action.row];
  return `${capital(cardText(action.card))} → ${row ? rowText(row) : m.hw_new_row()}`;
}

const yes = (is: boolean) => (is ? "yes" : "no");

/** How a deal ended. */
export function endText(end: HolzwurmEnd, seats: BoardSeat[], me: number | null): string {
  const who = { me: yes(end.seat === me), name: seats[end.seat]?.name ?? "" };
  return end.type === "out" ? m.hw_ended_out(who) : m.hw_ended_poison(who);
}

/** Whether a deal ended between two views. */
export function dealEnded(before: HolzwurmView, after: HolzwurmView): boolean {
  if (!after.last) return false;
  return after.deal !== before.deal || (after.standing !== undefined && before.standing === undefined);
}

/** A row with a card more: a row of grey cards takes the color of the first other one. */
function rowAfter(row: HolzwurmRowView, card: HolzwurmAnyCard): string {
  const color = colorOf(card);
  return m.hw_row({ color: row.color ?? (color === "poison" ? "grey" : color) });
}

function played(
  action: HolzwurmAction,
  before: HolzwurmView | null,
  who: { me: string; name: string },
  options: HolzwurmOptions,
): string {
  const card = cardText(action.card);
  if (action.row === undefined) return m.hw_log_new({ ...who, card });
  if (!before) return m.hw_log_play({ ...who, card });
  const { row, safe, alone, taken, fate } = effect(action, before, options);
  const text = m.hw_log_play({ ...who, card });
  if (!row) return text;
  if (safe) return `${text} ${m.hw_log_count({ row: rowAfter(row, action.card), n: row.cards.length + 1 })}`;
  if (alone) return `${text} ${m.hw_log_alone()}`;
  const took = { ...who, row: rowText(row), n: taken.length, fate: fate ? signed(scoreOf(fate)) : "–" };
  return `${text} ${m.hw_log_took(took)}`;
}

/** A sentence about what was seen, between the view before and the view after it; null when it is not worth one. */
export function sentence(
  seen: HolzwurmSeen,
  before: HolzwurmView | null,
  after: HolzwurmView,
  seats: BoardSeat[],
  me: number | null = null,
  options: HolzwurmOptions = {},
): string | null {
  if ("chance" in seen.event) return m.hw_log_deal_n({ n: after.deal });
  const who = { me: yes(seen.seat !== undefined && seen.seat === me), name: seats[seen.seat ?? -1]?.name ?? "" };
  const text = played(seen.event.action, before, who, options);
  if (!before || !after.last || !dealEnded(before, after)) return text;
  return `${text} ${endText(after.last.end, seats, me)}`;
}

/** The rule behind what an event set off, for "why?"; nothing for what explains itself. */
export function rule(
  event: HolzwurmGlimpse,
  before: HolzwurmView | null = null,
  options: HolzwurmOptions = {},
): string | null {
  if ("chance" in event || !before) return null;
  const { row, safe } = effect(event.action, before, options);
  if (!safe) return "HW-12";
  const gives = row !== null && row.color === undefined && colorOf(event.action.card) !== "grey";
  return gives ? "HW-09" : null;
}
