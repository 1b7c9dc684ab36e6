/** What is said about a game of Holzwurm besides its log: names of cards and rows, labels of buttons. */
import { m } from "../../lib/messages/messages.js";
import { signed } from "../../lib/words/numbers";
import type {
  HolzwurmAction,
  HolzwurmAnyCard,
  HolzwurmColor,
  HolzwurmEffect,
  HolzwurmEnd,
  HolzwurmRowColor,
  HolzwurmView,
} from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { scoreOf } from "./cards";
import { outlook, type Outlook } from "./outlook";
import { called } from "./told";

/** A card by its color and what it scores: "red −7". */
export function cardText(card: HolzwurmAnyCard): string {
  return called("card", card);
}

/** A row by its color: "red row". */
export function rowText(color: HolzwurmRowColor | HolzwurmColor | undefined): string {
  return called("color", color ?? "uncolored");
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a fate card scores, with its sign. */
export function fateText(fate: HolzwurmAnyCard | null): string {
  return fate === null ? "–" : signed(scoreOf(fate));
}

/** What a button does, in full. */
export function playText({ action, isSafe, row, taken, fate }: Outlook): string {
  const card = cardText(action.card);
  if (row === null) return m.hw_label_new({ card });
  const named = { card, row: rowText(row) };
  if (isSafe) return m.hw_label_play(named);
  if (taken.length === 0) return m.hw_label_alone(named);
  return m.hw_label_take({ ...named, n: taken.length, fate: fateText(fate) });
}

/** The same for an action; without what it brings about only the play itself is said. */
export function label(
  action: HolzwurmAction,
  view: HolzwurmView,
  _seats: BoardSeat[] = [],
  effects: HolzwurmEffect[] = [],
): string {
  return effects.length === 0 ? short(action, view) : playText(outlook({ action, effects }));
}

/** A play in a few words, for a table: card and row. */
export function short(action: HolzwurmAction, view: HolzwurmView): string {
  const row = action.row === undefined ? undefined : view.rows[action.row];
  return `${capital(cardText(action.card))} → ${row ? rowText(row.color) : m.hw_new_row()}`;
}

/** How a deal ended. */
export function endText(end: HolzwurmEnd, seats: BoardSeat[], me: number | null): string {
  const who = { me: end.seat === me ? "yes" : "no", name: seats[end.seat]?.name ?? "" };
  return end.type === "out" ? m.hw_ended_out(who) : m.hw_ended_poison(who);
}
