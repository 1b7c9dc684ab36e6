/** The small memory of this device, as far as it is used here, so that tests can play it. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** localStorage, where it is allowed. */
export function ownMemory(): Memory | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}
