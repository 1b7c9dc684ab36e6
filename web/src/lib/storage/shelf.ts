import type { DeviceReply } from "../wire/types";
import { ask, type Store } from "./database";

/** Something with an id and a record, which is text that grows by lines. */
interface Recorded {
  id: string;
  record: string;
}

/** From which ply on lines are the record, whatever it had there; without a ply they are the whole of it. */
export type Grown = Pick<DeviceReply, "since" | "lines">;

/** A place on this device where things with records are kept; it survives closing the page. */
export interface Shelf<T extends Recorded> {
  get(id: string): Promise<T | undefined>;
  /** Keeps a thing; where it is known what its record goes on with, nothing else of it is written. */
  put(thing: T, grown?: Grown): Promise<void>;
  delete(id: string): Promise<void>;
  /** All things without their records. */
  all(): Promise<Omit<T, "record">[]>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

/** A shelf in the browser's database; where there is none, as in some private windows, it lasts as long as the page. */
export function openShelf<T extends Recorded>(store: Exclude<Store, "lines">): Shelf<T> {
  return typeof indexedDB === "undefined" ? new MemoryShelf<T>() : new SavedShelf<T>(store);
}

/** A shelf that forgets everything with the page. */
export class MemoryShelf<T extends Recorded> implements Shelf<T> {
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

/** A piece of a record: its lines from a ply on, as far as the next piece. */
interface Piece {
  shelf: string;
  id: string;
  since: number;
  lines: string;
}

/** The ply of the first piece: a record begins before its first event. */
const BEGINNING = -1;

class SavedShelf<T extends Recorded> implements Shelf<T> {
  /** What the database does not take. */
  #spare = new MemoryShelf<T>();
  /** Things of which the database has not got all pieces: they are written as a whole. */
  #partial = new Set<string>();

  constructor(private readonly shelf: Exclude<Store, "lines">) {}

  async get(id: string): Promise<T | undefined> {
    const spare = await this.#spare.get(id);
    if (spare) return spare;
    const [found, pieces] = await this.#ask("readonly", (things, lines) => [
      things.get(id),
      lines.getAll(this.#range(id)),
    ]);
    if (!found) return undefined;
    const { record: before, ...thing } = found as T;
    // Before there were pieces, a thing had its record itself.
    if (before !== undefined) this.#partial.add(id);
    return { ...thing, record: before ?? (pieces as Piece[]).map(({ lines }) => lines).join("") } as T;
  }

  async put(thing: T, grown?: Grown): Promise<void> {
    const { record, ...rest } = thing;
    const { id } = thing;
    const isWhole = grown?.since === undefined || this.#partial.has(id);
    const { since = BEGINNING, lines: text } = isWhole ? { lines: record } : grown;
    const piece: Piece = { shelf: this.shelf, id, since, lines: text };
    const kept = await this.#ask("readwrite", (things, lines) => [
      things.put(rest),
      lines.delete(this.#range(id, since)),
      lines.put(piece),
    ]);
    if (kept.length === 0) this.#partial.add(id);
    else if (isWhole) this.#partial.delete(id);
    return this.#partial.has(id) ? this.#spare.put(thing) : this.#spare.delete(id);
  }

  async delete(id: string): Promise<void> {
    await this.#spare.delete(id);
    await this.#ask("readwrite", (things, lines) => [things.delete(id), lines.delete(this.#range(id))]);
  }

  async all(): Promise<Omit<T, "record">[]> {
    const [kept = []] = (await this.#ask("readonly", (things) => [things.getAll()])) as [T[]?];
    const spare = await this.#spare.all();
    const ids = new Set(spare.map(({ id }) => id));
    return [...kept.filter(({ id }) => !ids.has(id)), ...spare];
  }

  async clear(): Promise<void> {
    await this.#spare.clear();
    await this.#ask("readwrite", (things, lines) => [things.clear(), lines.delete(this.#range())]);
  }

  /** The keys of pieces: of one thing from a ply on, or of all. */
  #range(id?: string, since = BEGINNING): IDBKeyRange {
    const [first, last] =
      id === undefined
        ? [[], [[]]]
        : [
            [id, since],
            [id, []],
          ];
    return IDBKeyRange.bound([this.shelf, ...first], [this.shelf, ...last]);
  }

  /** Asks the database for things and pieces at once; it answers nothing where it is forbidden or full. */
  async #ask(
    mode: IDBTransactionMode,
    requests: (things: IDBObjectStore, lines: IDBObjectStore) => IDBRequest[],
  ): Promise<unknown[]> {
    return (await ask([this.shelf, "lines"], mode, (store) => requests(store(this.shelf), store("lines")))) ?? [];
  }
}
