import { ownShelf, type Shelf } from "./memory";

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
export function keepDigest(id: string, digest: string, shelf = ownShelf()): void {
  const { games } = read(shelf);
  if (games[id] !== undefined) return;
  const kept = Object.entries(games).slice(1 - MOST);
  const all: Kept = { version: 1, games: Object.fromEntries([...kept, [id, digest]]) };
  try {
    shelf?.setItem(DIGESTS, JSON.stringify(all));
  } catch {
    // A full or forbidden shelf: the record can still be checked against itself.
  }
}

/** What this device was told that a game came to; nothing where it was not there. */
export function keptDigest(id: string, shelf = ownShelf()): string | null {
  return read(shelf).games[id] ?? null;
}

function read(shelf: Shelf | null): Kept {
  const none: Kept = { version: 1, games: {} };
  try {
    const kept = JSON.parse(shelf?.getItem(DIGESTS) ?? "null") as Partial<Kept> | null;
    return kept?.version === 1 && typeof kept.games === "object" && kept.games ? (kept as Kept) : none;
  } catch {
    return none;
  }
}
