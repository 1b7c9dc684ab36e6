/** The log of a whole match from its events alone: rows and fate are followed, no view is needed. */
import type { AnyOptions, HolzwurmOptions, HolzwurmSeen } from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import type { Line } from "../game";
import { beginning, follow } from "./follow";
import { endText, rule, sentence } from "./words";

const MOST_SEATS = 6;

/** The seats that there are: as many as have names, and at least those that acted. */
function seatsOf(seen: HolzwurmSeen[], name: (seat: number) => string): BoardSeat[] {
  const named = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => name(seat) !== "").length;
  const n = Math.max(2, named, ...seen.map(({ seat }) => (seat ?? 0) + 1));
  return Array.from({ length: n }, (_, seat) => ({ name: name(seat), color: "", bot: false, here: true, away: false }));
}

/** The log of a match, oldest first; `seen` must begin with the first event of the match. */
export function story(
  seen: HolzwurmSeen[],
  name: (seat: number) => string,
  me: number | null,
  given: AnyOptions = {},
): Line[] {
  const options = given as HolzwurmOptions;
  const seats = seatsOf(seen, name);
  let view = beginning(seats.length, seen.find((one) => one.seat !== undefined)?.seat ?? 0, options);
  return seen.map((one) => {
    const before = view;
    view = follow(before, one, options);
    const end = view.last && view.last !== before.last ? view.last.end : null;
    const text = [sentence(one, before, view, seats, me, options), end ? endText(end, seats, me) : ""]
      .filter(Boolean)
      .join(" ");
    const why = end ? "HW-15" : rule(one.event, before, options);
    return { ply: one.ply, seat: one.seat ?? null, text, ...(why ? { rule: why } : {}) };
  });
}
