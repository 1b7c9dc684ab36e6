import { api, Refusal } from "../link/http";
import type { Report, ReviewComing, RowReport } from "../wire/types";

/** What chance brought somebody: dice and cards, and what was hidden from those who decided. */
export function luckOf(row: RowReport): number {
  return row.luck + row.hidden;
}

/** How long to wait for a review at most, in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * The review of a game from the server, or nothing if there is none.
 *
 * It is made after the game; while it is being made the server says when to ask again.
 */
export async function loadReview(
  id: string,
  isOver: () => boolean = () => false,
  wait = sleep,
): Promise<Report | null> {
  let waited = 0;
  while (!isOver() && waited < PATIENCE_MS) {
    const answer = await ask(id);
    if (!answer || "rows" in answer) return answer;
    // Whoever has waited long asks less often.
    const pause = Math.max(answer.retry_ms, waited / 4);
    await wait(pause);
    waited += pause;
  }
  return null;
}

async function ask(id: string): Promise<Report | ReviewComing | null> {
  try {
    return await api<Report | ReviewComing>(`games/${encodeURIComponent(id)}/review`);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
