import { onHide } from "../link/wake";
import type { AnyAction } from "../wire/types";

/** With less than this on the clock, in milliseconds, nothing waits. */
const HURRY = 5_000;

/** What somebody chose, with the ply for which it was chosen. */
export interface Chosen {
  seat: number;
  ply: number;
  action: AnyAction;
}

/**
 * A choice that waits before it is sent, as a server takes nothing back. It goes when its time is over, when the page
 * is no longer seen, and when it is told to.
 */
export class Held {
  choice = $state.raw<Chosen | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: () => void = () => {};

  constructor(private readonly send: (choice: Chosen) => void) {}

  /** Lets a choice wait so long, in milliseconds. */
  begin(choice: Chosen, ms: number): void {
    this.choice = choice;
    this.#timer = setTimeout(() => this.go(), ms);
    this.#release = onHide(() => this.go());
  }

  /** Sends what waits. */
  go(): void {
    const choice = this.drop();
    if (choice) this.send(choice);
  }

  /** Lets go of what waits without sending it; answers what it was. */
  drop(): Chosen | null {
    const choice = this.choice;
    clearTimeout(this.#timer);
    this.#release();
    this.choice = null;
    return choice;
  }
}

/** How long a choice may wait, in milliseconds, if it would like to wait `ms` and its time ends at `deadline`. */
export function mayWait(ms: number, deadline: number | null): number {
  return Math.max(0, deadline === null ? ms : Math.min(ms, deadline - performance.now() - HURRY));
}
