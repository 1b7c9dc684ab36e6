/** The turn that decided a game, in a picture and a sentence. */
import { m } from "../../lib/messages/messages.js";
import type { Highlight, Naming } from "../game";
import { dieOf, tileOf } from "./drawn";
import { first, type Effect, type EffectOf } from "./effects";
import { capital, dice, wormWords } from "./names";

export function highlight(effects: Effect[], seat: number, name: Naming, me: number | null): Highlight | null {
  const kept = effects.findLast((effect): effect is EffectOf<"kept"> => effect.type === "kept" && effect.seat === seat);
  if (!kept) return null;
  const made = Array.from({ length: kept.dice }, () => dieOf(kept.symbol));
  const given = { dice: dice(kept.symbol, kept.dice), total: kept.total };
  const stolen = first(effects, "tile_stolen");
  if (stolen) {
    const from = name(stolen.from);
    const text =
      seat === me ? m.rw_high_steal_you({ ...given, from }) : m.rw_high_steal({ ...given, from, name: name(seat) });
    return { made, won: tileOf(stolen.tile), from: stolen.from, text: capital(text) };
  }
  const taken = first(effects, "tile_taken");
  if (!taken) return null;
  const brought = { ...given, worms: wormWords(taken.worms) };
  const text = seat === me ? m.rw_high_take_you(brought) : m.rw_high_take({ ...brought, name: name(seat) });
  return { made, won: tileOf(taken.tile), text: capital(text) };
}
