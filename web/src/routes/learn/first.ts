import type { Offer } from "../../games";
import { gentleOf } from "../../lib/device/rules";
import { settings } from "../../lib/settings/settings.svelte";
import { playNow } from "../home/start";

/** Two bots are company enough for a first game. */
const PLAYERS = 3;

/** Begins a game with gentle bots on this device, with the coach; says why if that cannot be. */
export async function playFirst(offer: Offer): Promise<string | null> {
  settings.set("hints", "coach");
  return playNow(offer, { players: PLAYERS, level: await gentleOf(offer.game) });
}
