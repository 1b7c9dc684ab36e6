import { m } from "../../lib/messages/messages.js";
import type { Hint, Verdict } from "../board";

/** So many choices are enough for a child. */
export const FEW = 3;
/** Whoever gives away less than this of a win has chosen about as well; from the other on it is a weak choice. */
const LITTLE = 0.02;
const MUCH = 0.08;

/** The same action, whatever the order of its keys. */
export function same(one: object, other: object): boolean {
  const flat = (action: object) => JSON.stringify(Object.entries(action).sort());
  return flat(one) === flat(other);
}

/** What is said about an action, if anything. */
export function hintFor<Action extends object>(hints: Hint<Action>[], action: Action): Hint<Action> | null {
  return hints.find((hint) => same(hint.action, action)) ?? null;
}

/** What a choice is that wins so much less than the best one; numbers that were sampled may be wrong by `margin`. */
export function verdictOf(less: number, margin: number): Verdict {
  if (less < Math.max(LITTLE, margin)) return "equal";
  return less < MUCH ? "weaker" : "poor";
}

/** Whether it does not matter what one chooses, as far as anybody knows. */
export function areAlike(hints: readonly Hint<unknown>[]): boolean {
  return hints.length > 1 && hints.every(({ verdict }) => verdict === "best" || verdict === "equal");
}

/** That all choices are about as good, in a sentence; nothing where they are not. */
export function alikeSaid(hints: readonly Hint<unknown>[]): string {
  if (!areAlike(hints)) return "";
  return hints.some(({ best }) => best) ? m.coach_others_alike() : m.coach_alike();
}

const WORDS: Record<Verdict, () => string> = {
  best: m.coach_word_good,
  equal: m.coach_word_good,
  weaker: m.coach_word_weaker,
  poor: m.coach_word_poor,
};

/** The same hints for somebody who is not to read numbers: nothing in them has any. */
export function inWords<Action>(hints: readonly Hint<Action>[]): Hint<Action>[] {
  const isSilent = areAlike(hints);
  return hints.map(({ action, best, verdict }) => {
    const word = verdict && !isSilent ? WORDS[verdict]() : "";
    return { action, best, text: word, figure: word, ...(verdict ? { verdict } : {}) };
  });
}

/**
 * The choices that a child is offered: the best three.
 *
 * Where there are more and nobody knows yet which are the best, there are none for a moment.
 */
export function fewChoices<Choice extends { action: object }>(
  legal: readonly Choice[],
  hints: readonly Hint<object>[],
): Choice[] {
  if (legal.length <= FEW) return [...legal];
  const best = hints.slice(0, FEW).map(({ action }) => action);
  return legal.filter(({ action }) => best.some((one) => same(one, action)));
}
