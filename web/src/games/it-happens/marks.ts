import type { AnySeen } from "../../lib/wire/types";
import type { Mark } from "../game";

/** What each mound brought a seat when it was judged: a queen, a general, a worm, or nothing. */
export function marks(steps: AnySeen[], seat: number): Mark[] {
  const found: Mark[] = [];
  for (const effect of steps.flatMap(({ effects }) => effects as AnySeen["effects"][number][])) {
    if (effect.type === "mound_judged") found.push("empty");
    else if (effect.type === "tile_won" && effect.seat === seat) found.push(better(found.pop(), effect.tile));
    else if (effect.type === "worm_won" && effect.seat === seat) found.push(better(found.pop(), "worm"));
  }
  return found;
}

const ORDER: Mark[] = ["empty", "worm", "general", "queen"];

function better(mark: Mark | undefined, other: Mark): Mark {
  return ORDER.indexOf(other) > ORDER.indexOf(mark ?? "empty") ? other : mark!;
}
