/** Where somebody is asked what is best, boards recommend nothing: all choices look alike. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("alike");

/** Makes the choices of the boards below look alike, as long as that is wanted. */
export function showAlike(isWanted: () => boolean): void {
  setContext(KEY, isWanted);
}

/** Asks whether all choices must look alike here. */
export function alike(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
