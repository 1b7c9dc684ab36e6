/** What the coach would do and why, in a sentence. */
import { m } from "../../lib/messages/messages.js";
import { signed } from "../../lib/words/numbers";
import type { HolzwurmAction, HolzwurmChoice } from "../../lib/wire/types";
import type { Hint } from "../board";
import { alikeSaid } from "../parts/hints";
import { numberOf, scoreOf } from "./cards";
import { outlookOf, type Outlook } from "./outlook";
import { capital, cardText, rowText } from "./words";

/** So little above the number of cards in its row, a card is soon too low. */
const CLOSE = 1;

/** The sentence about the best choice, or that all are about as good; empty where nobody advises. */
export function adviceSaid(hints: Hint<HolzwurmAction>[], choices: HolzwurmChoice[]): string {
  const best = hints.find((hint) => hint.best);
  const play = best ? outlookOf(choices, best.action) : null;
  if (!play) return best ? "" : alikeSaid(hints);
  const card = cardText(play.action.card);
  return `${play.isSafe ? capital(m.hw_tip_play({ card })) : m.hw_tip_take({ card })} ${reason(play)}`;
}

/** Why to play it. */
function reason({ action, row, count, isSafe, ends, delta }: Outlook): string {
  if (ends) return m.hw_tip_end();
  if (!isSafe) return delta < 0 ? m.hw_tip_lesser({ n: -delta }) : m.hw_tip_worth({ delta: signed(delta) });
  const number = numberOf(action.card);
  if (row && number - count <= CLOSE) return m.hw_tip_soon({ n: number, row: rowText(row) });
  if (scoreOf(action.card) < 0) return m.hw_tip_minus({ n: -scoreOf(action.card) });
  return row ? m.hw_tip_safe() : m.hw_tip_new();
}
