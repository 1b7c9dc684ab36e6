/** The small memory of this device, as far as it is used here, so that tests can play it. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** What is needed to read and to keep something. */
export type Notes = Pick<Memory, "getItem" | "setItem">;

/** localStorage, where it is allowed. */
export function ownMemory(): Memory | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

/** What was kept under a key; null for nothing, and for what cannot be read. */
export function recall(key: string, memory: Pick<Memory, "getItem"> | null = ownMemory()): unknown {
  try {
    return JSON.parse(memory?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something under a key. Where that is forbidden, or there is no room, it is known until the page is closed. */
export function keep(key: string, value: unknown, memory: Pick<Memory, "setItem"> | null = ownMemory()): void {
  keepWord(key, JSON.stringify(value), memory);
}

/** What was kept as it is, without being JSON. */
export function recallWord(key: string, memory: Pick<Memory, "getItem"> | null = ownMemory()): string | null {
  try {
    return memory?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a word as it is. */
export function keepWord(key: string, word: string, memory: Pick<Memory, "setItem"> | null = ownMemory()): void {
  try {
    memory?.setItem(key, word);
  } catch {
    // A full or forbidden memory.
  }
}

/** Forgets what was kept. */
export function forget(keys: readonly string[], memory: Pick<Memory, "removeItem"> | null = ownMemory()): void {
  try {
    for (const key of keys) memory?.removeItem(key);
  } catch {
    // A forbidden memory has kept nothing.
  }
}
