import { type Cue, cue, TUMBLE } from "../../lib/ui/cues";
import type { ItHappensEffect, ItHappensFrame } from "../../lib/wire/types";

/** How long a tile lies there before it is heard. */
const FIND = 200;

/** What is heard when one frame follows another. */
export function cues(_before: ItHappensFrame, { seen }: ItHappensFrame): Cue[] {
  const found: Cue[] = [];
  for (const effect of seen.flatMap(({ effects }) => effects)) {
    const heard = sound(effect);
    // Several tiles at once make one sound.
    if (heard && !(heard.wait === FIND && found.some((one) => one.sound === heard.sound))) found.push(heard);
  }
  // Whatever chance answers comes after what asked for it.
  return found.map((one, place) => (place > 0 && isChance(one) ? { ...one, wait: TUMBLE } : one));
}

function sound(effect: ItHappensEffect): Cue | null {
  switch (effect.type) {
    case "rolled":
      return cue("roll");
    case "round_began":
      return cue("deal");
    case "die_placed":
      return cue("place");
    case "found":
      return cue(effect.gain === "worm" ? "worm" : "take", FIND);
    case "worm_won":
      return cue("worm", FIND);
    default:
      return null;
  }
}

function isChance({ sound }: Cue): boolean {
  return sound === "roll" || sound === "deal";
}
