import { m } from "../../lib/messages/messages.js";
import type { Recorded, Turn } from "../../lib/state/record";
import type { AnySeen, HolzwurmAction } from "../../lib/wire/types";
import type { Deed } from "../game";

/** What a seat did in a game, counted. */
export function deeds({ steps }: Recorded, seat: number, turns: Turn[]): Deed[] {
  return [
    { name: m.review_did_turns(), count: turns.length },
    { name: m.review_did_rows(), count: rowsTaken(steps).filter((taker) => taker === seat).length },
  ];
}

/** Who took a row, each time: a card that is not above the number of cards takes them. */
function rowsTaken(steps: AnySeen[]): number[] {
  let rows: number[] = [];
  return steps.flatMap(({ event, seat }) => {
    if (!("action" in event)) {
      rows = [];
      return [];
    }
    const { card, row } = event.action as HolzwurmAction;
    if (row === undefined) {
      rows.push(1);
      return [];
    }
    const count = rows[row] ?? 0;
    if (Number(card.slice(1)) > count) {
      rows[row] = count + 1;
      return [];
    }
    rows.splice(row, 1);
    return [seat ?? 0];
  });
}
