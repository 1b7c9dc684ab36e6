/** Whole seconds until a deadline, the one that runs included; never less than none. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
