import { keep, type Notes, ownMemory, recall } from "../storage/memory";

export const PUZZLES = "wormery.puzzles";

/** What is kept; another version is not read. */
interface Kept {
  v: 1;
  /** The day on which something was tried last, and how many days in a row before and with it. */
  day: number;
  run: number;
  /** What was chosen on that day, by "offer/level". */
  tried: Record<string, string>;
  /** The offer that was looked at last. */
  offer: string;
}

const NOTHING: Kept = { v: 1, day: 0, run: 0, tried: {}, offer: "" };

/** Which puzzles were tried on this device; it stays here. */
export class Puzzles {
  #kept = $state.raw<Kept>(NOTHING);

  constructor(private readonly memory: Notes | null) {
    this.#kept = read(memory);
  }

  /** The offer that was looked at last. */
  get offer(): string {
    return this.#kept.offer;
  }

  look(offer: string): void {
    if (offer !== this.#kept.offer) this.#keep({ offer });
  }

  /** What was chosen on a day. */
  tried(day: number, offer: string, level: string): string | null {
    return (day === this.#kept.day ? this.#kept.tried[`${offer}/${level}`] : undefined) ?? null;
  }

  /** Remembers the one try of a day; days count by what was tried, right or wrong. */
  try(day: number, offer: string, level: string, choice: string): void {
    if (this.tried(day, offer, level) !== null || day < this.#kept.day) return;
    const isSame = day === this.#kept.day;
    const run = isSame ? Math.max(1, this.#kept.run) : day === this.#kept.day + 1 ? this.#kept.run + 1 : 1;
    this.#keep({ day, run, tried: { ...(isSame ? this.#kept.tried : {}), [`${offer}/${level}`]: choice } });
  }

  /** How many days in a row something was tried, as far as it can still go on. */
  daysInRow(day: number): number {
    return day - this.#kept.day <= 1 ? this.#kept.run : 0;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(PUZZLES, this.#kept, this.memory);
  }
}

function read(memory: Notes | null): Kept {
  const kept = recall(PUZZLES, memory) as Partial<Record<keyof Kept, unknown>> | null;
  if (typeof kept !== "object" || kept?.v !== 1) return NOTHING;
  const count = (value: unknown) => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0);
  const tried = typeof kept.tried === "object" && kept.tried !== null ? Object.entries(kept.tried) : [];
  return {
    v: 1,
    day: count(kept.day),
    run: count(kept.run),
    tried: Object.fromEntries(tried.filter(([, choice]) => typeof choice === "string")),
    offer: typeof kept.offer === "string" ? kept.offer : "",
  };
}

export const puzzles = new Puzzles(ownMemory());
