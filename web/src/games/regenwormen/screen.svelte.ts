/** What the screen allows: how long things may move, and how much room there is. */
import type { Speed } from "../board";

const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, instant: 0 };

export class Screen {
  /** Whether the person asked the system for stillness. */
  reduced = $state(false);
  /** Whether the screen is so low that players get small chips. */
  low = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    this.#watch("(prefers-reduced-motion: reduce)", (matches) => (this.reduced = matches));
    this.#watch("(max-height: 720px)", (matches) => (this.low = matches));
  }

  ms(speed: Speed, normal: number): number {
    return normal * FACTOR[speed];
  }

  #watch(condition: string, set: (matches: boolean) => void): void {
    const query = matchMedia(condition);
    set(query.matches);
    query.addEventListener("change", () => set(query.matches));
  }
}
