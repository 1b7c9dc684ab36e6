/** The log of a game from what its events brought about: a line for each effect that has a sentence. */
import { sentence } from "../../lib/words/sentence";
import type { Told } from "../../lib/words/told";
import type { Line } from "../game";

/** An event as it was seen, of whatever game. */
interface Seen {
  ply: number;
  seat?: number;
  effects: readonly object[];
  /** The rule behind each effect. */
  rules: readonly string[];
}

/** More than the most seats of any game: names are asked for by seat. */
const MOST_SEATS = 8;

/** The names at the table, by seat. */
export function namesOf(name: (seat: number) => string): string[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => name(seat));
}

/** The lines of a game, oldest first; each belongs to the seat it is about, else to whoever acted. */
export function linesOf(words: Told, seen: readonly Seen[], name: (seat: number) => string, me: number | null): Line[] {
  const names = namesOf(name);
  return seen.flatMap(({ ply, seat = null, effects, rules }) =>
    effects.flatMap((effect, place) => {
      const text = sentence(words, effect, { names, me });
      if (text === null) return [];
      const rule = rules[place];
      const more = {
        ...(rule === undefined ? {} : { rule }),
        ...(isResult(effect) ? { isResult: true as const } : {}),
      };
      return [{ ply, seat: seatOf(effect) ?? seat, text, ...more }];
    }),
  );
}

function isResult(effect: object): boolean {
  return "type" in effect && (effect.type === "won" || effect.type === "ranked");
}

/** The seat that an effect is about. */
export function seatOf(effect: object): number | null {
  return "seat" in effect && typeof effect.seat === "number" ? effect.seat : null;
}

/** The same story with one line for each event, where there is room for one only; its rule is the last one's. */
export function byEvent(story: readonly Line[]): Line[] {
  const events: Line[] = [];
  for (const line of story) {
    const last = events.at(-1);
    if (last?.ply !== line.ply) events.push(line);
    else events[events.length - 1] = { ...last, ...line, seat: last.seat, text: `${last.text} ${line.text}` };
  }
  return events;
}
