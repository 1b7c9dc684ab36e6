/** What the coach would do and why, in a sentence. */
import { m } from "../../lib/messages/messages.js";
import type { HolzwurmAction, HolzwurmOptions, HolzwurmView } from "../../lib/wire/types";
import type { Hint } from "../board";
import { signed } from "../../lib/words/numbers";
import { effect, numberOf, scoreOf, type Effect } from "./cards";
import { capital, cardText, rowText } from "./words";

/** The sentence about the best choice; empty where nobody advises. */
export function adviceSaid(hints: Hint<HolzwurmAction>[], view: HolzwurmView, options: HolzwurmOptions): string {
  const best = hints.find((hint) => hint.best);
  if (!best) return "";
  const done = effect(best.action, view, options);
  const card = cardText(best.action.card);
  return `${done.safe ? capital(m.hw_tip_play({ card })) : m.hw_tip_take({ card })} ${reason(done)}`;
}

/** Why to play it. */
function reason({ action, row, safe, alone, delta }: Effect): string {
  if (alone) return m.hw_tip_end();
  if (!safe) return delta < 0 ? m.hw_tip_lesser({ n: -delta }) : m.hw_tip_worth({ delta: signed(delta) });
  const number = numberOf(action.card);
  if (row && number - row.cards.length <= 2) return m.hw_tip_soon({ n: number, row: rowText(row) });
  if (scoreOf(action.card) < 0) return m.hw_tip_minus({ n: -scoreOf(action.card) });
  return row ? m.hw_tip_safe() : m.hw_tip_new();
}
