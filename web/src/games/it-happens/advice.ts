/** What the coach would do and why, in a sentence. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensAction, ItHappensView } from "../../lib/wire/types";
import type { BoardSeat, Hint } from "../board";
import { landing } from "./mounds";
import { rankText } from "./words";

/** The sentence about the best choice; empty where nobody advises. */
export function adviceSaid(hints: Hint<ItHappensAction>[], view: ItHappensView, seats: BoardSeat[]): string {
  const best = hints.find((hint) => hint.best);
  if (!best) return "";
  switch (best.action.type) {
    case "place":
      return placeSaid(best.action.mound, view, seats);
    case "roll":
      return best.action.die === "own" ? m.ih_tip_own() : m.ih_tip_third();
    case "reroll":
      return m.ih_tip_reroll();
    case "pass":
      return m.ih_tip_pass();
  }
}

function placeSaid(at: number, view: ItHappensView, seats: BoardSeat[]): string {
  const side = m.ih_side({ which: String(at) });
  const mound = view.mounds[at];
  const { thrown } = view;
  const place = mound && thrown?.value ? landing(mound, thrown.color, thrown.value) : null;
  if (!place || !mound) return side;
  const parts = [m.ih_tip_place({ side, rank: rankText(place, view, seats) })];
  if (place.find !== ".") parts.push(m.ih_label_find({ thing: m.ih_thing({ kind: place.find }) }));
  if (place.hits) parts.push(m.ih_label_hits({ n: mound.worm }));
  return parts.join(" ");
}
