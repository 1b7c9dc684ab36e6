import type { Offer } from "../../games";
import { recordOf, type Puzzle, type Sheet } from "../../games/puzzles";
import { warm } from "../../lib/engine/warm";
import { router } from "../../lib/router.svelte";
import { owe } from "../../lib/device/copies";
import { known } from "../../lib/learning/known";
import { localPath, playersOf, tables, type LocalPlan, type LocalSeat } from "../../lib/device/local";
import { me } from "../../lib/people/me.svelte";
import { gentleOf, rulesHere, usualLevel } from "../../lib/device/rules";
import { settings } from "../../lib/settings/settings.svelte";
import { companyOf } from "./seats";

/** Opens a puzzle as a table on this device, with the same bots on the other seats, and goes there. */
export async function playOn(offer: Offer, sheet: Sheet, puzzle: Puzzle): Promise<void> {
  const plan = planOf(offer, sheet, puzzle, await levelOf(offer));
  const names = playersOf(plan).map(({ name }) => name);
  warm(plan);
  const played = { record: recordOf(sheet, puzzle, names), ply: puzzle.steps.length };
  const { id, game } = await tables.create(plan, played, companyOf(offer));
  owe(game);
  router.go(localPath(id));
}

/** Who sits where: whoever solved it on the seat that must choose. */
export function planOf(
  { game }: Offer,
  { options }: Sheet,
  { players, seat, start }: Puzzle,
  level: string,
): LocalPlan {
  const person: LocalSeat = { type: "person", name: me.name || known.name, color: me.info?.color ?? "rust" };
  const seats = Array.from({ length: players }, (_, idx): LocalSeat =>
    idx === seat ? person : { type: "bot", level },
  );
  return { game, options, start_seat: start, seats };
}

async function levelOf({ game }: Offer): Promise<string> {
  if (settings.isGentle) return gentleOf(game);
  const rules = await rulesHere();
  return usualLevel(rules.find((one) => one.game === game)?.levels ?? []) || "random";
}
