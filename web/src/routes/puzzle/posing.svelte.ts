import { puzzleAt, recordOf, type Level, type Puzzle, type Sheet, type Worth } from "../../games/puzzles";
import { same } from "../../games/parts/hints";
import type { AnyAction, Fact } from "../../lib/wire/types";
import { type Judged, OpenedRecord, type Shown } from "../game/opened";

/** How the record of a puzzle is opened; tests have the rules right here. */
export type Open = (record: string) => Pick<OpenedRecord, "at" | "judged" | "close">;

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
  /** How good each choice is. */
  #judged = $state.raw<Judged[]>([]);
  #opened: Pick<OpenedRecord, "at" | "judged" | "close"> | null = null;

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
      const ply = puzzle.steps.length;
      const [shown, judged] = await Promise.all([opened.at(ply, puzzle.seat), opened.judged(ply, puzzle.choices)]);
      if (this.#opened === opened) [this.shown, this.#judged] = [shown, judged];
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
    const grade = this.mine && this.#judgedOf(this.mine)?.grade;
    return grade === "best" || grade === "fine";
  }

  /** Why the best choice is better than the own one, or than what is tempting. */
  get reasons(): Fact[] {
    const { puzzle, mine } = this;
    const others = [mine, puzzle?.choices[puzzle.tempting]];
    return others.flatMap((worth) => (worth && this.#judgedOf(worth)?.why) ?? []);
  }

  close(): void {
    this.#opened?.close();
    this.#opened = null;
  }

  #judgedOf({ id }: Worth): Judged | undefined {
    return this.#judged[this.puzzle?.choices.findIndex((one) => one.id === id) ?? -1];
  }
}
