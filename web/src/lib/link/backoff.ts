/** How long to wait before the nth try, in milliseconds: doubles up to a limit, the upper half of it by chance. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(15_000, 300 * 2 ** Math.min(attempt, 10));
  return most / 2 + random() * (most / 2);
}
