/** Chances of a turn as they are shown: how many of a hundred. */
import { percent } from "../../lib/words/numbers";
import type { Hint } from "../board";
import type { Action } from "./facts";

/** How often something happens in a hundred turns. */
function ofHundred(chance: number): number {
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
