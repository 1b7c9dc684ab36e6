/** What boards know of a lesson, if they are shown in one: what to mark, and whom to tell of what the rules refuse. */
import { getContext, setContext } from "svelte";
import { same } from "./hints";

export interface Taught {
  /** What to do now; any of it is right. */
  readonly aims: readonly object[];
  /** Something was tried that the rules refuse; answers whether the lesson has its own words for it. */
  tried(action: object): boolean;
}

const KEY = Symbol("lesson");

/** The id of the sentence that describes what to do. */
export const SAYS = "lesson-says";

/** Makes the boards below part of a lesson. */
export function teach(taught: Taught): void {
  setContext(KEY, taught);
}

/** The lesson that a board is shown in; none at a table. */
export function taught(): Taught | null {
  return getContext<Taught | undefined>(KEY) ?? null;
}

/** Whether a lesson points at an action. */
export function isAim(taught: Taught | null, action: object | null): boolean {
  return action !== null && (taught?.aims.some((aim) => same(aim, action)) ?? false);
}

/** What a button has while a lesson points at it. */
export function marked(isAimed: boolean): { "data-aim"?: ""; "aria-describedby"?: string } {
  return isAimed ? { "data-aim": "", "aria-describedby": SAYS } : {};
}
