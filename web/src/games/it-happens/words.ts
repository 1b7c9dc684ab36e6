/** What buttons of It Happens.. say. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensAction, ItHappensColor, ItHappensEffect, ItHappensView } from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { bonusText, landing, rankText, sumText } from "./outlook";

/** Who plays a color. */
export function nameOf(color: ItHappensColor, view: ItHappensView, seats: BoardSeat[]): string {
  const seat = view.colors.find((one) => one.color === color)?.seat;
  return seat === undefined ? m.ih_third() : (seats[seat]?.name ?? "");
}

function placeLabel(mound: number, seats: BoardSeat[], effects: readonly ItHappensEffect[]): string {
  const on = m.ih_on({ which: String(mound) });
  const place = landing(effects);
  if (!place) return m.ih_label_place_plain({ on });
  const { value, column } = place.placed;
  const rank = rankText(place, (seat) => seats[seat]?.name ?? "");
  const words = { value, on, column: m.ih_column({ n: column + 1 }), sum: sumText(place), rank };
  return [m.ih_label_place(words), ...bonusText(place)].join(" ");
}

/** What an action is in a line: of a place only which mound, what it is there, and what it brings besides. */
export function brief(action: ItHappensAction, seats: BoardSeat[], effects: ItHappensEffect[], long: string): string {
  const place = action.type === "place" ? landing(effects) : null;
  if (action.type !== "place" || !place) return long;
  const side = m.ih_side({ which: String(action.mound) });
  const rank = rankText(place, (seat) => seats[seat]?.name ?? "");
  return [m.ih_tip_place({ side, rank }), ...bonusText(place)].join(" ");
}

/** What a button does, in full: with what the rules tell of it in advance. */
export function label(
  action: ItHappensAction,
  _view: ItHappensView,
  seats: BoardSeat[],
  effects: ItHappensEffect[],
): string {
  switch (action.type) {
    case "roll":
      return action.die === "own" ? m.ih_label_own() : m.ih_label_third();
    case "place":
      return placeLabel(action.mound, seats, effects);
    case "reroll":
      return m.ih_label_reroll();
    case "pass":
      return m.ih_label_pass();
  }
}
