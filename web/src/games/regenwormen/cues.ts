import { type Cue, cue, TUMBLE } from "../../lib/ui/cues";
import type { RegenwormenFrame } from "../../lib/wire/types";

/** What is heard when one frame follows another. */
export function cues(before: RegenwormenFrame, after: RegenwormenFrame): Cue[] {
  const found: Cue[] = [];
  let isOwn = false;
  for (const { event } of after.seen) {
    if ("chance" in event) found.push(cue("roll"));
    else if (event.action.type === "keep") found.push(cue("keep", 0, new Set(before.view.turn.kept).size));
    else if (event.action.type === "take") found.push(cue("take"));
    else if (event.action.type === "steal") found.push(cue("steal"));
    if ("action" in event) isOwn ||= endsWell(event.action.type, before);
  }
  const isOver = after.view.phase === "roll" || after.view.phase === "over";
  const wait = found.some((one) => one.sound === "roll") ? TUMBLE : 0;
  if (isOver && !isOwn) found.push(cue("fail", wait));
  if (
    tokens(after) > tokens(before) ||
    after.seen.some(({ event }) => "action" in event && event.action.type === "rob")
  )
    found.push(cue("worm", 150));
  return found;
}

/** Whether a turn that ends with this action has not failed. */
function endsWell(action: string, before: RegenwormenFrame): boolean {
  return ["take", "steal", "give_back"].includes(action) || (action === "rob" && before.view.phase === "rob_for_raven");
}

function tokens(frame: RegenwormenFrame): number {
  return frame.view.seats.reduce((sum, seat) => sum + seat.tokens, 0);
}
