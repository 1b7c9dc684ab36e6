import { m } from "../../lib/messages/messages.js";
import { personName } from "../../lib/people/names";
import type { Change } from "../../lib/table/news";
import type { SeatInfo, TableInfo } from "../../lib/wire/types";

type Person = Extract<SeatInfo, { type: "person" }>;

/** What is to be said about somebody beside the name. */
export function personNotes(person: Person, isMine: boolean): string[] {
  const notes: [boolean, string][] = [
    [isMine && !person.local, m.app_you()],
    [person.local, m.app_local()],
    [person.host, m.app_host()],
    [person.robot, m.app_program()],
    [person.away, m.app_away()],
    // A program that asks now and then is there all the same.
    [!person.here && !person.away && !person.robot, m.app_offline()],
  ];
  return notes.filter(([holds]) => holds).map(([, text]) => text);
}

/** Whether a game stands still because whoever must act is not connected, and nobody plays for him. */
export function standsStill({ state, seats }: TableInfo, toAct: number | null): boolean {
  const seat = state === "playing" && toAct !== null ? seats[toAct] : undefined;
  return seat?.type === "person" && !seat.here && !seat.away && !seat.robot;
}

/** The first bot's seat that can be taken during a game; none is -1. */
export function seatToTake({ seats }: TableInfo): number {
  return seats.findIndex((seat) => seat.type === "bot" && !seat.next);
}

/** The color and the shape of a seat in words. */
export function seatColor(seat: number): string {
  const names = [
    m.room_color_a,
    m.room_color_b,
    m.room_color_c,
    m.room_color_d,
    m.room_color_e,
    m.room_color_f,
    m.room_color_g,
  ];
  return names[seat]?.() ?? "";
}

const NEWS: Record<Change["type"], (inputs: { name: string }) => string> = {
  sat: m.room_news_sat,
  left: m.room_news_left,
  bot: m.room_news_bot,
  lost: m.room_news_lost,
  found: m.room_news_found,
  away: m.room_news_away,
  back: m.room_news_back,
};

/** What has happened to the people at the table, in words. */
export function newsText(changes: Change[]): string {
  return changes.map((change) => NEWS[change.type]({ name: personName(change.name) })).join(" ");
}
