import { type Cue, cue, TUMBLE } from "../../lib/ui/cues";
import { effectsOf, type Effect } from "./effects";
import type { Frame } from "./facts";

/** What is heard when one frame follows another: what the rules told of it. */
export function cues(before: Frame, after: Frame): Cue[] {
  const effects = effectsOf(after.seen);
  const wait = effects.some(({ type }) => type === "rolled") ? TUMBLE : 0;
  const faces = new Set(before.view.turn.kept).size;
  return effects.flatMap((effect) => cueOf(effect, wait, faces) ?? []);
}

/** The sound of one effect; `wait` is how long its dice tumble, `faces` how many faces were kept before. */
function cueOf({ type }: Effect, wait: number, faces: number): Cue | null {
  switch (type) {
    case "rolled":
      return cue("roll");
    case "kept":
      return cue("keep", 0, faces);
    case "tile_taken":
      return cue("take");
    case "tile_stolen":
    case "hen_stolen":
      return cue("steal");
    case "token":
    case "token_robbed":
      return cue("worm", 150);
    case "failed":
      return cue("fail", wait);
    default:
      return null;
  }
}
