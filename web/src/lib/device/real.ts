import type { FinalRow } from "../../games/beside";
import { forget, keep, type Memory, ownMemory, recall } from "../storage/memory";

export const REAL = "wormery.real";
export const REAL_NAMES = "wormery.real.names";
export const EVENING = "wormery.evening";

const HOUR_MS = 3_600_000;
/** So long a game that was left half-way waits to be gone on with. */
const STAYS_MS = 24 * HOUR_MS;
/** After so long a pause it is another evening. */
const EVENING_MS = 12 * HOUR_MS;

/** A game at a real table that is counted along on this device. */
export interface RealGame {
  /** The key of its offer. */
  offer: string;
  names: string[];
  /** When it was touched last. */
  at: number;
  /** What its screen needs to go on. */
  kept: unknown;
  /** When the result was written that is corrected here; the end of the game takes its place. */
  corrects?: number;
}

/** A game at a real table that is over. */
export interface RealResult {
  offer: string;
  names: string[];
  rows: FinalRow[];
  at: number;
  /** What is to be said to it. */
  note?: string;
  /** What its screen needs to go back and correct it; the last game of an evening has it. */
  kept?: unknown;
  /** Whether its end is looked at. */
  isShown?: boolean;
}

/** What this device keeps of games at a real table. */
export class RealTable {
  constructor(
    private readonly memory: Memory | null = ownMemory(),
    private readonly now: () => number = Date.now,
  ) {}

  /** The game that was left half-way, for a day. */
  get running(): RealGame | null {
    const game = recall(REAL, this.memory) as Partial<RealGame> | null;
    if (!game || typeof game.offer !== "string" || !isNames(game.names) || typeof game.at !== "number") return null;
    return this.now() - game.at < STAYS_MS ? (game as RealGame) : null;
  }

  set running(game: Omit<RealGame, "at"> | null) {
    if (game === null) forget([REAL], this.memory);
    else keep(REAL, { ...game, at: this.now() }, this.memory);
  }

  /** Who sat at the table last, in the order of play. */
  get names(): string[] {
    const names = recall(REAL_NAMES, this.memory);
    return isNames(names) ? names : [];
  }

  set names(names: readonly string[]) {
    keep(REAL_NAMES, names, this.memory);
  }

  /** The games of this evening, oldest first. */
  get evening(): RealResult[] {
    const games = recall(EVENING, this.memory);
    const all = Array.isArray(games) ? (games as RealResult[]).filter(isResult) : [];
    const last = all.at(-1);
    return last && this.now() - last.at < EVENING_MS ? all : [];
  }

  /** The game whose end is looked at; it is there again when the page was loaded anew. */
  get over(): RealResult | null {
    const last = this.evening.at(-1);
    return last?.isShown && !this.running ? last : null;
  }

  /** A game is over: it belongs to the evening, once also when it was corrected, and nothing is left half-way. */
  finish({ offer, names, kept, corrects }: Omit<RealGame, "at">, rows: FinalRow[], note = ""): RealResult {
    const games = this.evening.map(asPast);
    const place = games.findIndex(({ at }) => at === corrects);
    const at = games[place]?.at ?? this.now();
    const result = { offer, names: [...names], rows, note, kept, at, isShown: true };
    games.splice(place < 0 ? games.length : place, 1, result);
    keep(EVENING, games, this.memory);
    this.running = null;
    return result;
  }

  /** Nobody looks at the end of a game any more. */
  close(): void {
    const games = this.evening;
    if (games.length > 0)
      keep(
        EVENING,
        games.map((game) => ({ ...game, isShown: false })),
        this.memory,
      );
  }

  /** A new evening begins. */
  clear(): void {
    forget([EVENING], this.memory);
  }
}

/** A game that is over, to go on where it ended, so that what was written wrongly is corrected. */
export function correcting({ offer, names, kept, at }: RealResult): Omit<RealGame, "at"> {
  return { offer, names, kept, corrects: at };
}

/** A game that others came after: its result stays, and no more. */
function asPast({ offer, names, rows, at }: RealResult): RealResult {
  return { offer, names, rows, at };
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

function isResult(value: RealResult | null): value is RealResult {
  return typeof value?.offer === "string" && isNames(value.names) && Array.isArray(value.rows);
}

export const realTable = new RealTable();
