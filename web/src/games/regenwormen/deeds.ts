import { m } from "../../lib/messages/messages.js";
import { isChance, type Recorded, type Turn } from "../../lib/state/record";
import type { AnySeen, RegenwormenAction } from "../../lib/wire/types";
import type { Deed } from "../game";

const actionOf = ({ event }: AnySeen) => ("action" in event ? (event.action as RegenwormenAction) : null);

/** What a seat did in a game, counted. */
export function deeds({ steps }: Recorded, seat: number, turns: Turn[]): Deed[] {
  const own = turns.map(({ from, to }) => steps.slice(from, to));
  const did = (type: string) => own.flat().filter((step) => actionOf(step)?.type === type).length;
  return [
    { name: m.review_did_turns(), count: turns.length },
    { name: m.review_did_rolls(), count: own.flat().filter(isChance).length },
    { name: m.review_did_taken(), count: did("take") },
    { name: m.review_did_stolen(), count: did("steal") },
    { name: m.review_did_robbed(), count: steps.filter((step) => robs(actionOf(step), seat)).length },
    { name: m.review_did_failed(), count: own.filter(fails).length },
  ];
}

/** Whether a turn ended without a tile. */
function fails(turn: AnySeen[]): boolean {
  return !turn.some((step) => ["take", "steal"].includes(actionOf(step)?.type ?? ""));
}

function robs(action: RegenwormenAction | null, seat: number): boolean {
  return action?.type === "steal" && action.from === seat;
}
