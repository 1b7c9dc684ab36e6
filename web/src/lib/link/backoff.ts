/** The longest wait between two tries, in milliseconds. */
const LONGEST = 15_000;
/** The longest wait of a page that somebody looks at. */
export const SEEN_LONGEST = 3_000;

/** How long to wait before the nth try, in milliseconds: doubles up to a limit, the upper half of it by chance. */
export function backoff(attempt: number, random: () => number = Math.random, longest = LONGEST): number {
  const most = Math.min(longest, 300 * 2 ** Math.min(attempt, 10));
  return most / 2 + random() * (most / 2);
}
