import { keep, type Notes, ownMemory, recall } from "../storage/memory";

/** What games came to, as the server said when they were over: with it nobody can show another record afterwards. */
interface Kept {
  version: 1;
  /** The digest of each game, by its id; the oldest comes first. */
  games: Record<string, string>;
}

export const DIGESTS = "wormery.digests";
/** So many games are remembered. */
const MOST = 200;

/** Keeps what a game came to; what was told first counts. */
export function keepDigest(id: string, digest: string, memory: Notes | null = ownMemory()): void {
  const { games } = read(memory);
  if (games[id] !== undefined) return;
  const kept = Object.entries(games).slice(1 - MOST);
  const all: Kept = { version: 1, games: Object.fromEntries([...kept, [id, digest]]) };
  // Where nothing can be kept, the record can still be checked against itself.
  keep(DIGESTS, all, memory);
}

/** What this device was told that a game came to; nothing where it was not there. */
export function keptDigest(id: string, memory: Notes | null = ownMemory()): string | null {
  return read(memory).games[id] ?? null;
}

function read(memory: Notes | null): Kept {
  const kept = recall(DIGESTS, memory) as Partial<Kept> | null;
  return kept?.version === 1 && typeof kept.games === "object" && kept.games
    ? (kept as Kept)
    : { version: 1, games: {} };
}
