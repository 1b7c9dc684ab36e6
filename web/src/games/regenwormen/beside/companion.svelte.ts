import { type Ask, ask as askEngine } from "../../../lib/engine/engine";
import type { Fact, KeptSeat, RegenwormenOptions } from "../../../lib/wire/types";
import type { Hint } from "../../board";
import type { KnownOdds } from "../../game";
import { effectsOf, failureOf, type Failure } from "../effects";
import { FACES, find, isClaim, type Action, type Face, type Frame, type View } from "../facts";

/** What happened at the table, or how somebody says it lies there. */
export type Step = { events: Happened[] } | { view: View };
type Happened = { action: Action } | { chance: { type: "dice"; faces: Face[] } };

/** What is needed to go on. */
export interface Kept {
  steps: Step[];
  isHidden: boolean;
  /** The dice of a roll that was not over, and how it began. */
  slots?: readonly Face[];
  lead?: Action | null;
  isGolden?: boolean;
}

/** What the rules make of it: the frame of whoever acts, and the exact odds of the turn. */
export interface Supposed {
  frame: Frame;
  odds: (KnownOdds<Action> & { choices: { ends: [Action, number][] }[] }) | null;
  /** Whether no choice of the turn is better than the others. */
  alike: boolean;
  /** What speaks for the choice that brings most. */
  tips?: Fact[];
}

/** A turn that would fail with what was tapped: it is asked once. */
export interface Doubt {
  failure: Failure;
  step: Step;
  then: Supposed;
}

/** A game at a real table, counted along: people tap what lies there, and the rules say what comes of it. */
export class Companion {
  now = $state.raw<Supposed | null>(null);
  /** The dice of the roll that were tapped so far. */
  slots = $state.raw<readonly Face[]>([]);
  /** Whether the golden die is thrown too, by its holder, with the first roll. */
  isGolden = $state(true);
  doubt = $state.raw<Doubt | null>(null);
  /** Whether the odds are hidden; hidden they stay until they are shown. */
  isHidden = $state(false);
  /** Whether what was tapped last cannot be. */
  isRefused = $state(false);
  /** Whether the rules did not come. */
  isBroken = $state(false);

  steps = $state.raw<readonly Step[]>([]);
  /** What sends the dice flying, where it is not the roll: the weasel. */
  #lead = $state.raw<Action | null>(null);

