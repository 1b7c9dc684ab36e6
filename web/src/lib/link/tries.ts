import { backoff, SEEN_LONGEST } from "./backoff";

/** A command that stays unanswered so long, in milliseconds, means that nobody is at the other end. */
export const ANSWER_WITHIN = 6_000;
/**
 * Every second try is given up after so many milliseconds: what was asked of a network that was away may never be
 * answered, and would keep one from finding it again.
 */
const OPENS_WITHIN = 3_000;
/**
 * So often a lost connection is tried with a socket; later somebody must answer over HTTP before. Browsers let pages
 * wait for seconds whose sockets have failed often.
 */
const SOCKETS = 2;
/** Who answers and still lets no socket open so often is left in peace. */
const PATIENCE = 2;
/** A tap tries again at once, but not more often than this, in milliseconds. */
const TOUCH_EVERY = 1_000;

/** How often a connection was tried since it was open, and so when and how to try it again. */
export class Tries {
  #count = 0;
  /** How often somebody answered, and then no socket opened. */
  #answers = 0;
  /** The server is there and does not want us just now. */
  isHindered = false;
  /** When the last one began, on the clock of `performance.now`. */
  #began = 0;

  constructor(
    private readonly random: () => number,
    private readonly isSeen: () => boolean,
  ) {}

  /** The connection is open. */
  done(): void {
    this.#count = this.#answers = 0;
    this.isHindered = false;
  }

  /** The first one has failed, or was open. */
  get isAgain(): boolean {
    return this.#count > 0;
  }

  /** One begins now. */
  begin(): void {
    this.#began = performance.now();
  }

  /** One has failed; answers how long to wait. Who looks waits only a little, unless the server asks for patience. */
  failed(): number {
    const isWelcome = !this.isHindered && this.#answers <= PATIENCE;
    const wait = backoff(this.#count, this.random, this.isSeen() && isWelcome ? SEEN_LONGEST : undefined);
    this.#count += 1;
    return wait;
  }

  /** Whether to ask first if anybody is there. */
  get asks(): boolean {
    return this.#count > SOCKETS;
  }

  /** Somebody is there: the waits begin anew, if that does not go on for ever. */
  answered(): void {
    this.#answers += 1;
    if (this.#answers <= PATIENCE) this.hurry();
  }

  /** The waits begin anew, and are short at first. */
  hurry(): void {
    this.#count = Math.min(this.#count, 1);
  }

  /** How long a socket may take to open, in milliseconds. */
  get within(): number {
    return this.#count % 2 === 1 && this.#answers === 0 ? OPENS_WITHIN : ANSWER_WITHIN;
  }

  /** Whether a tap may try again. */
  get mayTouch(): boolean {
    return !this.isHindered && performance.now() - this.#began >= TOUCH_EVERY;
  }
}
