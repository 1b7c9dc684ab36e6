import { m } from "../../lib/messages/messages.js";
import type { Recorded, Turn } from "../../lib/played/record";
import type { AnySeen } from "../../lib/wire/types";
import type { Deed } from "../game";

/** What a seat did in a game, counted. */
export function deeds({ steps }: Recorded, seat: number, turns: Turn[]): Deed[] {
  return [
    { name: m.review_did_turns(), count: turns.length },
    { name: m.review_did_rows(), count: rowsTaken(steps, seat) },
  ];
}

/** How many rows a seat took. */
export function rowsTaken(steps: AnySeen[], seat: number): number {
  const effects = steps.flatMap((step): AnySeen["effects"][number][] => step.effects);
  return effects.filter((effect) => effect.type === "row_taken" && effect.seat === seat).length;
}
