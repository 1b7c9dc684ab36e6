import type {
  HolzwurmAnyCard,
  HolzwurmCard,
  HolzwurmDealView,
  HolzwurmEffect,
  HolzwurmFrame,
  HolzwurmView,
} from "../../lib/wire/types";

/** A deal that is over, for the score sheet. */
export interface Sheet {
  deal: number;
  view: HolzwurmDealView;
}

/** What happened since the frame before, as a board shows it. */
export interface News {
  /** The card that was laid last, and who played it. */
  fresh: HolzwurmCard | null;
  player: number | null;
  /** Who took each card from the table. */
  takers: Map<HolzwurmAnyCard, number>;
  /** How many cards more each seat has got. */
  gains: number[];
  /** The deal that ended. */
  ended: number | null;
}

const nothing = (): News => ({ fresh: null, player: null, takers: new Map(), gains: [], ended: null });

/** What effects come to, in order. */
export function newsOf(effects: HolzwurmEffect[]): News {
  return effects.reduce(heard, nothing());
}

function heard(news: News, effect: HolzwurmEffect): News {
  switch (effect.type) {
    case "deal_began":
      return { ...nothing(), ended: news.ended };
    case "row_opened":
    case "card_laid":
    case "row_left":
      return { ...news, fresh: effect.card, player: effect.seat };
    case "row_taken":
      // The card that was played has left the hand and comes back.
      return taken({ ...news, fresh: null, player: effect.seat }, effect.seat, effect.cards, effect.cards.length - 1);
    case "fate_taken":
      return taken(news, effect.seat, [effect.card], 1);
    case "deal_ended":
      return { ...news, gains: [], ended: effect.deal };
    default:
      return news;
  }
}

function taken(news: News, seat: number, cards: HolzwurmAnyCard[], more: number): News {
  const takers = new Map([...news.takers, ...cards.map((card) => [card, seat] as const)]);
  const gains = [...news.gains];
  gains[seat] = (gains[seat] ?? 0) + more;
  return { ...news, takers, gains };
}

/** What a board remembers from one frame to the next: the news, and the score sheet that lies open. */
export class Table {
  news = $state.raw<News>(nothing());
  /** The score sheet that lies open. */
  sheet = $state.raw<Sheet | null>(null);
  #last: HolzwurmFrame | null = null;

  /** Takes in a frame. */
  take(frame: HolzwurmFrame): void {
    const last = this.#last;
    this.#last = frame;
    // The same moment once more, as when a board is shown anew, is no news.
    if (last?.ply === frame.ply) return;
    const { view } = frame;
    if (!last || last.ply > frame.ply) {
      this.news = nothing();
      if (view.standing) this.open(view);
      return;
    }
    const news = newsOf(frame.seen.flatMap((seen) => seen.effects));
    this.news = news;
    if (news.ended !== null) this.open(view, news.ended);
  }

  /** Opens the sheet of the last deal. */
  open(view: HolzwurmView, deal = view.standing ? view.deal : view.deal - 1): void {
    this.sheet = view.last ? { deal, view: view.last } : null;
  }

  close(): void {
    this.sheet = null;
  }

  /** Where a card went that lies nowhere any more: to whoever took it. */
  goes(card: HolzwurmAnyCard): string | null {
    const seat = this.news.takers.get(card);
    return seat === undefined ? null : `seat-${seat}`;
  }
}
