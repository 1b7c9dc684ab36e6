/** What is kept where, and by which key; a change needs a higher version. */
const KEYS = { finished: "id", tables: "id", lines: ["shelf", "id", "since"] };
const VERSION = 2;

export type Store = keyof typeof KEYS;

/** Requests in one transaction: what they answered, or nothing where the database is forbidden or full. */
export async function ask(
  stores: Store[],
  mode: IDBTransactionMode,
  requests: (store: (name: Store) => IDBObjectStore) => IDBRequest[],
): Promise<unknown[] | undefined> {
  try {
    const transaction = (await database()).transaction(stores, mode);
    const asked = requests((name) => transaction.objectStore(name));
    await new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onabort = failed;
    });
    return asked.map(({ result }) => result as unknown);
  } catch {
    return undefined;
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
    for (const [store, keyPath] of Object.entries(KEYS))
      if (!known.contains(store)) request.result.createObjectStore(store, { keyPath });
  };
  await new Promise((done, failed) => {
    request.onsuccess = done;
    request.onerror = failed;
  });
  const base = request.result;
  base.onversionchange = base.onclose = () => {
    base.close();
    opening = null;
  };
  return base;
}
