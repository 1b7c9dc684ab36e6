import { type Cue, cue, TUMBLE } from "../../lib/ui/cues";
import type { HolzwurmFrame } from "../../lib/wire/types";

/** What is heard when one frame follows another. */
export function cues(before: HolzwurmFrame, after: HolzwurmFrame): Cue[] {
  const found: Cue[] = [];
  for (const { event, seat } of after.seen) {
    if ("chance" in event) found.push(cue("deal", found.length > 0 ? TUMBLE : 0));
    else found.push(cue(tookRow(before, after, seat) ? "row" : "card"));
  }
  if (isDealOver(before, after) && after.view.last?.end.type === "poison") found.push(cue("fail", TUMBLE));
  return found;
}

function isDealOver(before: HolzwurmFrame, after: HolzwurmFrame): boolean {
  return JSON.stringify(after.view.last) !== JSON.stringify(before.view.last);
}

/** Whether a play brought cards instead of costing one; when the deal ended by it, whether the poison came. */
function tookRow(before: HolzwurmFrame, after: HolzwurmFrame, seat: number | undefined): boolean {
  const had = before.view.seats[seat ?? -1]?.n_cards ?? 0;
  const has = after.view.seats[seat ?? -1]?.n_cards ?? 0;
  return isDealOver(before, after) ? after.view.last?.end.type === "poison" : has > had;
}
