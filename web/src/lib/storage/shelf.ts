/** A place on this device where things with an id are kept; it survives closing the page. */
export interface Shelf<T extends { id: string }> {
  get(id: string): Promise<T | undefined>;
  put(thing: T): Promise<void>;
  delete(id: string): Promise<void>;
  all(): Promise<T[]>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

/** What is kept where; a new name needs a higher version. */
const STORES = ["finished", "tables"] as const;
const VERSION = 1;

/** A shelf in the browser's database; where there is none, as in some private windows, it lasts as long as the page. */
export function openShelf<T extends { id: string }>(store: (typeof STORES)[number]): Shelf<T> {
  return typeof indexedDB === "undefined" ? new MemoryShelf<T>() : new SavedShelf<T>(store);
}

/** A shelf that forgets everything with the page. */
export class MemoryShelf<T extends { id: string }> implements Shelf<T> {
  #things = new Map<string, T>();

  async get(id: string): Promise<T | undefined> {
    return this.#things.get(id);
  }

  async put(thing: T): Promise<void> {
    this.#things.set(thing.id, thing);
  }

  async delete(id: string): Promise<void> {
    this.#things.delete(id);
  }

  async all(): Promise<T[]> {
    return [...this.#things.values()];
  }

  async clear(): Promise<void> {
    this.#things.clear();
  }
}

class SavedShelf<T extends { id: string }> implements Shelf<T> {
  #spare = new MemoryShelf<T>();

  constructor(private readonly store: string) {}

  async get(id: string): Promise<T | undefined> {
    return (await this.#ask<T | undefined>("readonly", (store) => store.get(id))) ?? this.#spare.get(id);
  }

  async put(thing: T): Promise<void> {
    const isKept = await this.#ask("readwrite", (store) => store.put(thing));
    if (isKept === undefined) await this.#spare.put(thing);
  }

  async delete(id: string): Promise<void> {
    await this.#spare.delete(id);
    await this.#ask("readwrite", (store) => store.delete(id));
  }

  async all(): Promise<T[]> {
    const kept = (await this.#ask<T[]>("readonly", (store) => store.getAll())) ?? [];
    const ids = new Set(kept.map(({ id }) => id));
    return [...kept, ...(await this.#spare.all()).filter(({ id }) => !ids.has(id))];
  }

  async clear(): Promise<void> {
    await this.#spare.clear();
    await this.#ask("readwrite", (store) => store.clear());
  }

  /** One request in a transaction of its own; nothing where the database is forbidden or full. */
  async #ask<R>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest): Promise<R | undefined> {
    try {
      const base = await database();
      return await answer<R>(request(base.transaction(this.store, mode).objectStore(this.store)));
    } catch {
      return undefined;
    }
  }
}

let opening: Promise<IDBDatabase> | null = null;

/** The one database of this site. It is let go of when another page wants a newer one, and opened again when needed. */
function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("wormery", VERSION);
  request.onupgradeneeded = () => {
    const known = request.result.objectStoreNames;
    for (const store of STORES) if (!known.contains(store)) request.result.createObjectStore(store, { keyPath: "id" });
  };
  const base = await answer<IDBDatabase>(request);
  base.onversionchange = base.onclose = () => {
    base.close();
    opening = null;
  };
  return base;
}

function answer<R>(request: IDBRequest): Promise<R> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result as R);
    request.onerror = () => failed(request.error ?? new Error("the database does not answer"));
  });
}
