import { m } from "../../lib/messages/messages.js";
import type { Grade } from "../../lib/wire/types";
import { factSaid } from "../../lib/words/facts";
import type { BoardProps, Hint } from "../board";

/** So many choices are enough for a child. */
export const FEW = 3;

/** The same action, whatever the order of its keys. */
export function same(one: object, other: object): boolean {
  const flat = (action: object) => JSON.stringify(Object.entries(action).sort());
  return flat(one) === flat(other);
}

/** What is said about an action, if anything. */
export function hintFor<Action extends object>(hints: Hint<Action>[], action: Action): Hint<Action> | null {
  return hints.find((hint) => same(hint.action, action)) ?? null;
}

/** The word that stands where a number would tell nothing, as the choice wins about as often as the best one. */
export function closeWord({ grade, apart }: Pick<Hint<unknown>, "grade" | "apart">): string {
  return grade === "fine" && !apart ? m.coach_word_equal() : "";
}

/** Whether it does not matter what one chooses, as far as anybody knows. */
export function areAlike(hints: readonly Hint<unknown>[]): boolean {
  return hints.length > 1 && hints.every(({ grade, apart }) => grade === "best" || (grade === "fine" && !apart));
}

/** That all choices are about as good, in a sentence; nothing where they are not. */
export function alikeSaid(hints: readonly Hint<unknown>[]): string {
  if (!areAlike(hints)) return "";
  const n = hints.length;
  return hints.some(({ best }) => best) ? m.coach_others_alike({ n: n - 1 }) : m.coach_alike({ n });
}

/** What the coach would do, as its button says it, and what speaks for it; or that all are about as good. */
export function adviceSaid<Action>(
  hints: readonly Hint<Action>[],
  label: (action: Action) => string,
  { game, seats }: Pick<BoardProps<never>, "game" | "seats">,
): string {
  const best = hints.find((hint) => hint.best);
  if (!best) return alikeSaid(hints);
  const names = seats.map(({ name }) => name);
  const what = label(best.action).replace(/[^.!?]$/, "$&.");
  const why = (best.tips ?? []).map((tip) => factSaid(game, tip, names));
  return [what, ...why, alikeSaid(hints)].filter(Boolean).join(" ");
}

const WORDS: Record<Grade, () => string> = {
  best: m.coach_word_good,
  fine: m.coach_word_good,
  "?!": m.coach_word_weaker,
  "?": m.coach_word_weaker,
  "??": m.coach_word_poor,
};

/** The same hints for somebody who is not to read numbers: nothing in them has any. */
export function inWords<Action>(hints: readonly Hint<Action>[]): Hint<Action>[] {
  const isSilent = areAlike(hints);
  return hints.map(({ action, best, grade, apart, why, tips: all }) => {
    const figure = grade && !isSilent ? WORDS[grade]() : "";
    // How often a turn fails is a number of chance.
    const tips = all?.filter((tip) => !("fails" in tip));
    return {
      ...{ action, best, figure },
      ...(grade && { grade }),
      ...(apart && { apart }),
      ...(why && { why }),
      ...(tips && { tips }),
    };
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
