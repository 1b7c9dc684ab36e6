import type { Line } from "../../games";
import { byEvent } from "../../games/parts/lines";
import { keep, type Notes, ownMemory, recall } from "./memory";

/** How many turns a summary has at most: more is read in the log. */
const MOST = 3;

/** What happened after a ply in short: how each turn since then ended, the newest last. */
export function missed(story: Line[], since: number): string[] {
  const fresh = byEvent(story).filter((line) => line.ply > since);
  // The last line of a turn says what came of it.
  const ends = fresh.filter(
    (line, idx) => line.seat !== null && fresh.slice(idx + 1).find((next) => next.seat !== null)?.seat !== line.seat,
  );
  return ends.slice(-MOST).map((line) => line.text);
}

export const SEEN = "wormery.seen";

/** Keeps how far I have followed a game, so that I can be told the rest when I am back. */
export function keepSeen(game: string, ply: number, memory: Notes | null = ownMemory()): void {
  keep(SEEN, { game, ply }, memory);
}

/** How far I had followed this game; null when I had not. */
export function seenOf(game: string, memory: Notes | null = ownMemory()): number | null {
  const kept = (recall(SEEN, memory) ?? {}) as { game?: unknown; ply?: unknown };
  return kept.game === game && typeof kept.ply === "number" ? kept.ply : null;
}
