import { LEARNER, type Lesson, type Said } from "../../games/lessons";
import { same } from "../../games/parts/hints";
import type { AnyAction } from "../../lib/wire/types";
import { OpenedRecord, type Shown } from "../game/opened";
import { Script } from "./script";

/** After so many mistakes the worm offers to do it. */
const MISSES = 2;

/** What the lesson does: asks, answers a mistake, lets pieces move, or is done. */
export type Stage = "loading" | "ask" | "wrong" | "moving" | "done" | "broken";

/** What is seen: a frame, who acts, and whether a board that shows another one must begin anew. */
export interface Seen extends Shown {
  jumps: number;
}

/** One frame between two questions. */
export interface Between {
  shown: Seen;
  /** Who did it, and whether it is a stretch that the learner's seat plays on by itself. */
  actor: number | null;
  isOwn: boolean;
}

/** How the record of a lesson is opened; tests have the rules right here. */
export type Open = (record: string) => Pick<OpenedRecord, "at" | "close">;

/**
 * A lesson being played. The rules are asked for every frame: a lesson is a record, and what is right at a step only
 * decides which one.
 */
export class Teaching {
  stage = $state<Stage>("loading");
  step = $state(0);
  seen = $state.raw<Seen | null>(null);
  /** What was answered to a mistake: a text of the lesson, or one that the board has. */
  answer = $state.raw<Said | string | null>(null);
  /** What was chosen by mistake, while it is answered. */
  mistake = $state.raw<AnyAction | null>(null);
  misses = $state(0);
  isWhy = $state(false);
  /** What is shown between two questions. */
  between = $state.raw<Between | null>(null);
  #script: Script;
  #opened: Pick<OpenedRecord, "at" | "close">;
  #jumps = 0;
  /** Grows with everything that makes what still moves obsolete. */
  #turn = 0;

  constructor(
    readonly lesson: Lesson,
    /** How long a frame is looked at; answers when it is over. */
    private readonly look: (between: Between) => Promise<void>,
    private readonly open: Open = (record) => new OpenedRecord(record),
  ) {
    this.#script = new Script(lesson);
    this.#opened = open(this.#script.record);
  }

  get now(): Lesson["steps"][number] {
    return this.lesson.steps[Math.min(this.step, this.lesson.steps.length - 1)]!;
  }

  /** What to do now, also after a mistake; nothing while pieces move. */
  get aims(): AnyAction[] {
    return this.stage === "ask" || this.stage === "wrong" ? this.now.aim : [];
  }

  /** Whether the worm offers to do it. */
  get offersToShow(): boolean {
    return this.misses >= MISSES;
  }

  /** Begins at a step. */
  async begin(step: number): Promise<void> {
    const turn = (this.#turn += 1);
    this.#jumps += 1;
    const seen = await this.#at(this.#script.asks(step)).catch(() => null);
    if (turn !== this.#turn) return;
    if (!seen) this.stage = "broken";
    else this.#ask(step, seen);
  }

  /** Somebody chose something that the rules allow. */
  act(action: AnyAction): void {
    if (this.stage === "wrong") this.tryAgain();
    if (this.stage !== "ask") return;
    if (this.now.aim.some((aim) => same(aim, action))) return void this.#go(action);
    const wrong = this.now.wrong.find((one) => same(one.action, action));
    this.#miss(wrong?.say ?? null, action);
  }

  /** Somebody tried what the rules refuse; whether the lesson has an answer of its own. */
  tried(action: object): boolean {
    if (this.stage === "wrong") this.tryAgain();
    const wrong = this.stage === "ask" ? this.now.wrong.find((one) => same(one.action, action)) : undefined;
    if (wrong) this.#miss(wrong.say, null);
    return wrong !== undefined;
  }

  /** The board says why something cannot be, or what it is. */
  hear(text: string): void {
    if (this.stage === "ask" || this.stage === "wrong") this.#miss(text, null);
  }

  tryAgain(): void {
    if (this.stage !== "wrong") return;
    this.stage = "ask";
    this.mistake = null;
    this.answer = null;
  }

  /** The worm does it. */
  show(): void {
    this.tryAgain();
    if (this.stage === "ask") void this.#go(this.now.aim[0]!);
  }

  /** Goes to the next step without doing this one. */
  async skip(): Promise<void> {
    if (this.stage === "loading" || this.stage === "done" || this.stage === "broken") return;
    const next = this.stage === "moving" ? this.step : this.step + 1;
    if (next < this.lesson.steps.length) return this.begin(next);
    this.#turn += 1;
    this.#jumps += 1;
    this.seen = await this.#at(this.#script.asks(next)).catch(() => this.seen);
    this.#end();
  }

  close(): void {
    this.#turn += 1;
    this.#opened.close();
  }

  async #go(action: AnyAction): Promise<void> {
    const turn = (this.#turn += 1);
    const step = this.step;
    this.stage = "moving";
    this.isWhy = false;
    this.#choose(step, action);
    const shown = this.#script.shown(step);
    this.step = step + 1;
    for (const [place, { ply, actor, isOwn }] of shown.entries()) {
      const seen = await this.#at(ply).catch(() => null);
      if (turn !== this.#turn) return;
      if (!seen) return void (this.stage = "broken");
      const isNext = place === shown.length - 1;
      // What asks the next question is looked at as it is asked, all else goes by.
      this.between = { shown: seen, actor, isOwn };
      this.seen = isNext ? { ...seen, frame: seen.frame } : quiet(seen);
      await this.look(this.between);
      if (turn !== this.#turn) return;
    }
    if (step + 1 < this.lesson.steps.length) this.#ask(step + 1, this.seen!);
    else this.#end();
  }

  /** Another way to do it right is another record. */
  #choose(step: number, action: AnyAction): void {
    this.#script.choose(step, action);
    if (same(action, this.now.aim[0]!)) return;
    this.#opened.close();
    this.#opened = this.open(this.#script.record);
  }

  #ask(step: number, seen: Seen): void {
    this.step = step;
    this.seen = seen;
    this.between = null;
    this.answer = null;
    this.mistake = null;
    this.misses = 0;
    this.isWhy = false;
    this.stage = "ask";
  }

  #miss(answer: Said | string | null, mistake: AnyAction | null): void {
    this.answer = answer;
    this.mistake = mistake;
    this.misses += 1;
    this.isWhy = false;
    this.stage = "wrong";
  }

  #end(): void {
    this.step = this.lesson.steps.length;
    this.between = null;
    this.answer = null;
    this.seen = this.seen && quiet(this.seen);
    this.stage = "done";
  }

  async #at(ply: number): Promise<Seen> {
    return { ...(await this.#opened.at(ply, LEARNER)), jumps: this.#jumps };
  }
}

/** The same with nothing to do: what is played on by itself asks nobody. */
function quiet(seen: Seen): Seen {
  return { ...seen, frame: { ...seen.frame, legal: [] } as Seen["frame"] };
}
