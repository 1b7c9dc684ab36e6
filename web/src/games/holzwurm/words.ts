/** What is said about a game of Holzwurm: sentences for the log, labels for buttons, numbers of rules. */
import { m } from "../../lib/messages/messages.js";
import type {
  HolzwurmAction,
  HolzwurmAnyCard,
  HolzwurmEnd,
  HolzwurmGlimpse,
  HolzwurmRowView,
  HolzwurmSeen,
  HolzwurmView,
} from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { colorOf, effect, rowColor, scoreOf, signed } from "./cards";

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
export function label(action: HolzwurmAction, view: HolzwurmView, _seats: BoardSeat[] = []): string {
  const card = cardText(action.card);
  const { row, safe, taken, fate } = effect(action, view);
  if (!row) return m.hw_label_new({ card });
  if (safe) return m.hw_label_play({ card, row: rowText(row) });
  return m.hw_label_take({ card, row: rowText(row), n: taken.length, fate: fate ? signed(scoreOf(fate)) : "–" });
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

function played(action: HolzwurmAction, before: HolzwurmView | null, who: { me: string; name: string }): string {
  const card = cardText(action.card);
  if (action.row === undefined) return m.hw_log_new({ ...who, card });
  if (!before) return m.hw_log_play({ ...who, card });
  const { row, safe, taken, fate } = effect(action, before);
  const text = m.hw_log_play({ ...who, card });
  if (!row) return text;
  if (safe) return `${text} ${m.hw_log_count({ row: rowText(row), n: row.cards.length + 1 })}`;
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
): string | null {
  if ("chance" in seen.event) return m.hw_log_deal_n({ n: after.deal });
  const who = { me: yes(seen.seat !== undefined && seen.seat === me), name: seats[seen.seat ?? -1]?.name ?? "" };
  const text = played(seen.event.action, before, who);
  if (!before || !after.last || !dealEnded(before, after)) return text;
  return `${text} ${endText(after.last.end, seats, me)}`;
}

/** The rule behind an event, for "why?". */
export function rule(event: HolzwurmGlimpse, before: HolzwurmView | null = null): string {
  if ("chance" in event) return "HW-04";
  if (before && !effect(event.action, before).safe) return "HW-12";
  return event.action.card.startsWith("n") ? "HW-10" : "HW-09";
}
