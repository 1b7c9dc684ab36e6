import { m } from "../../lib/messages/messages.js";
import { levelName } from "../../lib/ui/levels";
import type { TableInfo } from "../../lib/wire/types";
import { houseRules } from "./options";

/** Times for a decision that are offered, in seconds; 0 is no clock. */
export const CLOCKS = [0, 20, 60, 180, 86_400];
/** How long bots wait, in milliseconds. */
export const PACES = [0, 300, 700, 1500];

/** A time for a decision in words. */
export function clockText(seconds: number): string {
  if (seconds === 0) return m.room_no_clock();
  if (seconds < 60 || seconds % 60 !== 0) return m.room_seconds({ n: seconds });
  return seconds < 3600 || seconds % 3600 !== 0
    ? m.room_minutes({ n: seconds / 60 })
    : m.room_hours({ n: seconds / 3600 });
}

/** The pace of bots in words: the nearest one that has some. */
export function paceText(ms: number): string {
  const names = [m.room_pace_0, m.room_pace_300, m.room_pace_700, m.room_pace_1500];
  return names[PACES.indexOf(nearestPace(ms))]!();
}

/** The offered pace that comes nearest to one. */
export function nearestPace(ms: number): number {
  return PACES.reduce((best, one) => (Math.abs(one - ms) < Math.abs(best - ms) ? one : best));
}

/** What was chosen for a table, in one line. */
export function summary(table: TableInfo, starter: string): string {
  const rules = houseRules(table.game, table.options, table.seats.length);
  return [
    table.public ? m.room_public() : m.room_private(),
    ...(table.programs ? [m.room_programs()] : []),
    clockText(table.pace_s ?? 0),
    m.app_again_text({ name: starter }),
    rules.length > 0 ? m.room_n_house_rules({ n: rules.length }) : m.room_usual_rules(),
  ].join(" · ");
}

/** The same as a list of names and values, for those who cannot change it. */
export function terms(table: TableInfo, starter: string): { name: string; value: string }[] {
  return [
    { name: m.room_who_comes(), value: table.public ? m.room_public() : m.room_private() },
    ...(table.programs ? [{ name: m.room_programs(), value: m.room_programs_yes() }] : []),
    { name: m.room_clock(), value: clockText(table.pace_s ?? 0) },
    { name: m.room_starter(), value: starter },
    { name: m.room_stand_in(), value: levelName(table.away_level) },
    { name: m.room_bot_pace(), value: paceText(table.bot_pace_ms) },
    ...houseRules(table.game, table.options, table.seats.length),
  ];
}
