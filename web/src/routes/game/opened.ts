import { type Ask, ask as askEngine } from "../../lib/engine/engine";
import type { KnownOdds } from "../../games/game";
import type { Turn } from "../../lib/played/record";
import type { AnyAction, AnyFrame, AnySeen, ChoiceWorth, Fact, Grade } from "../../lib/wire/types";
import type { RollOdds } from "./rolls";

/** What somebody saw at a ply, and who must act there. */
export interface Shown {
  frame: AnyFrame;
  to_act: number | null;
  /** Exact odds of the turn for whoever acts, where they are known. */
  odds?: KnownOdds<AnyAction> | null;
}

/** What the rules tell of a record as a whole. */
export interface Went {
  /** The turns, in order; chance belongs to who acted before it, a deal to nobody. */
  turns: Omit<Turn, "n">[];
  /** What each seat did, counted: all have the same in the same order. */
  deeds: Fact[][];
  /** What the score of each row is made of when the game is over; numbers `n` add up to it. */
  parts: Fact[][];
}

/** How good a choice is, and why the best one is better. */
export interface Judged {
  grade: Grade;
  why?: Fact | null;
}

/** A record in the engine: any frame of it, through anybody's eyes. Frames that were asked for are kept. */
export class OpenedRecord {
  readonly went: Promise<Went>;
  #id: Promise<number>;
  #frames = new Map<string, Promise<Shown>>();

  constructor(
    record: string,
    private readonly ask: Ask = askEngine,
  ) {
    const opened = ask<Went & { id: number }>({ fn: "replay", record });
    this.went = opened;
    this.#id = opened.then(({ id }) => id);
    // Whoever asks for a frame is told.
    this.#id.catch(() => undefined);
  }

  at(ply: number, viewer: number | null): Promise<Shown> {
    const key = `${ply} ${viewer}`;
    const known =
      this.#frames.get(key) ?? this.#id.then((id) => this.ask<Shown>({ fn: "at", id, ply, ...through(viewer) }));
    this.#frames.set(key, known);
    return known;
  }

  /** Every event of the record, with what somebody may know of what it brought about. */
  async seen(viewer: number | null): Promise<AnySeen[]> {
    return this.ask({ fn: "seen", id: await this.#id, ...through(viewer) });
  }

  /** How good choices are that are worth so much at a ply, the best first, and why the first is better. */
  async judged(ply: number, choices: readonly ChoiceWorth[]): Promise<Judged[]> {
    return this.ask({ fn: "judged", id: await this.#id, ply, choices: [...choices] });
  }

  /** What a seat made of each of its turns, a word each. */
  async marks(seat: number): Promise<string[]> {
    return this.ask({ fn: "marks", id: await this.#id, seat });
  }

  /** How likely each of these outcomes of chance was; nothing where nobody can count that. */
  async luck(plies: number[]): Promise<(RollOdds | null)[]> {
    return this.ask({ fn: "luck", id: await this.#id, plies });
  }

  close(): void {
    void this.#id.then((id) => this.ask({ fn: "close", id })).catch(() => undefined);
  }
}

/** The eyes of a seat, or of the public. */
function through(viewer: number | null): { viewer?: number } {
  return viewer === null ? {} : { viewer };
}
