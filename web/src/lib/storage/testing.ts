/** The part of IndexedDB that is used here, in memory; `isFull` lets it refuse whatever is written. */
export class FakeDatabase {
  isFull = false;
  /** What was written, as JSON, one write after the other. */
  readonly written: string[] = [];
  readonly stores = new Map<string, FakeStore>();

  /** A database of an earlier version, with what was kept there. */
  constructor(before: Record<string, object[]> = {}) {
    for (const [name, rows] of Object.entries(before)) this.#create(name, "id").rows.push(...rows);
  }

  open() {
    const createObjectStore = (name: string, { keyPath }: { keyPath: string | string[] }) =>
      this.#create(name, keyPath);
    const result = {
      objectStoreNames: { contains: (name: string) => this.stores.has(name) },
      createObjectStore,
      transaction: () => this.#transaction(),
      close: () => {},
    };
    const request: { result: unknown } & Partial<Record<"onupgradeneeded" | "onsuccess", () => void>> = { result };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }

  #create(name: string, keyPath: string | string[]): FakeStore {
    const store = new FakeStore([keyPath].flat(), this.written);
    this.stores.set(name, store);
    return store;
  }

  #transaction() {
    const transaction: { objectStore: unknown } & Partial<Record<"oncomplete" | "onabort", () => void>> = {
      objectStore: (name: string) => this.stores.get(name),
    };
    const [before, nWritten] = [[...this.stores.values()].map((store) => [...store.rows]), this.written.length];
    queueMicrotask(() => {
      const fails = this.isFull && this.written.length > nWritten;
      if (fails) [...this.stores.values()].forEach((store, place) => (store.rows = before[place]!));
      (fails ? transaction.onabort : transaction.oncomplete)?.();
    });
    return transaction;
  }
}

type Key = string | number | Key[];
type Range = { first: Key; last: Key };

/** Keys in the order of IndexedDB: numbers, texts, lists. */
function compare(one: Key, other: Key): number {
  const rank = (key: Key) => ["number", "string", "object"].indexOf(typeof key);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (!Array.isArray(one) || !Array.isArray(other)) return one < other ? -1 : Number(one > other);
  const differs = one.findIndex((key, place) => place >= other.length || compare(key, other[place]!) !== 0);
  if (differs < 0) return one.length - other.length;
  return differs >= other.length ? 1 : compare(one[differs]!, other[differs]!);
}

export const FakeKeyRange = { bound: (first: Key, last: Key): Range => ({ first, last }) };

class FakeStore {
  rows: object[] = [];

  constructor(
    private readonly path: string[],
    private readonly written: string[],
  ) {}

  get = (key: Key) => ({ result: this.#within(key)[0] });
  getAll = (range?: Range) => ({ result: range ? this.#within(range) : this.rows });
  put = (row: object) => {
    this.written.push(JSON.stringify(row));
    this.delete(this.#key(row));
    this.rows = [...this.rows, structuredClone(row)].sort((one, other) => compare(this.#key(one), this.#key(other)));
    return {};
  };
  delete = (keys: Key | Range) => {
    const gone = this.#within(keys);
    this.rows = this.rows.filter((row) => !gone.includes(row));
    return {};
  };
  clear = () => ((this.rows = []), {});

  #key(row: object): Key {
    const parts = this.path.map((name) => (row as Record<string, Key>)[name]!);
    return parts.length === 1 ? parts[0]! : parts;
  }

  #within(keys: Key | Range): object[] {
    const { first, last } = typeof keys === "object" && !Array.isArray(keys) ? keys : { first: keys, last: keys };
    return this.rows.filter((row) => compare(this.#key(row), first) >= 0 && compare(this.#key(row), last) <= 0);
  }
}
