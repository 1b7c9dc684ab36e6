import type { ItHappensColor, ItHappensEffect, ItHappensFrame, ItHappensSeen } from "../../lib/wire/types";
import type { Speed } from "../board";
import { FACTOR } from "../speed";
import { PICTURES } from "./mounds";
import { roundEnd, type Judged, type RoundEnd } from "./rounds";

/** A field of a mound. */
export interface Spot {
  mound: number;
  column: number;
  field: number;
}

/** How long one mound is judged at normal speed, in milliseconds. */
export const JUDGE_MS = 900;

/** Something that a color has just got, shown on its chip; `key` names the piece that flies there. */
export interface Gain {
  key: string;
  color: ItHappensColor;
  picture: string;
}

/** The die that was placed last, if it still lies there; null otherwise. */
function spotOf(effects: readonly ItHappensEffect[]): Spot | null {
  const last = effects.findLast(({ type }) => type === "die_placed" || type === "cleared");
  return last?.type === "die_placed" ? { mound: last.mound, column: last.column, field: last.field } : null;
}

/** What the die that was placed last has found. */
function findsOf(effects: readonly ItHappensEffect[], { mound, column, field }: Spot): Gain[] {
  const after = effects.slice(effects.findLastIndex(({ type }) => type === "die_placed"));
  return after.flatMap((effect) => {
    if (effect.type !== "found" || effect.find === ".") return [];
    return [{ key: `find-${mound}-${column}-${field}`, color: effect.color, picture: PICTURES[effect.find] }];
  });
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

/** All that events brought about. */
function told(seen: ItHappensSeen[]): ItHappensEffect[] {
  return seen.flatMap(({ effects }) => effects);
}

/** What a board remembers from one frame to the next: the last die, who began, how the round was judged. */
export class Table {
  /** The die that was placed last. */
  fresh = $state.raw<Spot | null>(null);
  /** What colors have got just now. */
  gains = $state.raw<Gain[]>([]);
  /** Who began the round, where known. */
  starter = $state<number | null>(null);
  /** The round that ended last, until it is closed, somebody here goes on, or the next one ends. */
  report = $state.raw<RoundEnd | null>(null);
  /** Which of its mounds is being judged before the new ones are shown; none when null. */
  judging = $state<number | null>(null);
  #last: ItHappensFrame | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes in a frame. */
  take(frame: ItHappensFrame, speed: Speed): void {
    const last = this.#last;
    if (last === frame) return;
    this.#last = frame;
    const isOther = last?.view.round !== frame.view.round;
    const began = told(frame.seen).findLast((effect) => effect.type === "round_began");
    this.starter = began?.seat ?? (isOther ? null : this.starter);
    if (last && last.ply > frame.ply) this.#goBack(frame);
    if (!last || last.ply > frame.ply) return;
    const effects = told(frame.seen.filter(({ ply }) => ply > last.ply));
    const spot = spotOf(effects);
    this.fresh = spot ?? (isOther ? null : this.fresh);
    this.gains = spot ? findsOf(effects, spot) : [];
    const end = roundEnd(effects);
    if (end) this.#judge(end, JUDGE_MS * FACTOR[speed]);
  }

  /** Ends the judging at once; says whether there was any. */
  skip(): boolean {
    clearTimeout(this.#timer);
    const was = this.judging !== null;
    if (was) this.gains = [];
    this.judging = null;
    return was;
  }

  /** Puts the report away. */
  close(): void {
    this.skip();
    this.report = null;
  }

  /** Something was taken back: the die before it is the last one. */
  #goBack({ seen }: ItHappensFrame): void {
    this.fresh = spotOf(told(seen));
    this.gains = [];
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
