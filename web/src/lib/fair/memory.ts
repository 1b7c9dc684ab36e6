/** What this device saw of a game's dice before they were thrown: with it nobody can show another proof afterwards. */
export interface Witnessed {
  /** What the host had committed to. */
  commitment: string;
  /** The hashes that were sent for each own seat; after a reload there is more than one. */
  hashes: Record<number, string[]>;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

export const WITNESSED = "wormery.witnessed";
/** So many games are remembered. */
const MOST = 100;

/** Remembers what was seen of a game; what was seen first counts. */
export function witness(id: string, commitment: string, seat: number, hash: string, shelf = ownShelf()): void {
  const { [id]: before, ...others } = read(shelf);
  const seen: Witnessed = {
    commitment: before?.commitment ?? commitment,
    hashes: { ...before?.hashes, [seat]: [...(before?.hashes[seat] ?? []), hash] },
  };
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    shelf?.setItem(WITNESSED, JSON.stringify(Object.fromEntries([...kept, [id, seen]])));
  } catch {
    // A full or forbidden shelf: the record can still be checked against itself.
  }
}

/** What this device saw of a game; nothing where it was not there. */
export function witnessed(id: string, shelf = ownShelf()): Witnessed | null {
  return read(shelf)[id] ?? null;
}

function read(shelf: Shelf | null): Record<string, Witnessed> {
  try {
    return JSON.parse(shelf?.getItem(WITNESSED) ?? "{}") as Record<string, Witnessed>;
  } catch {
    return {};
  }
}

export function ownShelf(): Shelf | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}
