/** What the screen allows: how long things may move, and how much room there is. */
import { MediaQuery } from "svelte/reactivity";
import type { Speed } from "../board";
import { FACTOR } from "../speed";

export class Screen {
  #still = new MediaQuery("(prefers-reduced-motion: reduce)");
  #low = new MediaQuery("(max-height: 720px)");
  #phone = new MediaQuery("(max-height: 960px) and (max-width: 479.98px)");

  /** Whether the person asked the system for stillness. */
  get reduced(): boolean {
    return this.#still.current;
  }

  /** Whether the screen is so low that players get small chips. */
  get low(): boolean {
    return this.#low.current;
  }

  /** Whether what can be chosen must save lines: on low screens, and on any phone where much stands above it. */
  isTight(isFull: boolean): boolean {
    return this.low || (isFull && this.#phone.current);
  }

  ms(speed: Speed, normal: number): number {
    return normal * FACTOR[speed];
  }
}
