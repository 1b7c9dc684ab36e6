import { api, Refusal } from "../link/http";
import type { TodayRanking } from "../wire/types";
import { archive } from "../device/archive";
import { type TableRow, tables } from "../device/local";
import { type DayResult, days, isCounted } from "./today";

/** Notes what was made of the game of a day, if it is the one that counts. */
export function noteDay({ id, game, today, result }: TableRow, known = days): void {
  const mine = result?.find(({ seat }) => seat === 0);
  if (!today || !mine || !isCounted(id)) return;
  const { day, set } = today;
  if (!known.of(day, set)) known.note({ day, set, game, score: mine.score, rank: mine.rank, sent: "waiting" });
}

/** Notes the games of days that were finished without being noted, as when the page went at that moment. */
export async function noteMissed(shelf: Pick<typeof tables, "ended"> = tables, known = days): Promise<void> {
  for (const table of await shelf.ended()) noteDay(table, known);
}

let sending: Promise<void> | null = null;

/** Sends every result that waits, one after the other; who asks meanwhile waits for the same. */
export function sendDays(known = days, ask: typeof api = api, finished: Pick<typeof archive, "get"> = archive) {
  sending ??= sendAll(known, ask, finished).finally(() => (sending = null));
  return sending;
}

async function sendAll(known: typeof days, ask: typeof api, finished: Pick<typeof archive, "get">): Promise<void> {
  for (const result of known.waiting) {
    const record = (await finished.get(result.game))?.record;
    const after = record === undefined ? gone(result) : await send(result, record, ask);
    if (!after) return;
    known.note(after);
  }
}

/** The game is not on this device any more: nothing can be sent. */
function gone(result: DayResult): DayResult {
  return { ...result, sent: "refused" };
}

/** What becomes of a result; nothing while the server does not answer. */
async function send(result: DayResult, record: string, ask: typeof api): Promise<DayResult | null> {
  const { code: _, ...plain } = result;
  try {
    await ask<TodayRanking>("today", { record });
    return { ...plain, sent: "ranked" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, status } = error.problem;
    if (status >= 500 || status === 401 || status === 429) return null;
    // A newer page, or a newer server, may know these bots: the game stays here and is sent again.
    return { ...plain, sent: code === "unknown_bots" ? "waiting" : "refused", code };
  }
}
