import { type AnyOptions, type GameInfo, KEPT_ID, MOST_FINISHED, type ResultRow } from "../wire/types";
import { letters } from "./device";
import { openShelf, type Shelf } from "../storage/shelf";

/**
 * A game that was played to its end on this device.
 *
 * It has everything that a server tells of a game, so that pages show both in the same way; `table` is the id of the
 * table at this device (`/local/ID`), where the same people can play again.
 */
export interface ArchivedGame extends GameInfo {
  ended: string;
  result: ResultRow[];
  options: AnyOptions;
  start_seat: number;
  /** The record as text (docs/records.md): what replay, review and download are made from. */
  record: string;
  /** How often it was taken over from another device, if ever. */
  epoch?: number;
}

/** A finished game without its record. */
export type ArchivedRow = Omit<ArchivedGame, "record">;

const PREFIX = "local-";
/** So many letters say which bots sit at a table. */
const COMPANY = 4;

/** Whether a game was played on this device, which no server knows: its page is `/g/local-…`. */
export function isLocalId(id: string): boolean {
  return id.startsWith(PREFIX);
}

/**
 * What the ids of a table and of all its games begin with. A game that goes to another device brings it along, so that
 * the same bots sit there.
 */
export function company(id: string): string {
  return id.slice(0, PREFIX.length + COMPANY);
}

/** A new id for something of this device, in the company of another one if given; nobody else has the same. */
export function newLocalId(like?: string): string {
  return newId(12, like);
}

/** A new id for a game: whoever has it may go on with the game, so nobody guesses it, even from the one before. */
export function newGameId(like?: string): string {
  return newId(KEPT_ID, like);
}

function newId(count: number, like?: string): string {
  const begun = company(like ?? PREFIX);
  return begun + letters(PREFIX.length + count - begun.length);
}

/** The id under which the server keeps a copy of a game of this device; none for games of before there were copies. */
export function keptId(game: string): string | null {
  const id = game.slice(PREFIX.length);
  return isLocalId(game) && id.length === KEPT_ID ? id : null;
}

/** The id on this device of a game that the server keeps a copy of. */
export function gameOfKept(id: string): string {
  return PREFIX + id;
}

/** The table of a game, by which its bots have their names; the server's copy of a game of a device has none. */
export function tableOf({ id, table, on_device }: Pick<GameInfo, "id" | "table" | "on_device">): string {
  return on_device ? gameOfKept(id) : table;
}

/** The finished games of this device. */
export class Archive {
  constructor(private readonly shelf: Shelf<ArchivedGame>) {}

  /** All games, the latest first. */
  async list(): Promise<ArchivedRow[]> {
    return (await this.shelf.all()).sort((one, other) => other.ended.localeCompare(one.ended));
  }

  get(id: string): Promise<ArchivedGame | undefined> {
    return this.shelf.get(id);
  }

  /** Keeps a game; the same id again replaces it. */
  async put(game: ArchivedGame): Promise<void> {
    await this.shelf.put(game);
    for (const { id } of (await this.list()).slice(MOST_FINISHED)) await this.shelf.delete(id);
  }

  delete(id: string): Promise<void> {
    return this.shelf.delete(id);
  }

  clear(): Promise<void> {
    return this.shelf.clear();
  }
}

export const archive = new Archive(openShelf<ArchivedGame>("finished"));
