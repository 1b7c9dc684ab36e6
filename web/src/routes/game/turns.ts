import type { AnySeen, HolzwurmAction } from "../../lib/wire/types";
import { isChance, type Recorded, type Turn, turnsOf } from "./record";

/** What somebody did in a game, counted; the keys are those of the messages `review_did_…`. */
export interface Deeds {
  seat: number;
  counts: [Deed, number][];
}
export type Deed =
  "turns" | "rolls" | "taken" | "stolen" | "robbed" | "failed" | "placed" | "rerolled" | "passed" | "rows";

/** What everybody did, by seat. */
export function deedsOf(recorded: Recorded): Deeds[] {
  const turns = turnsOf(recorded);
  const rows = recorded.game === "holzwurm" ? rowsTaken(recorded.steps) : [];
  return recorded.players.map((_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const steps = own.flatMap(({ from, to }) => recorded.steps.slice(from, to));
    const did = (type: string) => steps.filter(({ event }) => "action" in event && event.action.type === type).length;
    const rolls = steps.filter(isChance).length;
    const all: Record<string, [Deed, number][]> = {
      regenwormen: [
        ["turns", own.length],
        ["rolls", rolls],
        ["taken", did("take")],
        ["stolen", did("steal")],
        ["robbed", robbed(recorded.steps, seat)],
        ["failed", own.filter((turn) => fails(recorded, turn)).length],
      ],
      "it-happens": [
        ["turns", own.length],
        ["rolls", rolls],
        ["placed", did("place")],
        ["rerolled", did("reroll")],
        ["passed", did("pass")],
      ],
      holzwurm: [
        ["turns", own.length],
        ["rows", rows.filter((taker) => taker === seat).length],
      ],
    };
    return { seat, counts: all[recorded.game] ?? [] };
  });
}

/** Whether a turn of Regenwormen ended without a tile. */
export function fails({ steps }: Pick<Recorded, "steps">, { from, to }: Turn): boolean {
  return !steps.slice(from, to).some(({ event }) => "action" in event && ["take", "steal"].includes(event.action.type));
}

function robbed(steps: AnySeen[], seat: number): number {
  return steps.filter(({ event }) => "action" in event && event.action.type === "steal" && event.action.from === seat)
    .length;
}

/** Who took a row of Holzwurm, each time: a card that is not above the number of cards takes them. */
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
