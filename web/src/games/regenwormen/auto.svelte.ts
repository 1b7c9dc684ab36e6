/** Plays what is not a choice, once for every ply, after a moment in which it can be read. */
import { keepWord, type Notes, ownMemory, recallWord } from "../../lib/storage/memory";
import type { Speed } from "../board";
import { FACTOR } from "../speed";
import { forced, type Action, type Frame } from "./facts";

const MOMENT: Record<Action["type"], number> = {
  roll: 250,
  keep: 500,
  take: 500,
  steal: 500,
  stop: 500,
  weasel: 500,
  accept: 500,
  give_back: 500,
  rob: 500,
};

const KEY = "wormery.regenwormen.ask";

export class Auto {
  /** Whether the next roll waits to be asked for, even where there is nothing to take. */
  asks = $state(false);
  /** What is about to play itself. */
  coming = $state.raw<Action | null>(null);
  #done = $state(-1);
  #last = $state.raw<Action | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #go: (() => void) | null = null;

  constructor(store: Pick<Notes, "getItem"> | null = ownMemory()) {
    this.asks = recallWord(KEY, store) === "yes";
  }

  /** Asks from now on, or no longer, and remembers it on this device. */
  turn(store: Pick<Notes, "setItem"> | null = ownMemory()): void {
    this.asks = !this.asks;
    keepWord(KEY, this.asks ? "yes" : "no", store);
  }

  /** What has played itself at this ply and is on its way: nothing is asked meanwhile. */
  played(ply: number): Action | null {
    return ply === this.#done ? this.#last : null;
  }

  /** What will play itself as soon as the table is at rest. */
  expects(frame: Frame): Action | null {
    if (frame.ply === this.#done) return null;
    return forced(frame, this.asks);
  }

  /** Looks at a frame that is on the table and at rest; `patience` is how long to wait at least, in milliseconds. */
  look(frame: Frame, speed: Speed, act: (action: Action) => void, patience = 0): void {
    // After something was taken back the same ply comes once more.
    if (frame.ply < this.#done) this.#done = -1;
    const action = this.expects(frame);
    if (!action) return this.cancel();
    if (this.#go) return;
    this.coming = action;
    this.#go = () => {
      this.#done = frame.ply;
      this.#last = action;
      this.cancel();
      act(action);
    };
    this.#timer = setTimeout(() => this.#go?.(), Math.max(patience, MOMENT[action.type] * FACTOR[speed]));
  }

  /** Does it at once. */
  hurry(): void {
    this.#go?.();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#go = null;
    this.coming = null;
  }
}
