/** What certainly gives a tile away, or the hen in its place: people are asked whether they mean it. */
import { m } from "../../lib/messages/messages.js";
import type { Choice, Effect } from "./effects";
import { choiceOf, type Action } from "./facts";

/** What effects cost the one who plays, in words that ask for a second tap; nothing if that is nothing. */
export function lossOf(effects: readonly Effect[]): string | null {
  for (const effect of effects) {
    if (effect.type === "hen_lost") return m.rw_sure_hen();
    if (effect.type === "tile_returned") return m.rw_sure_tile({ tile: effect.tile });
  }
  return null;
}

/** What an action gives away while another one does not; nothing otherwise. */
export function lossSaid(legal: readonly Choice[], action: Action): string | null {
  const loss = lossOf(choiceOf(legal, action)?.effects ?? []);
  return loss && legal.some(({ effects }) => !lossOf(effects)) ? loss : null;
}
