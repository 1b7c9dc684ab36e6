/** The log of a whole game from its events alone: dice, sums and rounds are followed, no view is needed. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensAction, ItHappensSeen } from "../../lib/wire/types";

/** A line of the log. */
export interface Line {
  ply: number;
  seat: number | null;
  text: string;
}

/** The third color, where it acts like a seat. */
const THIRD = -1;

/** The sums on one mound; those who came first are further left. */
type Sums = Map<number, number>;

class Teller {
  #round = 0;
  #mounds: Sums[] = [];
  /** Who acted last, and so who threw the die that falls. */
  seat: number | null = null;
  #color = 0;
  #value = 0;

  constructor(
    private readonly name: (seat: number) => string,
    private readonly me: number | null,
  ) {}

  /** A sentence about the next event; null when it is not worth one. */
  tell({ event, seat }: ItHappensSeen): string | null {
    if ("action" in event) return this.#act(event.action, seat ?? 0);
    if (event.chance.type === "die") return this.#fall(event.chance.value);
    const judged = this.#judged();
    this.#round += 1;
    this.#mounds = [new Map(), new Map(), new Map()];
    return [...judged, m.ih_log_round({ n: this.#round })].join(" ");
  }

  #who(seat: number | null) {
    return { me: seat !== null && seat === this.me ? "yes" : "no", name: seat === null ? "" : this.name(seat) };
  }

  #fall(value: number): string {
    this.#value = value;
    const words = { ...this.#who(this.seat), value };
    return this.#color === THIRD ? m.ih_log_die_third(words) : m.ih_log_die(words);
  }

  #act(action: ItHappensAction, seat: number): string | null {
    this.seat = seat;
    if (action.type === "reroll") return m.ih_log_reroll(this.#who(seat));
    if (action.type === "pass") return m.ih_log_pass(this.#who(seat));
    if (action.type === "place") return this.#place(action.mound, seat);
    this.#color = action.die === "third" ? THIRD : seat;
    return null;
  }

  #place(mound: number, seat: number): string {
    const sums = this.#mounds[mound];
    const sum = (sums?.get(this.#color) ?? 0) + this.#value;
    sums?.set(this.#color, sum);
    return m.ih_log_place({ ...this.#who(seat), value: this.#value, on: m.ih_on({ which: String(mound) }), sum });
  }

  /** Who won the mounds of the round that is over: the highest sum, of equal ones the one that came first. */
  #judged(): string[] {
    if (this.#round === 0) return [];
    const called = (color: number | undefined) =>
      color === undefined ? m.ih_nobody() : color === THIRD ? m.ih_third() : this.name(color);
    const texts = this.#mounds.map((sums, i) => {
      const order = [...sums].toSorted((a, b) => b[1] - a[1]).map(([color]) => color);
      return m.ih_log_judged({ side: m.ih_side({ which: String(i) }), queen: called(order[0]), general: called(order[1]) });
    });
    return [`${m.ih_judged({ n: this.#round })}:`, ...texts];
  }
}

/** The log of a game, oldest first; `seen` must begin with the first event of the game. */
export function story(seen: ItHappensSeen[], name: (seat: number) => string, me: number | null): Line[] {
  const teller = new Teller(name, me);
  return seen.flatMap((event) => {
    const text = teller.tell(event);
    const die = "chance" in event.event && event.event.chance.type === "die";
    return text ? [{ ply: event.ply, seat: event.seat ?? (die ? teller.seat : null), text }] : [];
  });
}
