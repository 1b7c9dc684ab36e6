import type { HolzwurmCard, HolzwurmDealView, HolzwurmFrame, HolzwurmView } from "../../lib/wire/types";
import { dealEnded } from "./words";

/** The card that lies on the table now and did not before. */
export function newCard(before: HolzwurmView, after: HolzwurmView): HolzwurmCard | null {
  const old = before.rows.flatMap((row) => row.cards);
  return after.rows.flatMap((row) => row.cards).find((card) => !old.includes(card)) ?? null;
}

/** How many cards each seat has got more; nothing when new hands were dealt. */
export function gains(before: HolzwurmView, after: HolzwurmView): number[] {
  if (before.deal !== after.deal) return [];
  return after.seats.map((seat, i) => Math.max(0, seat.n_cards - (before.seats[i]?.n_cards ?? 0)));
}

/** A deal that is over, for the score sheet. */
export interface Sheet {
  deal: number;
  view: HolzwurmDealView;
}

/** What a board remembers from one frame to the next: the last card, who took cards, the deal that ended. */
export class Table {
  fresh = $state.raw<HolzwurmCard | null>(null);
  gains = $state.raw<number[]>([]);
  /** Who played last. */
  player = $state<number | null>(null);
  /** Who took a row with that. */
  taker = $state<number | null>(null);
  /** The score sheet that lies open. */
  sheet = $state.raw<Sheet | null>(null);
  #last: HolzwurmFrame | null = null;

  /** Takes in a frame. */
  take(frame: HolzwurmFrame): void {
    const last = this.#last;
    if (last === frame) return;
    this.#last = frame;
    const { view } = frame;
    if (!last || last.ply > frame.ply) {
      if (view.standing) this.open(view);
      return;
    }
    this.fresh = newCard(last.view, view);
    this.gains = gains(last.view, view);
    this.player = frame.seen.find(({ seat }) => seat !== undefined)?.seat ?? null;
    this.taker = this.player !== null && view.rows.length < last.view.rows.length ? this.player : null;
    if (dealEnded(last.view, view)) this.open(view);
  }

  /** Opens the sheet of the last deal. */
  open(view: HolzwurmView): void {
    const deal = view.standing ? view.deal : view.deal - 1;
    this.sheet = view.last ? { deal, view: view.last } : null;
  }

  close(): void {
    this.sheet = null;
  }
}
