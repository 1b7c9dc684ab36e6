import { m } from "../../lib/messages/messages.js";
import { isChance, type Recorded, type Turn } from "../../lib/played/record";
import type { Deed } from "../game";

/** What a seat did in a game, counted. */
export function deeds({ steps }: Recorded, _seat: number, turns: Turn[]): Deed[] {
  const own = turns.flatMap(({ from, to }) => steps.slice(from, to));
  const did = (type: string) => own.filter(({ event }) => "action" in event && event.action.type === type).length;
  return [
    { name: m.review_did_turns(), count: turns.length },
    { name: m.review_did_rolls(), count: own.filter(isChance).length },
    { name: m.review_did_placed(), count: did("place") },
    { name: m.review_did_rerolled(), count: did("reroll") },
    { name: m.review_did_passed(), count: did("pass") },
  ];
}
