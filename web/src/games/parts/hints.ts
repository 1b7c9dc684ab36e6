import type { Hint } from "../board";

/** The same action, whatever the order of its keys. */
export function same(one: object, other: object): boolean {
  const flat = (action: object) => JSON.stringify(Object.entries(action).sort());
  return flat(one) === flat(other);
}

/** What is said about an action, if anything. */
export function hintFor<Action extends object>(hints: Hint<Action>[], action: Action): Hint<Action> | null {
  return hints.find((hint) => same(hint.action, action)) ?? null;
}
