import type { Speed } from "../../games/board";
import type { Showing } from "../../games/game";
import { FACTOR } from "../../games/speed";
import { settings } from "../../lib/settings/settings.svelte";

/** How long a frame stays in which nothing must be read, in milliseconds at normal speed. */
const GLANCE = 650;

/** Lets what happens between two questions be looked at; a touch ends it. */
export class Pacer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;

  /** How long a frame is looked at. */
  lasts({ lasts, moment }: Showing, speed: Speed): number {
    const reading = moment ? settings.choices.beatSeconds * 1000 : GLANCE * FACTOR[speed];
    return lasts * FACTOR[speed] + reading;
  }

  look(ms: number): Promise<void> {
    this.hurry();
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      this.#done = done;
      this.#timer = setTimeout(() => this.hurry(), ms);
    });
  }

  /** Somebody has seen enough. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#done?.();
    this.#done = null;
  }

  /** Nothing more is looked at. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#done = null;
  }
}
