import { cue, TUMBLE, type Cue } from "../../lib/ui/cues";
import type { HolzwurmEffect, HolzwurmFrame } from "../../lib/wire/types";

/** What is heard when one frame follows another: what happened between them. */
export function cues(_before: HolzwurmFrame, after: HolzwurmFrame): Cue[] {
  const effects = after.seen.flatMap((seen) => seen.effects);
  return effects.flatMap((effect, place) => heard(effect, place === 0));
}

function heard(effect: HolzwurmEffect, isFirst: boolean): Cue[] {
  switch (effect.type) {
    case "deal_began":
      return [cue("deal", isFirst ? 0 : TUMBLE)];
    case "row_opened":
    case "card_laid":
    case "row_left":
      return [cue("card")];
    case "row_taken":
      return [cue("row")];
    case "deal_ended":
      return effect.why === "poison" ? [cue("fail", TUMBLE)] : [];
    default:
      return [];
  }
}
