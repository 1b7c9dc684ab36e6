import type { BoardSeat } from "../../games/board";
import { described } from "../../games/described";
import type { SeatInfo, TableInfo } from "../wire/types";
import { botSeat, programSeat } from "../people/bots";
import { shownNames } from "../people/names";

/** The seats of a table as boards show them. */
export function boardSeats(seats: SeatInfo[], table: string): BoardSeat[] {
  const names = shownNames(
    seats.map((seat) => (seat.type === "open" ? { name: "" } : seat)),
    table,
  );
  return seats.map((seat, idx) => {
    const name = names[idx]!;
    if (seat.type === "open") return { name, color: "", bot: false, here: false, away: false };
    if (seat.type === "bot") return botSeat(name, seat.level, table, idx);
    const { color, here, away } = seat;
    return seat.robot ? programSeat(name, color, here, away) : { name, color, bot: false, here, away };
  });
}

/** Whether anybody is there to talk to: a person at another device, or somebody who watches besides me. */
export function hasCompany({ seats, watchers }: TableInfo, mine: readonly number[]): boolean {
  const isOther = (seat: SeatInfo, idx: number) => seat.type === "person" && !seat.robot && !mine.includes(idx);
  return seats.some(isOther) || watchers > (mine.length === 0 ? 1 : 0);
}

/** Whether several people here have cards that the others must not see. */
export function hasHands(table: TableInfo | null, mine: readonly number[]): boolean {
  return mine.length > 1 && described(table?.game ?? "").about.secrets === "hands";
}
