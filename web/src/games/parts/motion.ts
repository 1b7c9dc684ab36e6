/** What moves on a board: pieces that fly, and whatever styles animate. A touch or a key sets everything down. */
import { Flights, measure, type Goes, type Spots } from "./flights";
import { finishMotion } from "./keys";

export class Motion {
  #flights = new Flights();
  #spots: Spots = new Map();

  /** Remembers where everything lies; call it before the picture changes. */
  before(): void {
    if (typeof document !== "undefined") this.#spots = measure(document);
  }

  /** Lets fly what has changed its place; call it when the picture has changed. */
  after(ms: number, goes?: Goes): void {
    this.#flights.finish();
    this.#flights.start(this.#spots, document, ms, goes);
  }

  /** Sets everything down at once. */
  finish(root: Element | undefined | null): void {
    finishMotion(root ?? undefined);
    this.#flights.finish();
  }
}
