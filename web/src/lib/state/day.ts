/** When the first day began: 17 November 2026, 04:00 UTC; crates/today/src/day.rs says the same. */
const FIRST_MS = Date.UTC(2026, 10, 17, 4);
const DAY_MS = 86_400_000;

/** The number of the day at a time in milliseconds; days begin at 04:00 UTC for everybody. */
export function dayOf(ms: number): number {
  return Math.max(0, Math.floor((ms - FIRST_MS) / DAY_MS) + 1);
}

/** When a day begins, in milliseconds. */
export function dayStart(day: number): number {
  return FIRST_MS + (day - 1) * DAY_MS;
}

/** What a day is called by its date: the same everywhere, also where 04:00 UTC is still the evening before. */
export function dateOf(day: number, parts: Intl.DateTimeFormatOptions, language: string): string {
  return new Date(dayStart(day)).toLocaleDateString(language, { ...parts, timeZone: "UTC" });
}