  view = $derived(this.now?.frame.view ?? null);
  legal = $derived(this.now?.frame.legal ?? []);
  actions = $derived(this.legal.map(({ action }) => action));
  isOver = $derived(this.view?.phase === "over");
  /** Whether dice are thrown now, and tapped. */
  isRolling = $derived(this.#lead !== null || (find(this.actions, "roll") !== undefined && !this.isOver));
  /** How many dice are thrown. */
  nDice = $derived((this.view?.turn.dice_left ?? 0) + (this.#throwsGolden ? 1 : 0));
  canUndo = $derived(this.slots.length > 0 || this.#lead !== null || this.steps.length > 0);
  /** What ends the turn with a tile. */
  claims = $derived(this.legal.filter(({ action }) => isClaim(action)));

  constructor(
    private readonly plan: { options: RegenwormenOptions; nSeats: number },
    private readonly keep: (kept: Kept) => void,
    private readonly ask: Ask = askEngine,
  ) {}

  /** Whether the golden die is among those that are thrown now and is not counted as one that is left. */
  get #throwsGolden(): boolean {
    return this.isGolden && this.canChooseGolden;
  }

  /** What is on the golden die, by the rules or by a house rule. */
  get #goldenFaces(): readonly Face[] {
    return this.plan.options.golden_faces === "standard" ? FACES : ["1", "W"];
  }

  /** Whether the golden die may be thrown or left aside. */
  get canChooseGolden(): boolean {
    return this.actions.some((action) => action.type === "roll" && action.golden === true);
  }

  /** Whether the last die of the roll is the golden one. */
  get hasGolden(): boolean {
    return this.#throwsGolden || (this.view?.turn.golden_in_play ?? false);
  }

  /** The faces that the next die can show. */
  get faces(): readonly Face[] {
    const isLast = this.slots.length === this.nDice - 1;
    return isLast && this.hasGolden ? this.#goldenFaces : FACES;
  }

  /** Dice of the odds as hints, the best first: what the coach's sentence is made of. */
  get hints(): Hint<Action>[] {
    const choices = [...(this.now?.odds?.choices ?? [])].sort((one, other) => other.worms - one.worms);
    return choices.map(({ action, fail, worms, ends }, idx) => ({
      action,
      best: idx === 0 && !this.now?.alike,
      figure: "",
      ...(idx === 0 && this.now?.tips && { tips: this.now.tips }),
      turn: { fail, worms, ends },
    }));
  }

  /** Begins, or goes on with what was kept. */
  async open(kept: Kept | null): Promise<void> {
    this.isHidden = kept?.isHidden ?? false;
    this.steps = kept?.steps ?? [];
    try {
      this.now = await this.#replay(this.steps);
      this.#lead = kept?.lead ?? null;
      this.isGolden = kept?.isGolden ?? true;
      // The last die would end the roll: it is tapped again.
      this.slots = (kept?.slots ?? []).slice(0, Math.max(0, this.nDice - 1));
    } catch {
      this.isBroken = true;
    }
  }

  /** A die of the roll was tapped; the last one ends the roll. */
  async enter(face: Face): Promise<void> {
    if (!this.isRolling || !this.faces.includes(face) || this.doubt) return;
    this.slots = [...this.slots, face];
    this.#save();
    if (this.slots.length === this.nDice) await this.#rolled(this.slots);
  }

  /** Takes a die out of the roll again. */
  remove(idx: number): void {
    this.slots = this.slots.filter((_, place) => place !== idx);
    this.#save();
  }

  /** The dice show nothing new: some that do are put in their place. */
  async nothingNew(): Promise<void> {
    const faces = this.nothing;
    if (faces) await this.#rolled(faces);
  }

  /** Dice that show nothing new; none where that cannot be. */
  get nothing(): Face[] | null {
    const kept = this.view?.turn.kept ?? [];
    const golden = this.hasGolden ? kept.filter((face) => this.#goldenFaces.includes(face)) : kept;
    if (!this.isRolling || kept.length === 0 || golden.length === 0 || this.nDice === 0) return null;
    return [...Array.from({ length: this.nDice - 1 }, () => kept[0]!), golden[0]!];
  }

  /** Does what is legal. */
  async act(action: Action): Promise<void> {
    if (action.type === "weasel") {
      this.slots = [];
      this.#lead = action;
      return this.#save();
    }
    await this.#happen([{ action }]);
  }

  /** The table lies as somebody says. */
  async correct(view: View): Promise<void> {
    await this.#try({ view });
  }

  /** Yes, the turn has failed. */
  confirm(): void {
    const doubt = this.doubt;
    this.doubt = null;
    if (doubt) this.#commit(doubt.step, doubt.then);
  }

  /** No, it has not: the last die is open again. */
  deny(): void {
    this.doubt = null;
    this.slots = this.slots.slice(0, -1);
    this.#save();
  }

  /** Takes back the last die, or else the last step; of a roll its last die. */
  async undo(): Promise<void> {
    this.doubt = null;
    this.isRefused = false;
    if (this.slots.length > 0) this.slots = this.slots.slice(0, -1);
    else if (this.#lead) this.#lead = null;
    else await this.#undoStep();
    this.#save();
  }

  async #undoStep(): Promise<void> {
    const last = this.steps.at(-1);
    if (!last) return;
    const steps = this.steps.slice(0, -1);
    const now = await this.#replay(steps);
    this.steps = steps;
    this.now = now;
    this.#takeUp(last);
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.#save();
  }

  /** The dice of a roll that was taken back, but for the last one. */
  #takeUp(step: Step): void {
    if ("view" in step) return;
    const [lead] = step.events;
    const dice = step.events.find((event) => "chance" in event);
    if (!dice) return;
    if (lead && "action" in lead && lead.action.type === "weasel") this.#lead = lead.action;
    if (lead && "action" in lead && lead.action.type === "roll") this.isGolden = lead.action.golden ?? this.isGolden;
    this.slots = dice.chance.faces.slice(0, -1);
  }

  async #rolled(faces: readonly Face[]): Promise<void> {
    const roll: Action = this.#throwsGolden ? { type: "roll", golden: true } : { type: "roll" };
    await this.#happen([{ action: this.#lead ?? roll }, { chance: { type: "dice", faces: [...faces] } }]);
  }

  async #happen(events: Happened[]): Promise<void> {
    await this.#try({ events });
  }

  async #try(step: Step): Promise<void> {
    const then = await this.#after(step).catch(() => null);
    this.isRefused = then === null;
    if (!then) return;
    const failure = failureOf(effectsOf(then.frame.seen));
    if (failure) this.doubt = { failure, step, then };
    else this.#commit(step, then);
  }

  #commit(step: Step, then: Supposed): void {
    this.steps = [...this.steps, step];
    this.slots = [];
    this.#lead = null;
    this.isGolden = true;
    this.now = then;
    this.#save();
  }

  #after(step: Step): Promise<Supposed> {
    return "view" in step ? this.#suppose(step.view, []) : this.#suppose(this.view, step.events);
  }

  /** All steps once more, from the last time that somebody said how the table lies. */
  #replay(steps: readonly Step[]): Promise<Supposed> {
    const from = steps.findLastIndex((step) => "view" in step);
    const base = steps[from];
    const events = steps.slice(from + 1).flatMap((step) => ("events" in step ? step.events : []));
    return this.#suppose(base && "view" in base ? base.view : null, events);
  }

  #suppose(view: View | null, events: Happened[]): Promise<Supposed> {
    const { options, nSeats } = this.plan;
    const seats = Array.from({ length: nSeats }, (): KeptSeat => ({ type: "person", name: "", color: "rust" }));
    return this.ask<Supposed>({
      fn: "suppose",
      plan: { game: "regenwormen", options, start_seat: 0, seats },
      ...(view ? { view } : {}),
      events,
    });
  }

  #save(): void {
    const { steps, isHidden, slots, isGolden } = this;
    this.keep({ steps: [...steps], isHidden, slots: [...slots], lead: this.#lead, isGolden });
  }
}
