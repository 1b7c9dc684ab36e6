/** What the coach would do and why, in a sentence. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensAction, ItHappensFrame } from "../../lib/wire/types";
import type { BoardSeat, Hint } from "../board";
import { previewOf } from "../parts/choices";
import { alikeSaid } from "../parts/hints";
import { bonusText, landing, rankText } from "./outlook";

/** The sentence about the best choice, or that all are about as good; empty where nobody advises. */
export function adviceSaid(hints: Hint<ItHappensAction>[], frame: ItHappensFrame, seats: BoardSeat[]): string {
  const best = hints.find((hint) => hint.best)?.action;
  switch (best?.type) {
    case "place":
      return placeSaid(best, frame, seats);
    case "roll":
      return best.die === "own" ? m.ih_tip_own() : m.ih_tip_third();
    case "reroll":
      return m.ih_tip_reroll();
    case "pass":
      return m.ih_tip_pass();
    case undefined:
      return alikeSaid(hints);
  }
}

function placeSaid(
  action: Extract<ItHappensAction, { type: "place" }>,
  frame: ItHappensFrame,
  seats: BoardSeat[],
): string {
  const side = m.ih_side({ which: String(action.mound) });
  const place = landing(previewOf(frame, action));
  if (!place) return side;
  const rank = rankText(place, (seat) => seats[seat]?.name ?? "");
  return [m.ih_tip_place({ side, rank }), ...bonusText(place)].join(" ");
}
