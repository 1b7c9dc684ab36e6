import { type Cue, cue, TUMBLE } from "../../lib/ui/cues";
import type { ItHappensColorView, ItHappensFrame } from "../../lib/wire/types";

/** What is heard when one frame follows another. */
export function cues(before: ItHappensFrame, after: ItHappensFrame): Cue[] {
  const found: Cue[] = [];
  for (const { event } of after.seen) {
    if ("chance" in event)
      found.push(cue(event.chance.type === "die" ? "roll" : "deal", found.length > 0 ? TUMBLE : 0));
    else if (event.action.type === "place") found.push(cue("place"));
  }
  const total = (frame: ItHappensFrame, count: (color: ItHappensColorView) => number) =>
    frame.view.colors.reduce((sum, color) => sum + count(color), 0);
  const objects = (color: ItHappensColorView) =>
    Object.values<number>({ ...color.objects }).reduce((sum, n) => sum + n, 0);
  if (total(after, (color) => color.worms) > total(before, (color) => color.worms)) found.push(cue("worm", 200));
  if (total(after, objects) > total(before, objects)) found.push(cue("take", 200));
  return found;
}
