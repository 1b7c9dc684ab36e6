import type { SeatInfo, TableInfo } from "../wire/types";

/** What can happen to the people at a table. */
export type Change =
  | { type: "sat" | "left" | "lost" | "found" | "away" | "back"; seat: number; name: string }
  | { type: "bot"; seat: number; name: string; level: string };

/** What has changed about the others between two looks at a table; what I did myself is no news to me. */
export function changes(before: TableInfo, after: TableInfo, mine: number[]): Change[] {
  if (before.seats.length !== after.seats.length) return [];
  return after.seats.flatMap((now, seat) => (mine.includes(seat) ? [] : change(before.seats[seat]!, now, seat)));
}

function change(was: SeatInfo, now: SeatInfo, seat: number): Change[] {
  if (now.type === "person" && (was.type !== "person" || was.name !== now.name))
    // Whoever changes the name stays the same person.
    return was.type === "person" && was.color === now.color && was.here ? [] : [{ type: "sat", seat, name: now.name }];
  if (was.type === "person" && now.type === "bot") return [{ type: "bot", seat, name: was.name, level: now.level }];
  if (was.type === "person" && now.type === "open") return [{ type: "left", seat, name: was.name }];
  if (was.type !== "person" || now.type !== "person") return [];
  // A program that asks now and then comes and goes all the time.
  if (now.robot) return now.away && !was.away ? [{ type: "away", seat, name: now.name }] : [];
  if (was.away !== now.away) return [{ type: now.away ? "away" : "back", seat, name: now.name }];
  if (was.here !== now.here) return [{ type: now.here ? "found" : "lost", seat, name: now.name }];
  return [];
}
