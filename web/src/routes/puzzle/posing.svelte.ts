import { puzzleAt, recordOf, type Level, type Puzzle, type Sheet, type Worth } from "../../games/puzzles";
import { same } from "../../games/parts/hints";
import type { AnyAction } from "../../lib/wire/types";
import { OpenedRecord, type Shown } from "../game/opened";

/** What is behind the best by less is right too, as a share of the win. */
const AS_GOOD = 0.01;

/** How the record of a puzzle is opened; tests have the rules right here. */
export type Open = (record: string) => Pick<OpenedRecord, "at" | "close">;

/** A choice after the answer. */
export interface Answer extends Worth {
  isBest: boolean;
  isMine: boolean;
}

/** A puzzle before somebody: what is seen, and what was chosen. */
export class Posing {
  puzzle = $state.raw<Puzzle | null>(null);
  shown = $state.raw<Shown | null>(null);
  mine = $state.raw<Worth | null>(null);
  isBroken = $state(false);
  #opened: Pick<OpenedRecord, "at" | "close"> | null = null;

  answers = $derived<Answer[]>(
    (this.puzzle?.choices ?? []).map((worth, place) => ({
      ...worth,
      isBest: place === 0,
      isMine: worth.id === this.mine?.id,
    })),
  );

  constructor(
    readonly sheet: Sheet,
    private readonly open: Open = (record) => new OpenedRecord(record),
  ) {}

  /** Poses a puzzle; one that was answered already shows what was chosen. */
  async pose(level: Level, place: number, chosen: string | null): Promise<void> {
    this.close();
    const puzzle = puzzleAt(this.sheet, level, place);
    [this.puzzle, this.shown, this.isBroken] = [puzzle, null, puzzle === null];
    this.mine = puzzle?.choices.find(({ id }) => id === chosen) ?? null;
    if (!puzzle) return;
    const opened = this.open(recordOf(this.sheet, puzzle, Array<string>(puzzle.players).fill("")));
    this.#opened = opened;
    try {
      const shown = await opened.at(puzzle.steps.length, puzzle.seat);
      if (this.#opened === opened) this.shown = shown;
    } catch {
      if (this.#opened === opened) this.isBroken = true;
    }
  }

  /** The one answer; what it is, or nothing where there is one already. */
  choose(action: AnyAction): Worth | null {
    if (this.mine !== null) return null;
    this.mine = this.puzzle?.choices.find((worth) => same(worth.action, action)) ?? null;
    return this.mine;
  }

  get isRight(): boolean {
    const best = this.puzzle?.choices[0];
    return best !== undefined && this.mine !== null && best.share - this.mine.share < AS_GOOD;
  }

  /** The best choice, and those that it is compared with: the own one, then what is tempting. */
  get compared(): [best: AnyAction, others: AnyAction[]] | null {
    const { puzzle, mine } = this;
    const best = puzzle?.choices[0];
    if (!puzzle || !best) return null;
    const others = [mine, puzzle.choices[puzzle.tempting]].filter((worth) => worth && worth.id !== best.id);
    return [best.action, others.map((worth) => worth!.action)];
  }

  close(): void {
    this.#opened?.close();
    this.#opened = null;
  }
}
