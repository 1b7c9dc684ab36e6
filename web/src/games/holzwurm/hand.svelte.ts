import type { HolzwurmAction, HolzwurmCard, HolzwurmChoice, HolzwurmView } from "../../lib/wire/types";
import { keepWord, type Notes, ownMemory, recallWord } from "../../lib/storage/memory";
import type { Sort } from "./cards";
import { outlook, type Outlook } from "./outlook";

const KEY = "wormery.holzwurm.sort";

/** What a tap came to: an action to play, a word to say, or nothing more than a change of what is lit. */
export type Tap =
  { play: HolzwurmAction } | { say: "pick" | "button" | "other" } | { say: "wrong"; tried: HolzwurmAction } | null;

/**
 * The choice of a card and a row. Safe plays go at the second tap; a play that takes a row is only chosen by taps and
 * made by the button.
 */
export class Hand {
  card = $state<HolzwurmCard | null>(null);
  sort = $state<Sort>("color");
  /** The row that was chosen for a card with several; undefined before. */
  #row = $state<number | "new" | undefined>(undefined);
  #view = $state.raw<HolzwurmView | null>(null);
  #choices = $state.raw<HolzwurmChoice[]>([]);

  /** What each play of the chosen card would do. */
  plays: Outlook[] = $derived(this.#choices.filter(({ action }) => action.card === this.card).map(outlook));
  /** The chosen play; null while a row must still be chosen. */
  play: Outlook | null = $derived(this.plays.length === 1 ? (this.plays[0] ?? null) : this.at(this.#row));

  constructor(store: Pick<Notes, "getItem"> | null = ownMemory()) {
    if (recallWord(KEY, store) === "value") this.sort = "value";
  }

  /** Takes in a frame: a card that is gone or may not be played is no longer chosen. */
  take(view: HolzwurmView, choices: HolzwurmChoice[]): void {
    const moved = view !== this.#view;
    this.#view = view;
    this.#choices = choices;
    if (!choices.some(({ action }) => action.card === this.card)) this.card = null;
    if (moved) this.#row = undefined;
  }

  /** A tap on a card: chooses it; a second tap, or with `single` the first, plays it when that is safe. */
  tapCard(card: HolzwurmCard, single = false): Tap {
    if (!this.#choices.some(({ action }) => action.card === card)) return { say: "other" };
    if (card === this.card) return this.#again();
    this.card = card;
    this.#row = undefined;
    return single && this.play?.isSafe ? this.#again() : null;
  }

  /** A tap on a row, or on the place for a new one: plays what is safe, else chooses. */
  tapRow(row: number | "new"): Tap {
    if (this.card === null) return { say: "pick" };
    const play = this.at(row);
    if (!play) return { say: "wrong", tried: actionOf(this.card, row) };
    const before = this.#row;
    this.#row = row;
    if (play.isSafe) return { play: play.action };
    return before === row ? { say: "button" } : null;
  }

  /** Lets go of the card. */
  drop(): void {
    this.card = null;
    this.#row = undefined;
  }

  /** Sorts the other way and remembers it on this device. */
  turn(store: Pick<Notes, "setItem"> | null = ownMemory()): void {
    this.sort = this.sort === "color" ? "value" : "color";
    keepWord(KEY, this.sort, store);
  }

  /** What the chosen card would do in a row, or in a new one; null if it cannot go there. */
  at(row: number | "new" | undefined): Outlook | null {
    if (row === undefined) return null;
    const at = row === "new" ? undefined : row;
    return this.plays.find(({ action }) => action.row === at) ?? null;
  }

  #again(): Tap {
    if (!this.play) return null;
    return this.play.isSafe ? { play: this.play.action } : { say: "button" };
  }
}

/** The play of a card in a row, or in a new one. */
function actionOf(card: HolzwurmCard, row: number | "new"): HolzwurmAction {
  return row === "new" ? { type: "play", card } : { type: "play", card, row };
}
