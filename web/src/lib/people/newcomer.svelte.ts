import { keep, type Notes, ownMemory, recall } from "../storage/memory";

export const FINISHED = "wormery.finished";
/** After so many games one knows how it goes. */
export const FIRST_GAMES = 3;

/** Whether this device is new to the games: its first ones are gentle, slow and in words. */
export class Newcomer {
  #games = $state.raw<readonly string[]>([]);
  isNew = $derived(this.#games.length < FIRST_GAMES);
  /** Whether any game was played to its end. */
  hasPlayed = $derived(this.#games.length > 0);

  constructor(private readonly memory: Notes | null) {
    this.#games = read(memory);
  }

  /** Games were played to their end; each counts once, however often it is told. */
  finish(...ids: string[]): void {
    if (!this.isNew) return;
    const fresh = ids.filter((id, idx) => !this.#games.includes(id) && ids.indexOf(id) === idx);
    if (fresh.length === 0) return;
    this.#games = [...this.#games, ...fresh].slice(0, FIRST_GAMES);
    keep(FINISHED, this.#games, this.memory);
  }
}

function read(memory: Notes | null): string[] {
  const kept = recall(FINISHED, memory);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

export const newcomer = new Newcomer(ownMemory());
