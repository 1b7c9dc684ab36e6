import { m } from "../../lib/messages/messages.js";
import type { Hint, TurnOdds, Verdict } from "../board";

/** So many choices are enough for a child. */
export const FEW = 3;
/** Whoever gives away less than this of a win has chosen about as well; from the other on it is a weak choice. */
const LITTLE = 0.02;
const MUCH = 0.08;
/** Sampled numbers excuse no more than this: what seems to give away more is not called as good. */
const UNSURE = 0.05;
/** From here on two turns plainly differ: in what they bring, and in how often they fail. */
const PLAIN = { worms: 0.2, fail: 0.08 };
/** A turn that fails plainly more often and brings so much less is worse, though what it brings is close. */
const LESS_WORMS = 0.05;

/** The same action, whatever the order of its keys. */
export function same(one: object, other: object): boolean {
  const flat = (action: object) => JSON.stringify(Object.entries(action).sort());
  return flat(one) === flat(other);
}

/** What is said about an action, if anything. */
export function hintFor<Action extends object>(hints: Hint<Action>[], action: Action): Hint<Action> | null {
  return hints.find((hint) => same(hint.action, action)) ?? null;
}

/** What is known about the rest of a turn, whatever it ends with. */
type Turn = Pick<TurnOdds<unknown>, "fail" | "worms">;

/**
 * What a choice is that wins so much less than the best one; numbers that were sampled may be wrong by `margin`.
 *
 * Early in a game no choice moves the chance to win by much. Where turns can be counted they decide then.
 */
export function verdictOf(less: number, margin: number, turn?: Turn, best?: Turn): Verdict {
  if (less < Math.max(LITTLE, Math.min(margin, UNSURE))) return turn && best ? besideOf(turn, best) : "equal";
  return less < MUCH ? "weaker" : "poor";
}

/** How a turn compares with that of the best choice, which wins about as often. */
function besideOf(turn: Turn, best: Turn): Verdict {
  const [worms, fail] = [best.worms - turn.worms, turn.fail - best.fail];
  if (worms >= PLAIN.worms && fail > -PLAIN.fail) return "behind";
  if (fail >= PLAIN.fail && worms >= LESS_WORMS) return "behind";
  return Math.abs(worms) >= PLAIN.worms || Math.abs(fail) >= PLAIN.fail ? "apart" : "equal";
}

/** The word that stands where a number would tell nothing, as the choice wins about as often as the best one. */
export function closeWord(verdict: Verdict | undefined): string {
  if (verdict === "behind") return m.coach_word_weaker();
  return verdict === "equal" || verdict === "apart" ? m.coach_word_equal() : "";
}

/** Whether it does not matter what one chooses, as far as anybody knows. */
export function areAlike(hints: readonly Hint<unknown>[]): boolean {
  return hints.length > 1 && hints.every(({ verdict }) => verdict === "best" || verdict === "equal");
}

/** That all choices are about as good, in a sentence; nothing where they are not. */
export function alikeSaid(hints: readonly Hint<unknown>[]): string {
  if (!areAlike(hints)) return "";
  const n = hints.length;
  return hints.some(({ best }) => best) ? m.coach_others_alike({ n: n - 1 }) : m.coach_alike({ n });
}

const WORDS: Record<Verdict, () => string> = {
  best: m.coach_word_good,
  equal: m.coach_word_good,
  apart: m.coach_word_good,
  behind: m.coach_word_weaker,
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
