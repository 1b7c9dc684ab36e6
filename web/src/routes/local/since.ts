/** A moment in words: the time for today, the day with it otherwise. */
export function sinceWords(moment: string, language: string, now: Date = new Date()): string {
  const at = new Date(moment);
  const isToday = at.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "long" } as const);
  return at.toLocaleString(language, { ...day, hour: "numeric", minute: "2-digit" });
}
