import { keep, type Notes, ownMemory, recall } from "../storage/memory";

export const LESSONS = "wormery.lessons";
/** The question of the first page, which is about no offer, beside those about offers. */
export const NEW_HERE = "home";

/** How far a lesson got: its step, counted from 0, or that it was finished once. */
interface Kept {
  /** Lessons that were finished, as "key/id". */
  done: string[];
  /** The step at which a lesson was left. */
  at: Record<string, number>;
  /** The offers for which somebody was asked whether they are new. */
  asked: string[];
}

/** What was learned on this device; it stays here. */
export class Progress {
  #kept = $state.raw<Kept>({ done: [], at: {}, asked: [] });

  constructor(private readonly memory: Notes | null) {
    this.#kept = read(memory);
  }

  isDone(key: string, id: string): boolean {
    return this.#kept.done.includes(`${key}/${id}`);
  }

  /** The step at which a lesson goes on. */
  stepOf(key: string, id: string): number {
    return this.#kept.at[`${key}/${id}`] ?? 0;
  }

  /** Whether a course was begun. */
  hasBegun(key: string): boolean {
    const isOf = (name: string) => name.startsWith(`${key}/`);
    return this.#kept.done.some(isOf) || Object.keys(this.#kept.at).some(isOf);
  }

  /** A lesson was left at a step. */
  leave(key: string, id: string, step: number): void {
    this.#keep({ at: { ...this.#kept.at, [`${key}/${id}`]: step } });
  }

  /** A lesson was finished; it begins anew the next time. */
  finish(key: string, id: string): void {
    const name = `${key}/${id}`;
    const { [name]: _, ...at } = this.#kept.at;
    this.#keep({ at, done: this.isDone(key, id) ? this.#kept.done : [...this.#kept.done, name] });
  }

  /** Whether somebody who chooses an offer is asked whether it is new: once, unless its lessons are known. */
  shouldAsk(key: string): boolean {
    return !this.#kept.asked.includes(key) && !this.hasBegun(key);
  }

  ask(key: string): void {
    if (!this.#kept.asked.includes(key)) this.#keep({ asked: [...this.#kept.asked, key] });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(LESSONS, this.#kept, this.memory);
  }
}

function read(memory: Notes | null): Kept {
  const kept = (recall(LESSONS, memory) ?? {}) as Record<string, unknown>;
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
  const at = typeof kept["at"] === "object" && kept["at"] !== null ? kept["at"] : {};
  const steps = Object.entries(at).filter(([, step]) => Number.isInteger(step) && (step as number) >= 0);
  return { done: texts(kept["done"]), asked: texts(kept["asked"]), at: Object.fromEntries(steps) };
}

export const progress = new Progress(ownMemory());
