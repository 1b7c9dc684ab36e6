import { keep, type Notes, ownMemory, recall } from "../storage/memory";

export const MUTED = "wormery.muted";
/** So many tables are remembered; the one that was changed last stays longest. */
const MOST = 20;

/** Whom I do not want to hear at a table. */
export function mutedAt(code: string, memory: Notes | null = ownMemory()): readonly string[] {
  const found = read(memory)[code];
  return Array.isArray(found) ? found.filter((who) => typeof who === "string") : [];
}

/** Remembers it, so that nobody is heard again after the page was loaded anew. */
export function keepMuted(code: string, who: readonly string[], memory: Notes | null = ownMemory()): void {
  const { [code]: _, ...others } = read(memory);
  const all = who.length > 0 ? [...Object.entries(others), [code, who]] : Object.entries(others);
  keep(MUTED, Object.fromEntries(all.slice(-MOST)), memory);
}

function read(memory: Notes | null): Record<string, unknown> {
  return (recall(MUTED, memory) ?? {}) as Record<string, unknown>;
}
