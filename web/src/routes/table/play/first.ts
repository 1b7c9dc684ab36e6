/** What happens at a table for the first time after a lesson, explained in a sentence with the rule behind it. */
import type { Firsts } from "../../../lib/learning/firsts";

/** The sentences of a game, by the kind of an effect, with its reason where there are several: "deal_ended_out". */
export type Sentences = Readonly<Record<string, () => string>>;

/** An event as it was told, of whatever game. */
interface Told {
  ply: number;
  effects: readonly object[];
  /** The rule behind each effect. */
  rules: readonly string[];
}

export interface Explained {
  text: string;
  rule?: string;
}

export class FirstTimes {
  /** Up to where all is known; what happened before somebody came is not new. */
  #ply: number | null = null;

  constructor(
    private readonly game: string,
    private readonly told: Pick<Firsts, "tell">,
  ) {}

  /** Somebody has come to the table. */
  begin(events: readonly Told[]): void {
    this.#ply ??= events.at(-1)?.ply ?? 0;
  }

  /** One thing of what was told since; the others have their time when they happen again. */
  look(events: readonly Told[], sentences: Sentences): Explained | null {
    this.begin(events);
    const last = events.at(-1)?.ply ?? 0;
    const since = Math.min(this.#ply!, last);
    this.#ply = last;
    for (const { ply, effects, rules } of events)
      for (const [place, effect] of effects.entries()) {
        const kind = ply > since ? kindOf(effect, sentences) : null;
        if (kind === null || !this.told.tell(`${this.game}/${kind}`)) continue;
        const [text, rule] = [sentences[kind]!(), rules[place]];
        return rule === undefined ? { text } : { text, rule };
      }
    return null;
  }
}

/** The kind of an effect, if there is a sentence for it. */
function kindOf(effect: object, sentences: Sentences): string | null {
  const { type, why } = effect as { type?: unknown; why?: unknown };
  return [`${type}_${why}`, `${type}`].find((kind) => Object.hasOwn(sentences, kind)) ?? null;
}
