import { dayOf, isoDate } from "./day";
import { keep, type Memory, ownMemory, recall } from "../storage/memory";

export const TODAY = "wormery.today";

/** What I made of the game of a day. */
export interface DayResult {
  day: number;
  set: string;
  score: number;
  /** My place at the table. */
  rank: number;
  /** The id of the game on this device. */
  game: string;
  /** Whether the server has it: it waits, is ranked, or is not wanted. */
  sent: "waiting" | "ranked" | "refused";
  /** Why it was refused, or waits although the server answered. */
  code?: string;
  /** What the strongest bot made of the same luck, once it was counted. */
  best?: number;
}

/** So many results are remembered; the oldest go first. */
const MOST = 120;
const VERSION = 1;

/** The tables of days on this device have such ids; the bots there have the same names everywhere. */
export const DAY_TABLES = "local-today";

/** The id of the table whose game counts for a day. */
export function countedId(day: number, set: string): string {
  return `${DAY_TABLES}-${day}-${set}`;
}

/** The day whose game a table plays; practice belongs to no day but today. */
export function dayOfTable(table: string): number {
  return Number(/^local-today-(\d+)-/.exec(table)?.[1] ?? days.today);
}

/** Where the game of a day is told of. */
export function dayPath(day: number, set: string): string {
  return day === days.today ? `/today/${set}` : `/today/${isoDate(day)}/${set}`;
}

/** Whether the game of a table counts; all others of a day are practice. */
export function isCounted(table: string): boolean {
  return /^local-today-\d/.test(table);
}

/** The games of days on this device: what was made of them, and which result still has to be sent. */
export class Days {
  constructor(
    private readonly memory: Memory | null = ownMemory(),
    private readonly now: () => number = Date.now,
  ) {}

  /** The number of today. */
  get today(): number {
    return dayOf(this.now());
  }

  /** All results, the latest last. */
  get all(): DayResult[] {
    const kept = recall(TODAY, this.memory) as { v?: unknown; days?: unknown } | null;
    return kept?.v === VERSION && Array.isArray(kept.days) ? kept.days.filter(isResult) : [];
  }

  /** What I made of a day. */
  of(day: number, set: string): DayResult | undefined {
    return this.all.find((result) => result.day === day && result.set === set);
  }

  /** On how many of the last seven days I played. */
  week(set: string): number {
    const { today } = this;
    return this.all.filter(({ day, set: of }) => of === set && day > today - 7 && day <= today).length;
  }

  /** Notes a result; the first one of a day counts, and can only learn whether it was sent. */
  note(result: DayResult): void {
    const isSame = ({ day, set }: DayResult) => day === result.day && set === result.set;
    const before = this.all.find(isSame);
    if (before && before.game !== result.game) return;
    const days = [...this.all.filter((other) => !isSame(other)), result].slice(-MOST);
    keep(TODAY, { v: VERSION, days }, this.memory);
  }

  /** What the server has not got yet. */
  get waiting(): DayResult[] {
    return this.all.filter(({ sent }) => sent === "waiting");
  }
}

function isResult(value: Partial<DayResult> | null): value is DayResult {
  const isNumber = (number: unknown) => Number.isSafeInteger(number);
  return (
    isNumber(value?.day) &&
    isNumber(value?.score) &&
    isNumber(value?.rank) &&
    typeof value?.set === "string" &&
    typeof value.game === "string" &&
    ["waiting", "ranked", "refused"].includes(value.sent as string)
  );
}

export const days = new Days();
