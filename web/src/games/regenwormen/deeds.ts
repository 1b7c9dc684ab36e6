import { m } from "../../lib/messages/messages.js";
import type { Recorded, Turn } from "../../lib/played/record";
import type { Deed } from "../game";
import type { Effect, Seen } from "./effects";

/** What a seat did in a game, counted from what the rules told. */
export function deeds({ steps }: Recorded, seat: number, turns: Turn[]): Deed[] {
  const effects = (steps as Seen[]).flatMap((step) => step.effects);
  const did = (...types: Effect["type"][]) =>
    effects.filter((effect) => types.includes(effect.type) && effect.seat === seat).length;
  return [
    { name: m.review_did_turns(), count: turns.length },
    { name: m.review_did_rolls(), count: did("rolled") },
    { name: m.review_did_taken(), count: did("tile_taken") },
    { name: m.review_did_stolen(), count: did("tile_stolen", "hen_stolen") },
    { name: m.review_did_robbed(), count: effects.filter((effect) => isRobbed(effect, seat)).length },
    { name: m.review_did_failed(), count: did("failed") },
  ];
}

/** Whether a seat loses its tile, or the hen in place of it. */
function isRobbed(effect: Effect, seat: number): boolean {
  return (effect.type === "tile_stolen" || effect.type === "hen_stolen") && effect.from === seat;
}
