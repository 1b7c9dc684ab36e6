/**
 * Follows a game from its events alone, as after a reload, when nobody has kept the views between them. The rules of
 * docs/rules decide; records of the repository prove that every view comes out as the server shows it.
 */
import type {
  ItHappensAction,
  ItHappensColor,
  ItHappensColorView,
  ItHappensObjectCounts,
  ItHappensOptions,
  ItHappensSeen,
  ItHappensView,
} from "../../lib/wire/types";
import { moundOf } from "./deck";
import { COLORS, landing, OBJECTS, withDie } from "./mounds";
import { judge } from "./rounds";

const ROUNDS = 4;
const WORMS = 24;
const TILES = 4;

const counts = (n: number) => Object.fromEntries(OBJECTS.map((kind) => [kind, n])) as unknown as ItHappensObjectCounts;

/** The table before the first mounds are drawn. */
export function beginning(players: number, options: ItHappensOptions): ItHappensView {
  const colors: ItHappensColorView[] = Array.from({ length: players }, (_, seat) => ({ ...color(seat, 2), seat }));
  if (players === 2) colors.push(color(2, options.dummy_start_worms ?? 0));
  const out = colors.reduce((sum, one) => sum + one.worms, 0);
  const supply = { worms: WORMS - out, objects: counts(TILES) };
  return { round: 0, rounds: ROUNDS, phase: "mounds", mounds: [], colors, supply, used_cards: [] };
}

function color(place: number, worms: number): ItHappensColorView {
  return { color: COLORS[place]!, dice: 0, worms, objects: counts(0), queens: 0, generals: 0 };
}

/** A copy that can be changed. */
function copy(view: ItHappensView): ItHappensView {
  const colors = view.colors.map((one) => ({ ...one, objects: { ...one.objects } }));
  return { ...view, colors, mounds: [...view.mounds], supply: { ...view.supply, objects: { ...view.supply.objects } } };
}

/** The table after one more event; `start` is the seat that began the game. */
export function follow(
  before: ItHappensView,
  { event, seat }: ItHappensSeen,
  start: number,
  options: ItHappensOptions,
): ItHappensView {
  const after = new Follower(copy(before), options);
  if ("action" in event) after.act(event.action, seat ?? before.to_act ?? 0);
  else if (event.chance.type === "mounds") after.draw(event.chance.cards, start);
  else after.fall(event.chance.value);
  return after.view;
}

class Follower {
  constructor(
    readonly view: ItHappensView,
    private readonly options: ItHappensOptions,
  ) {}

  /** New mounds lie there, and everybody has all dice (IH-06, IH-07). */
  draw(cards: string[], start: number): void {
    const { view } = this;
    const two = this.#third() !== undefined;
    view.round += 1;
    view.mounds = cards.flatMap((card) => moundOf(card, this.options) ?? []);
    for (const one of view.colors) {
      one.dice = one.seat === undefined ? 4 : 5;
      if (two && one.seat !== undefined) one.third_dice = 2;
    }
    view.to_act = (start + view.round - 1) % this.#seats();
  }

  fall(value: number): void {
    if (this.view.thrown) this.view.thrown = { ...this.view.thrown, value };
  }

  act(action: ItHappensAction, seat: number): void {
    const own = this.view.colors.find((one) => one.seat === seat);
    if (!own) return;
    if (action.type === "roll")
      this.view.thrown = { color: (action.die === "third" ? this.#third() : own)?.color ?? own.color };
    else if (action.type === "place") this.#place(action.mound, seat);
    else this.#pay(own);
    if (action.type === "reroll") this.view.thrown = { color: own.color };
    if (action.type === "pass") this.#next(seat);
  }

  #seats(): number {
    return this.view.colors.filter((one) => one.seat !== undefined).length;
  }

  #third(): ItHappensColorView | undefined {
    return this.view.colors.find((one) => one.seat === undefined);
  }

  #of(which: ItHappensColor | null): ItHappensColorView | undefined {
    return this.view.colors.find((one) => one.color === which);
  }

  #pay(own: ItHappensColorView): void {
    own.worms -= 1;
    this.view.supply.worms += 1;
  }

  #place(at: number, seat: number): void {
    const { view } = this;
    const { thrown } = view;
    const mound = view.mounds[at];
    const one = this.#of(thrown?.color ?? null);
    const place = mound && thrown?.value ? landing(mound, thrown.color, thrown.value) : null;
    if (!mound || !one || !place || !thrown?.value) return;
    view.mounds[at] = withDie(mound, thrown.color, thrown.value);
    one.dice -= 1;
    const own = view.colors.find((other) => other.seat === seat);
    if (one.seat === undefined && own) own.third_dice = (own.third_dice ?? 1) - 1;
    if (place.find === "W") this.#worm(one);
    else if (place.find !== "." && view.supply.objects[place.find] > 0) {
      view.supply.objects[place.find] -= 1;
      one.objects[place.find] += 1;
    }
    this.#next(seat);
  }

  #worm(one: ItHappensColorView | undefined): void {
    if (!one || this.view.supply.worms === 0) return;
    this.view.supply.worms -= 1;
    one.worms += 1;
  }

  /** Whether somebody has a die and a mound for it (IH-09). */
  #canAct(seat: number): boolean {
    const own = this.view.colors.find((one) => one.seat === seat);
    const fits = (which: ItHappensColor | undefined) =>
      which !== undefined && this.view.mounds.some((mound) => landing(mound, which, 1));
    if (!own) return false;
    const third = (own.third_dice ?? 0) > 0 && fits(this.#third()?.color);
    return third || (own.dice > 0 && fits(own.color));
  }

  #next(seat: number): void {
    delete this.view.thrown;
    const n = this.#seats();
    const order = Array.from({ length: n }, (_, more) => (seat + more + 1) % n);
    const next = order.find((one) => this.#canAct(one));
    if (next === undefined) this.#judge();
    else this.view.to_act = next;
  }

  /** The round is over (IH-15 to IH-19). */
  #judge(): void {
    for (const { queen, general, worms } of this.view.mounds.map(judge)) {
      const [first, second] = [this.#of(queen), this.#of(general)];
      if (first) first.queens += 1;
      if (second) second.generals += 1;
      for (const one of worms) this.#worm(this.#of(one));
    }
    this.view.mounds = [];
    delete this.view.to_act;
  }
}
