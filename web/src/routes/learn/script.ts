import { LEARNER, type Lesson } from "../../games/lessons";
import type { AnyAction } from "../../lib/wire/types";

type Line = Lesson["steps"][number]["luck"][number];

/** A lesson as a record that is read while it is written: what was chosen, and the luck that follows it. */
export class Script {
  #start: string[];
  #chosen: AnyAction[];

  constructor(private readonly lesson: Lesson) {
    this.#start = lesson.start.trimEnd().split("\n");
    this.#chosen = lesson.steps.map(({ aim }) => aim[0]!);
  }

  /** Chooses one of what is right at a step. */
  choose(step: number, action: AnyAction): void {
    this.#chosen[step] = action;
  }

  /** The record of the whole lesson, with what was chosen so far and then what the worm would do. */
  get record(): string {
    const lines = this.lesson.steps.flatMap((_, step) => this.#lines(step));
    return [...this.#start, ...lines.map((line) => JSON.stringify(line)), ""].join("\n");
  }

  /** The ply at which a step is asked; after the last one, the end. */
  asks(step: number): number {
    const before = this.lesson.steps.slice(0, step);
    return this.#start.length - 1 + before.reduce((sum, { luck }) => sum + 1 + luck.length, 0);
  }

  /** The plies that are shown after a step was done, the last one asks the next; `isOwn` where the learner's seat plays on. */
  shown(step: number): { ply: number; actor: number | null; isOwn: boolean }[] {
    const lines = this.#lines(step);
    const first = this.asks(step);
    let hasPassed = false;
    return lines.flatMap(({ seat = null }, place) => {
      if (seat !== null && seat !== LEARNER) hasPassed = true;
      const next = lines[place + 1];
      if (next?.chance) return [];
      const actor = lines.slice(0, place + 1).findLast((line) => line.seat !== undefined)?.seat ?? null;
      return [{ ply: first + place + 1, actor, isOwn: hasPassed && actor === LEARNER }];
    });
  }

  #lines(step: number): Line[] {
    return [{ seat: LEARNER, action: this.#chosen[step]! }, ...this.lesson.steps[step]!.luck];
  }
}
