/** What the coach would do and why, in a sentence or two: words first, then the number that matters. */
import { m } from "../../lib/messages/messages.js";
import { decimal, percent } from "../../lib/words/numbers";
import type { BoardSeat, Hint } from "../board";
import { alikeSaid } from "../parts/hints";
import { first, type Choice, type Effect } from "./effects";
import { choiceOf, top, type Action, type Face, type View } from "./facts";
import { capital, dice, theSpecialist } from "./names";

/** How often something happens in a hundred turns. */
export function ofHundred(chance: number): number {
  const n = Math.round(chance * 100);
  return chance > 0 && n === 0 ? 1 : n;
}

/** The same as percent. */
export function chance(share: number): string {
  return percent(ofHundred(share) / 100);
}

/** How many turns of a hundred end well if one rolls; nothing where nobody knows. */
export function safetyOf(hints: readonly Hint<Action>[]): number | null {
  const turn = hints.find(({ action }) => action.type === "roll")?.turn;
  return turn ? 100 - ofHundred(turn.fail) : null;
}

/** The sentence about the best choice, or that all are about as good; empty where nobody advises. */
export function adviceSaid(hints: Hint<Action>[], view: View, legal: readonly Choice[], seats: BoardSeat[]): string {
  const best = hints.find((hint) => hint.best);
  if (!best) return alikeSaid(hints);
  const effects = choiceOf(legal, best.action)?.effects ?? [];
  const parts = [...saidOf(best, hints, view, effects, seats), alikeSaid(hints)];
  return parts.filter(Boolean).join(" ");
}

function saidOf(
  best: Hint<Action>,
  hints: Hint<Action>[],
  view: View,
  effects: readonly Effect[],
  seats: BoardSeat[],
): string[] {
  const { action } = best;
  switch (action.type) {
    case "keep":
      return [
        m.rw_tip_keep({ dice: dice(action.symbol, view.turn.roll.filter((face) => face === action.symbol).length) }),
        keepReason(action.symbol, effects, seats),
        failsSaid(best),
      ];
    case "take":
      return [m.rw_tip_take({ tile: action.tile }), ratherSaid(hints)];
    case "steal":
      return [
        m.rw_tip_steal({ name: seats[action.from]?.name ?? "", tile: top(view.seats[action.from]) ?? 0 }),
        ratherSaid(hints),
      ];
    case "roll":
      return [rollSaid(best, view.phase === "roll", action.golden ?? false)];
    case "weasel":
      return [m.rw_tip_weasel(), failsSaid(best)];
    case "give_back":
      return [capital(m.rw_tip_give({ what: theSpecialist(action.specialist) }))];
    case "rob":
      return [m.rw_tip_rob({ name: seats[action.from]?.name ?? "" })];
    default:
      return [m.rw_tip_stop()];
  }
}

/** Why to keep a face. */
function keepReason(face: Face, effects: readonly Effect[], seats: BoardSeat[]): string {
  const reach = first(effects, "in_reach");
  if (reach?.steal === "tile") return m.rw_tip_steals({ name: seats[reach.from ?? -1]?.name ?? "", tile: reach.total });
  const tile = reach?.tiles.at(-1);
  if (tile !== undefined) return m.rw_tip_wins({ tile });
  if (face === "W") return m.rw_tip_needs_worm();
  return first(effects, "kept")?.worm === "none" ? m.rw_tip_no_worm() : "";
}

function failsSaid({ turn }: Hint<Action>): string {
  return turn ? m.rw_tip_fails({ n: ofHundred(turn.fail) }) : "";
}

/** What rolling on would risk instead. */
function ratherSaid(hints: Hint<Action>[]): string {
  const roll = hints.find((hint) => hint.action.type === "roll");
  return roll?.turn ? m.rw_tip_rather({ n: ofHundred(roll.turn.fail) }) : "";
}

function rollSaid({ turn }: Hint<Action>, first: boolean, golden: boolean): string {
  const what = golden ? m.rw_tip_golden() : first ? m.rw_tip_roll_first() : m.rw_tip_roll();
  return turn ? `${what} ${m.rw_tip_turn({ n: ofHundred(turn.fail), worms: decimal(turn.worms, 1) })}` : what;
}
