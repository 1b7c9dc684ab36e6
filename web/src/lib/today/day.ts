import { DAY_MS, FIRST_DAY_MS } from "../wire/types";

/** The number of the day at a time in milliseconds; days begin at 04:00 UTC for everybody. */
export function dayOf(ms: number): number {
  return Math.max(0, Math.floor((ms - FIRST_DAY_MS) / DAY_MS) + 1);
}

/** When a day begins, in milliseconds. */
export function dayStart(day: number): number {
  return FIRST_DAY_MS + (day - 1) * DAY_MS;
}

/** The number of a day that is named by its date, as 2026-11-18, or by its number; below 1 for one before the first. */
export function dayNamed(text: string): number | null {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T04:00:00Z`) : NaN;
  // Some would take the 30th of February for the 2nd of March.
  if (Number.isNaN(start) || isoOf(start) !== text) return null;
  return Math.round((start - FIRST_DAY_MS) / DAY_MS) + 1;
}

/** The date of a day as it stands in addresses. */
export function isoDate(day: number): string {
  return isoOf(dayStart(day));
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** What a day is called by its date: the same everywhere, also where 04:00 UTC is still the evening before. */
export function dateOf(day: number, parts: Intl.DateTimeFormatOptions, language: string): string {
  return new Date(dayStart(day)).toLocaleDateString(language, { ...parts, timeZone: "UTC" });
}
