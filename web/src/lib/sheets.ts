/** What of a browser's history sheets need. */
type Past = Pick<History, "length" | "state" | "pushState" | "go">;

/** How many sheets are up at an entry of the history. */
function depthOf(state: unknown): number {
  return (state as { sheets?: number } | null)?.sheets ?? 0;
}

/**
 * The sheets that are up, the last one on top. Each has an entry in the history, so that the back gesture closes it
 * and does not leave the page. Whoever closes a sheet otherwise takes the entry away again.
 */
export class Sheets {
  #up: (() => void)[] = [];
  /** Whether entries are being taken away: a browser does that later. */
  #isLeaving = false;
  #after: (() => void)[] = [];

  constructor(private readonly past: Past) {}

  /** The page has begun: an entry of a sheet that was up before it was loaded again leads nowhere. */
  begin(): void {
    if (this.past.length > depthOf(this.past.state)) this.#settle();
  }

  /** A sheet is up, and `close` puts it away; answers what to call when it is put away otherwise. */
  raise(close: () => void): () => void {
    this.#up.push(close);
    this.#settle();
    return () => {
      this.#up = this.#up.filter((other) => other !== close);
      this.#settle();
    };
  }

  /**
   * Closes all sheets and turns to another page: `turn` gets whether it takes the entry of a sheet. What is being taken away goes
   * first.
   */
  leave(turn: (takesPlace: boolean) => void): void {
    if (this.#isLeaving) return void this.#after.push(() => this.leave(turn));
    const takesPlace = depthOf(this.past.state) > 0;
    for (const close of this.#up.splice(0)) close();
    turn(takesPlace);
  }

  /** The browser went to another entry. */
  moved(): void {
    const wasAsked = this.#isLeaving;
    this.#isLeaving = false;
    if (!wasAsked) while (this.#up.length > depthOf(this.past.state)) this.#up.pop()!();
    // Whoever went forward is at the entry of a sheet that is closed: it is left again.
    this.#settle();
    for (const then of this.#after.splice(0)) then();
  }

  /** Gives the history as many entries as there are sheets; a sheet that takes the place of another changes nothing. */
  #settle(): void {
    queueMicrotask(() => {
      if (this.#isLeaving) return;
      const more = this.#up.length - depthOf(this.past.state);
      if (more > 0) for (let n = 0; n < more; n += 1) this.#push();
      else if (more < 0) {
        this.#isLeaving = true;
        this.past.go(more);
      }
    });
  }

  #push(): void {
    this.past.pushState({ sheets: depthOf(this.past.state) + 1 }, "");
  }
}

/** None, where there is no browser. */
const NO_PAST: Past = { length: 1, state: null, pushState: () => {}, go: () => {} };

export const sheets = new Sheets(typeof history === "undefined" ? NO_PAST : history);
