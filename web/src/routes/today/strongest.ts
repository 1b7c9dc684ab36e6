import { type Ask, type Helper, makeAsk } from "../../lib/engine/engine";
import type { ResultRow, ServerMessage } from "../../lib/wire/types";
import type { DayGame } from "./begin";

/** How often a bot that samples plays each choice on: so many, and not so long, so that it is the same everywhere. */
const PLAYOUTS = 400;

/** What a bot makes of the luck of a day on my seat, against the same bots. */
export async function playedBy(level: string, { plan, today }: DayGame, ask: Ask): Promise<ResultRow[]> {
  const seats = [{ type: "bot", level }, ...plan.seats.slice(1)];
  const { table } = await ask<{ table: number }>({ fn: "open", plan: { ...plan, seats }, seed: 0, ...today });
  let told = await ask<ServerMessage[]>({ fn: "hello", table });
  while (told.some((message) => message.type === "frame" && message.to_act !== undefined))
    told = await ask<ServerMessage[]>({ fn: "bot", table, playouts: PLAYOUTS });
  return told.find((message) => message.type === "table")?.table.result ?? [];
}

/** The score of the strongest bot, found in a worker of its own; the page may go before it is known. */
export function strongestScore(level: string, game: DayGame): { score: Promise<number | null>; stop: () => void } {
  let worker: Worker | null = null;
  const ask = makeAsk(() => {
    worker = new Worker(new URL("../../lib/engine/worker.ts", import.meta.url), { type: "module" });
    return worker as Helper;
  });
  const stop = () => worker?.terminate();
  const score = playedBy(level, game, ask)
    .then((rows) => rows.find(({ seat }) => seat === 0)?.score ?? null)
    .catch(() => null)
    .finally(stop);
  return { score, stop };
}
