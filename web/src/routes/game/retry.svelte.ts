import { SvelteSet } from "svelte/reactivity";
import { same } from "../../games/parts/hints";
import type { Hint } from "../../games/board";
import { percent } from "../../lib/words/numbers";
import type { AnyAction, DecisionReport, Grade } from "../../lib/wire/types";

/** An option of a decision, with what it is worth. */
export interface Option {
  action: AnyAction;
  share: number;
  /** What it gives away against the best one. */
  cost: number;
  isBest: boolean;
  /** What was done in the game. */
  isPlayed: boolean;
  /** What was chosen here. */
  isMine: boolean;
}

/** Decisions to make once more, one after the other: first one's own choice, then what each is worth. */
export class Retry {
  #all = $state.raw<DecisionReport[]>([]);
  #place = $state(0);
  #mine = $state.raw<AnyAction | null>(null);
  /** The plies of those whose answers were seen. */
  #known = new SvelteSet<number>();
  isRevealed = $state(false);

  /** The decision that is open; none while nothing is tried. */
  decision = $derived(this.#all[this.#place] ?? null);
  options = $derived(this.decision ? optionsOf(this.decision, this.#mine) : []);
  /** What was chosen here; nothing when one only looked. */
  mine = $derived(this.options.find((option) => option.isMine) ?? null);

  get n(): number {
    return this.#place + 1;
  }

  get total(): number {
    return this.#all.length;
  }

  get hasNext(): boolean {
    return this.n < this.total;
  }

  /** Opens decisions to try. */
  open(decisions: DecisionReport[]): void {
    this.#all = decisions;
    this.#turn(0);
  }

  /** Whether the answer was seen, here or before: until then nothing may give it away. */
  isKnown({ ply }: DecisionReport): boolean {
    return this.#known.has(ply);
  }

  /** Chooses; the first choice reveals what all are worth, others can then be looked at. */
  choose(action: AnyAction): void {
    this.#mine = action;
    this.reveal();
  }

  /** Shows what all are worth without a choice. */
  reveal(): void {
    this.isRevealed = true;
    if (this.decision) this.#known.add(this.decision.ply);
  }

  next(): void {
    if (this.hasNext) this.#turn(this.#place + 1);
    else this.close();
  }

  close(): void {
    this.open([]);
  }

  #turn(place: number): void {
    this.#place = place;
    this.#mine = null;
    this.isRevealed = false;
  }
}

/** The options of a decision, the best first. */
export function optionsOf(decision: DecisionReport, mine: AnyAction | null): Option[] {
  const best = decision.choices[0]?.share ?? 0;
  return decision.choices.map(({ action, share, grade }) => ({
    action,
    share,
    cost: Math.max(0, best - share),
    // Several can be as good as the best one.
    isBest: grade === "best",
    isPlayed: same(action, decision.action),
    isMine: mine !== null && same(action, mine),
  }));
}

/** What boards show beside each option once everything is revealed: the best one, and numbers for those who like them. */
export function hintsOf(options: Option[], hasNumbers = true): Hint<AnyAction>[] {
  return options.map(({ action, share }, place) => ({
    action,
    best: place === 0,
    figure: hasNumbers ? percent(share) : "",
  }));
}

export const GRADES: Grade[] = ["best", "fine", "?!", "?", "??"];

/** How many decisions of each grade; those that cost nothing are known by their number alone. */
export function countGrades(decisions: DecisionReport[], total: number): Record<Grade, number> {
  const count = (grade: Grade) => decisions.filter((decision) => decision.grade === grade).length;
  return { best: total - decisions.length, fine: count("fine"), "?!": count("?!"), "?": count("?"), "??": count("??") };
}
