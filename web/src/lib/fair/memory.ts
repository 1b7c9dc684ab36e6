import { keep, type Notes, ownMemory, recall } from "../storage/memory";

/** What this device saw of a game's dice before they were thrown: with it nobody can show another proof afterwards. */
export interface Witnessed {
  /** What the host had committed to. */
  commitment: string;
  /** The hashes that were sent for each own seat; after a reload there is more than one. */
  hashes: Record<number, string[]>;
}

export const WITNESSED = "wormery.witnessed";
/** So many games are remembered. */
const MOST = 100;

/** Remembers what was seen of a game; what was seen first counts. */
export function witness(
  id: string,
  commitment: string,
  seat: number,
  hash: string,
  memory: Notes | null = ownMemory(),
): void {
  const { [id]: before, ...others } = read(memory);
  const seen: Witnessed = {
    commitment: before?.commitment ?? commitment,
    hashes: { ...before?.hashes, [seat]: [...(before?.hashes[seat] ?? []), hash] },
  };
  const kept = Object.entries(others).slice(1 - MOST);
  // Where nothing can be kept, the record can still be checked against itself.
  keep(WITNESSED, Object.fromEntries([...kept, [id, seen]]), memory);
}

/** What this device saw of a game; nothing where it was not there. */
export function witnessed(id: string, memory: Notes | null = ownMemory()): Witnessed | null {
  return read(memory)[id] ?? null;
}

function read(memory: Notes | null): Record<string, Witnessed> {
  return (recall(WITNESSED, memory) ?? {}) as Record<string, Witnessed>;
}
