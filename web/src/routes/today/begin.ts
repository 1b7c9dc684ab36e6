import type { Offer } from "../../games";
import { known } from "../../lib/learning/known";
import { type LocalPlan, type LocalTable, tables } from "../../lib/device/local";
import { me } from "../../lib/people/me.svelte";
import { rulesHere } from "../../lib/device/rules";
import type { DeviceDay, RulesInfo } from "../../lib/wire/types";

/** The game of a day as it is played by everybody, with me on the first seat. */
export interface DayGame {
  plan: LocalPlan;
  today: DeviceDay;
}

/** The game of a day, with the bots of now. */
export function gameOf(offer: Offer, day: number, rules: readonly RulesInfo[]): DayGame | null {
  const bots = rules.find(({ game }) => game === offer.game)?.day_bots;
  if (!bots) return null;
  const seats: LocalPlan["seats"] = [
    { type: "person", name: me.name || known.name, color: me.info?.color ?? "rust" },
    ...bots.levels.map((level) => ({ type: "bot" as const, level })),
  ];
  const plan = { game: offer.game, options: offer.options, start_seat: 0, seats };
  return { plan, today: { day, set: offer.key, bots: bots.version } };
}

/** The table of the game of a day: the one that counts, or one to practise at. */
export async function tableOf(offer: Offer, day: number, counts: boolean): Promise<LocalTable> {
  const game = gameOf(offer, day, await rulesHere());
  if (!game) throw new Error("this game has none for a day");
  return tables.ofDay(game.plan, game.today, counts);
}
