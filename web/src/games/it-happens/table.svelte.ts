import type { ItHappensColor, ItHappensFrame, ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import type { Speed } from "../board";
import { PICTURES } from "./mounds";
import { roundEnd, type Judged, type RoundEnd } from "./rounds";

/** A field of a mound. */
export interface Spot {
  mound: number;
  column: number;
  field: number;
}

/** How long one mound is judged, in milliseconds. */
const JUDGE_MS: Record<Speed, number> = { normal: 900, fast: 360, instant: 0 };

/** Who made the first turn after new mounds came; null when that was not seen. */
export function starterSeen(seen: ItHappensSeen[], after: ItHappensView): number | null {
  const at = seen.findLastIndex(({ event }) => "chance" in event && event.chance.type === "mounds");
  if (at < 0) return null;
  const first = seen.slice(at + 1).find(({ seat }) => seat !== undefined);
  return first?.seat ?? after.to_act ?? null;
}

/** The field on which there is a die that was not there before. */
export function newDie(before: ItHappensView, after: ItHappensView): Spot | null {
  if (before.round !== after.round) return null;
  for (const [mound, { columns }] of after.mounds.entries()) {
    for (const [column, { dice }] of columns.entries()) {
      const old = before.mounds[mound]?.columns[column]?.dice.length ?? 0;
      if (dice.length > old) return { mound, column, field: dice.length - 1 };
    }
  }
  return null;
}

/** Something that a color has just got, shown on its chip; `key` names the piece that flies there. */
export interface Gain {
  key: string;
  color: ItHappensColor;
  picture: string;
}

/** What the die that was placed last has found. */
function findOf(before: ItHappensView, after: ItHappensView, spot: Spot | null): Gain[] {
  const column = spot ? after.mounds[spot.mound]?.columns[spot.column] : undefined;
  const field = spot ? column?.fields[spot.field] : undefined;
  const color = column?.dice[0]?.color;
  if (!spot || !field || field === "." || !color) return [];
  const left = field === "W" ? before.supply.worms : before.supply.objects[field];
  if (left === 0) return [];
  return [{ key: `find-${spot.mound}-${spot.column}-${spot.field}`, color, picture: PICTURES[field] }];
}

/** What a mound brings to whom. */
function prizesOf(judged: Judged, mound: number): Gain[] {
  const { queen, general, worms } = judged;
  return [
    ...(queen ? [{ key: `queen-${mound}`, color: queen, picture: "queen" }] : []),
    ...(general ? [{ key: `general-${mound}`, color: general, picture: "general" }] : []),
    ...worms.map((color, i) => ({ key: `worm-${mound}-${i}`, color, picture: "worm" })),
  ];
}

/** What a board remembers from one frame to the next: the last die, who began, how the round was judged. */
export class Table {
  /** The die that was placed last. */
  fresh = $state.raw<Spot | null>(null);
  /** What colors have got just now. */
  gains = $state.raw<Gain[]>([]);
  /** Who began the round, where known. */
  starter = $state<number | null>(null);
  /** The round that ended last, until it is closed or the next one ends. */
  report = $state.raw<RoundEnd | null>(null);
  /** Which of its mounds is being judged before the new ones are shown; none when null. */
  judging = $state<number | null>(null);
  #last: ItHappensFrame | null = null;
  #rolled = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes in a frame. */
  take(frame: ItHappensFrame, speed: Speed): void {
    const last = this.#last;
    if (last === frame) return;
    this.#last = frame;
    const { view, seen } = frame;
    if (last?.view.round !== view.round) this.starter = null;
    this.starter = starterSeen(seen, view) ?? this.starter;
    if (!last || last.ply > frame.ply) return;
    const spot = newDie(last.view, view);
    this.fresh = spot ?? (last.view.round === view.round ? this.fresh : null);
    this.gains = findOf(last.view, view, spot);
    const end = roundEnd(last.view, seen, view);
    if (end) this.#judge(end, JUDGE_MS[speed]);
  }

  /** Ends the judging at once; says whether there was any. */
  skip(): boolean {
    clearTimeout(this.#timer);
    const was = this.judging !== null;
    if (was) this.gains = [];
    this.judging = null;
    return was;
  }

  /** Whether this ply is asked for the first time. */
  once(ply: number): boolean {
    const first = ply !== this.#rolled;
    this.#rolled = ply;
    return first;
  }

  /** Puts the report away. */
  close(): void {
    this.skip();
    this.report = null;
  }

  #judge(end: RoundEnd, each: number): void {
    this.skip();
    this.report = end;
    if (each > 0) this.#next(0, end.mounds.length, each);
  }

  #next(mound: number, all: number, each: number): void {
    this.judging = mound < all ? mound : null;
    const judged = this.report?.mounds[mound];
    this.gains = mound < all && judged ? prizesOf(judged, mound) : [];
    if (mound < all) this.#timer = setTimeout(() => this.#next(mound + 1, all, each), each);
  }
}
