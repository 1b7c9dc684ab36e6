/** The log of a whole match from its events alone: rows and fate are followed, no view is needed. */
import { m } from "../../lib/messages/messages.js";
import type { HolzwurmAction, HolzwurmCard, HolzwurmColor, HolzwurmSeen } from "../../lib/wire/types";
import { colorOf, numberOf, scoreOf, signed } from "./cards";
import { cardText } from "./words";

/** A line of the log. */
export interface Line {
  ply: number;
  seat: number | null;
  text: string;
}

/** A row as far as the log needs it. */
interface Row {
  color: HolzwurmColor;
  n: number;
}

class Teller {
  #deal = 0;
  #rows: Row[] = [];
  /** What the fate cards score, the next one last. */
  #fate: number[] = [];

  constructor(
    private readonly name: (seat: number) => string,
    private readonly me: number | null,
  ) {}

  /** A sentence about the next event. */
  tell({ event, seat }: HolzwurmSeen): string {
    if ("action" in event) return this.#play(event.action, seat ?? 0);
    this.#deal += 1;
    this.#rows = [];
    this.#fate = [-13, ...event.chance.fate.map(scoreOf).toSorted((a, b) => a - b)];
    return m.hw_log_deal_n({ n: this.#deal });
  }

  #play({ card, row: at }: HolzwurmAction, seat: number): string {
    const who = { me: seat === this.me ? "yes" : "no", name: this.name(seat) };
    const row = at === undefined ? undefined : this.#rows[at];
    if (at === undefined || !row) {
      this.#rows.push({ color: rowColor(card), n: 1 });
      return m.hw_log_new({ ...who, card: cardText(card) });
    }
    const text = m.hw_log_play({ ...who, card: cardText(card) });
    return numberOf(card) > row.n ? `${text} ${this.#stay(row, card)}` : `${text} ${this.#take(at, row, who)}`;
  }

  #stay(row: Row, card: HolzwurmCard): string {
    row.n += 1;
    if (row.color === "grey") row.color = rowColor(card);
    return m.hw_log_count({ row: m.hw_row({ color: row.color }), n: row.n });
  }

  #take(at: number, row: Row, who: { me: string; name: string }): string {
    this.#rows.splice(at, 1);
    const fate = this.#fate.pop() ?? 0;
    const took = m.hw_log_took({ ...who, row: m.hw_row({ color: row.color }), n: row.n + 1, fate: signed(fate) });
    return fate === -13 ? `${took} ${m.hw_ended_poison(who)}` : took;
  }
}

/** The color a card gives a row. */
function rowColor(card: HolzwurmCard): HolzwurmColor {
  const color = colorOf(card);
  return color === "poison" ? "grey" : color;
}

/** The log of a match, oldest first; `seen` must begin with the first event of the match. */
export function story(seen: HolzwurmSeen[], name: (seat: number) => string, me: number | null): Line[] {
  const teller = new Teller(name, me);
  return seen.map((event) => ({ ply: event.ply, seat: event.seat ?? null, text: teller.tell(event) }));
}
