import type { Ask } from "../../lib/engine/engine";
import { ownEngine } from "../../lib/engine/once";
import { DAY_PLAYOUTS, type DeviceReply, type ResultRow } from "../../lib/wire/types";
import type { DayGame } from "./begin";

/** What a bot makes of the luck of a day on my seat, against the same bots. */
export async function playedBy(level: string, { plan, today }: DayGame, ask: Ask): Promise<ResultRow[]> {
  const seats = [{ type: "bot" as const, level }, ...plan.seats.slice(1)];
  const { table } = await ask<{ table: number }>({ fn: "open", plan: { ...plan, seats }, seed: 0, today });
  let { messages } = await ask<DeviceReply>({ fn: "hello", table });
  while (messages.some((message) => message.type === "frame" && message.to_act !== undefined))
    ({ messages } = await ask<DeviceReply>({ fn: "bot", table, playouts: DAY_PLAYOUTS }));
  return messages.find((message) => message.type === "table")?.table.result ?? [];
}

/** The score of the strongest bot, found in a worker of its own; the page may go before it is known. */
export function strongestScore(level: string, game: DayGame): { score: Promise<number | null>; stop: () => void } {
  const { ask, stop } = ownEngine();
  const score = playedBy(level, game, ask)
    .then((rows) => rows.find(({ seat }) => seat === 0)?.score ?? null)
    .catch(() => null)
    .finally(stop);
  return { score, stop };
}
