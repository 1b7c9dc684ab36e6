import type { AnySeen } from "../../lib/wire/types";
import type { Mark } from "../game";
import type { Effect } from "./effects";

/** What each turn of a seat brought: a tile from the row, one from somebody, or nothing. */
export function marks(steps: AnySeen[], seat: number): Mark[] {
  const found: Mark[] = [];
  let mark: Mark | null = null;
  for (const effect of steps.flatMap(({ effects }) => effects as Effect[])) {
    if (effect.seat !== seat) continue;
    if (effect.type === "tile_taken") mark = "took";
    else if (effect.type === "tile_stolen" || effect.type === "hen_stolen") mark = "stole";
    else if (effect.type === "failed") mark = "empty";
    else if (effect.type === "turn_ended") {
      found.push(mark ?? "empty");
      mark = null;
    }
  }
  return mark ? [...found, mark] : found;
}
