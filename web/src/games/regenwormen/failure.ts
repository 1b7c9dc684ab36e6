/** How a turn failed, read from what lay on the table before and after. */
import type { RegenwormenSeen } from "../../lib/wire/types";
import { canned, top, type Action, type Specialist, type Tile, type View } from "./facts";

export type Seen = RegenwormenSeen;

export interface Failure {
  seat: number;
  reason: "no_new" | "no_worm" | "no_tile" | "stopped";
  total: number;
  /** The tile that went back to the row. */
  returned: Tile | null;
  /** The tile that was turned face down. */
  turned: Tile | null;
  /** The specialist that was lost. */
  lost: Specialist | null;
}

/** The action among the events of one frame. */
export function actionOf(seen: Seen[]): Action | null {
  for (const { event } of seen) if ("action" in event) return event.action;
  return null;
}

/** How the turn failed, if it did. */
export function failure(before: View, seen: Seen[], after: View): Failure | null {
  const action = actionOf(seen);
  const seat = before.seat;
  if (!action || seat === undefined || (after.phase !== "roll" && after.phase !== "over")) return null;
  const reason = reasonOf(before, action);
  if (!reason) return null;
  const had = before.seats[seat];
  const has = after.seats[seat];
  const returned = has && had && has.tiles.length < had.tiles.length ? top(had) : null;
  const lost = had?.specialists.find((one) => !has?.specialists.includes(one)) ?? null;
  return { seat, reason, total: totalOf(before, action), returned, turned: turned(before, after), lost };
}

function reasonOf(before: View, action: Action): Failure["reason"] | null {
  switch (action.type) {
    case "roll":
    case "weasel":
    case "accept":
      return "no_new";
    case "stop":
      return "stopped";
    case "keep":
      return action.symbol === "W" || before.turn.kept.includes("W") || canned(before) ? "no_tile" : "no_worm";
    case "rob":
      if (before.phase !== "rob_for_ones") return null;
      return before.turn.kept.includes("W") || canned(before) ? "no_tile" : "no_worm";
    default:
      return null;
  }
}

function totalOf(before: View, action: Action): number {
  if (action.type !== "keep") return before.turn.total;
  const count = before.turn.roll.filter((face) => face === action.symbol).length;
  const freed = action.symbol === "W" && canned(before) ? 5 : 0;
  return before.turn.total + count * (action.symbol === "W" ? 5 : Number(action.symbol)) - freed;
}

function turned(before: View, after: View): Tile | null {
  const down = (view: View) => view.row.filter((one) => !one.open).map((one) => one.tile);
  const already = down(before);
  return down(after).find((tile) => !already.includes(tile)) ?? null;
}
