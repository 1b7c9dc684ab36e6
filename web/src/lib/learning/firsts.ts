import { keep, type Notes, ownMemory, recall } from "../storage/memory";

export const FIRSTS = "wormery.firsts";

/** What was explained on this device when it happened for the first time; each once. */
export class Firsts {
  #told: readonly string[];

  constructor(private readonly memory: Notes | null) {
    const kept = recall(FIRSTS, memory);
    this.#told = Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  }

  /** Whether something is explained now: it is not the next time. */
  tell(what: string): boolean {
    if (this.#told.includes(what)) return false;
    this.#told = [...this.#told, what];
    keep(FIRSTS, this.#told, this.memory);
    return true;
  }
}

export const firsts = new Firsts(ownMemory());
