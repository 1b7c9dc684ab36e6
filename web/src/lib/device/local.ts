import {
  type Color,
  type DeviceDay,
  type GamePlayer,
  type KeptPlace,
  type KeptPlan as LocalPlan,
  type KeptSeat as LocalSeat,
  type KeptTaken,
  type ResultRow,
  MOST_RUNNING,
} from "../wire/types";
import { archive, type Archive, gameOfKept, newGameId, newLocalId } from "./archive";
import { type Grown, openShelf, type Shelf } from "../storage/shelf";
import { countedId, DAY_TABLES } from "../today/today";

export type { LocalPlan, LocalSeat };

/** A table on this device with the game that is played there; it is kept after every step. */
export interface LocalTable {
  id: string;
  /** The id that the game has when it is finished. */
  game: string;
  plan: LocalPlan;
  /** When the game began, and when something happened last, RFC 3339. */
  created: string;
  changed: string;
  ply: number;
  /** Empty before the first step. */
  record: string;
  /** How the game ended, once it has. */
  result?: ResultRow[];
  /** How often the game was taken over from another device, if ever. */
  epoch?: number;
  /** Where the game went, once it has. */
  went?: KeptPlace;
  /** Of which day it is the game, if it is one. */
  today?: DeviceDay;
}

/** A table without what was played there. */
export type TableRow = Omit<LocalTable, "record">;

/** The colors of people at one device, in seat order; signs beside them differ anyway. */
const COLORS: Color[] = ["rust", "blue", "green", "purple", "ochre", "teal", "pink"];

/** A table before its first step; its bots are those of another table, or game, if given. */
export function newTable(plan: LocalPlan, like?: string): LocalTable {
  const now = new Date().toISOString();
  const game = newGameId(like);
  return { id: newLocalId(game), game, plan, created: now, changed: now, ply: 0, record: "" };
}

/** The same people once more: the next seat begins. */
export function rematch(table: LocalTable): LocalTable {
  const { plan, id } = table;
  return { ...newTable({ ...plan, start_seat: (plan.start_seat + 1) % plan.seats.length }, id), id };
}

/** People by their names, each with a color of his own. */
export function people(names: string[]): LocalSeat[] {
  return names.map((name, idx) => ({ type: "person", name, color: COLORS[idx % COLORS.length]! }));
}

/** Who plays, as games are listed; all people at the device are meant by "you". */
export function playersOf({ seats }: LocalPlan): GamePlayer[] {
  return seats.map((seat) =>
    seat.type === "person" ? { name: seat.name, you: true } : { name: seat.level, level: seat.level, you: false },
  );
}

/** The address of a table on this device. */
export function localPath(id: string): string {
  return `/local/${id.replace(/^local-/, "")}`;
}

/** The tables on this device. */
export class LocalTables {
  constructor(
    private readonly shelf: Shelf<LocalTable>,
    private readonly finished: Archive,
  ) {}

  get(id: string): Promise<LocalTable | undefined> {
    return this.shelf.get(id);
  }

  /** Games that can be gone on with, the latest first. */
  async running(): Promise<TableRow[]> {
    return (await this.#all()).filter((table) => table.result === undefined);
  }

  /** Tables whose game is over, the latest first. */
  async ended(): Promise<TableRow[]> {
    return (await this.#all()).filter((table) => table.result !== undefined);
  }

  /** A table at which nothing has happened yet, or what a record tells; in the company of another one if given. */
  create(plan: LocalPlan, played?: Pick<LocalTable, "ply" | "record">, like?: string): Promise<LocalTable> {
    return this.#add({ ...newTable(plan, like), ...played });
  }

  /** The game of a day: the one that counts is at its own table, which is there already if it was begun; others are practice. */
  async ofDay(plan: LocalPlan, today: DeviceDay, counts: boolean): Promise<LocalTable> {
    const fresh = newTable(plan);
    const id = counts ? countedId(today.day, today.set) : fresh.id.replace(/^local-/, DAY_TABLES);
    return (await this.shelf.get(id)) ?? this.#add({ ...fresh, id, today });
  }

  /** The table at which a game is played. */
  async byGame(game: string): Promise<LocalTable | undefined> {
    const row = (await this.shelf.all()).find((table) => table.game === game);
    return row && this.shelf.get(row.id);
  }

  /** A game that came from another device; where it was here before, it is at its table again. */
  async takeOver(keptId: string, { plan, record, ply, epoch }: KeptTaken): Promise<LocalTable> {
    const game = gameOfKept(keptId);
    const fresh = newTable(plan, game);
    const { id, created } = (await this.byGame(game)) ?? fresh;
    return this.#add({ ...fresh, id, created, game, record, ply, epoch });
  }

  /** What was played here, as a game of its own, beside the one that went elsewhere. */
  async branch({ id, plan, record, ply }: LocalTable): Promise<LocalTable> {
    await this.shelf.delete(id);
    return this.#add({ ...newTable(plan, id), ply, record });
  }

  /** Keeps how far a game is, by what its record goes on with if that is known; a finished one also goes where finished games are. */
  async keep(table: LocalTable, grown?: Grown): Promise<void> {
    await this.shelf.put(table, grown);
    const { id, game, plan, created, changed, ply, record, result, epoch } = table;
    if (!result) return;
    const { options, start_seat } = plan;
    const players = playersOf(plan);
    await this.finished.put({
      id: game,
      table: id,
      game: plan.game,
      options,
      start_seat,
      players,
      created,
      ended: changed,
      ply,
      result,
      record,
      ...(epoch === undefined ? {} : { epoch }),
    });
  }

  delete(id: string): Promise<void> {
    return this.shelf.delete(id);
  }

  /** Deletes all tables, and the finished games with them. */
  async clear(): Promise<void> {
    await Promise.all([this.shelf.clear(), this.finished.clear()]);
  }

  /** Finished tables make place first, then those that were left longest ago. */
  async #add(table: LocalTable): Promise<LocalTable> {
    await this.shelf.put(table);
    for (const { id } of (await this.#all()).slice(MOST_RUNNING)) await this.shelf.delete(id);
    return table;
  }

  /** Running games first, and then the latest first. */
  async #all(): Promise<TableRow[]> {
    const rank = (table: TableRow) => `${table.result ? 0 : 1}${table.changed}`;
    return (await this.shelf.all()).sort((one, other) => rank(other).localeCompare(rank(one)));
  }
}

export const tables = new LocalTables(openShelf<LocalTable>("tables"), archive);
