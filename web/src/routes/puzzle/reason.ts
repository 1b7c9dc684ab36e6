import type { BoardSeat } from "../../games/board";
import type { Loaded } from "../../games/game";
import { previewOf } from "../../games/parts/choices";
import type { AnyAction } from "../../lib/wire/types";
import type { Posing } from "./posing.svelte";

/** Why the best choice of an answered puzzle is the best, as far as the table supports it. */
export function reasonOf({ compared, shown }: Posing, kit: Loaded, seats: readonly BoardSeat[]): string {
  if (!compared || !shown || !kit.why) return "";
  const { frame, odds } = shown;
  const of = (action: AnyAction) => ({ action, effects: previewOf(frame, action) });
  const [best, others] = compared;
  for (const other of others) {
    const reason = kit.why({ best: of(best), chosen: of(other), frame, seats, odds } as never);
    if (reason !== "") return reason;
  }
  return "";
}
