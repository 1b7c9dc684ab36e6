/** For tests: the records of the repository and games of bots, as the module of the browser shows them to each seat. */
import { readdirSync, readFileSync } from "node:fs";
import type { Went } from "../../routes/game/opened";
import type { Engine } from "../../lib/engine/module";
import { loadEngine } from "../../lib/engine/testing";
import type {
  AnyAction,
  AnyFrame,
  AnyOptions,
  AnySeen,
  DeviceReply,
  Fact,
  GameId,
  KeptSeat,
  Problem,
  Report,
} from "../../lib/wire/types";

const RECORDS = new URL("../../../../records/", import.meta.url);

/** A game by its events, one for each line of its record. */
export interface Recorded {
  game: GameId;
  players: number;
  options: AnyOptions;
  start: number;
  lines: string[];
}

export const files = (game: string) =>
  readdirSync(RECORDS).filter((name) => name.startsWith(game) && name.endsWith(".wgr"));

export function read(text: string): Recorded {
  const lines = text
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith('{"result"'));
  const head = JSON.parse(lines[0]!) as { game: GameId; players: string[]; options?: AnyOptions; start_seat?: number };
  return {
    game: head.game,
    players: head.players.length,
    options: head.options ?? {},
    start: head.start_seat ?? 0,
    lines,
  };
}

/** The text of a record of the repository. */
export const recordOf = (file: string) => readFileSync(new URL(file, RECORDS), "utf8");

export const recorded = (file: string) => read(recordOf(file));

/** The events of a game with their plies. */
export function events<Seen>({ lines }: Recorded): Seen[] {
  return lines.slice(1).map((line, index) => {
    const { seat, ...event } = JSON.parse(line) as { seat?: number };
    return { ply: index + 1, event, effects: [], rules: [], ...(seat === undefined ? {} : { seat }) } as Seen;
  });
}

/** Shows recorded games to a seat, and lets bots play new ones. */
export class Projector {
  constructor(private readonly engine: Engine) {}

  static async load(): Promise<Projector> {
    return new Projector(await loadEngine());
  }

  /** The frame of a seat after so many events; a throw that was asked for is thrown at once. */
  frame<Frame extends AnyFrame>(game: Recorded, ply: number, seat: number): Frame {
    const table = this.#open(game, ply, seat);
    const frame = this.#frame<Frame>(table);
    this.engine.ask({ fn: "close", id: table });
    return frame;
  }

  /** Every event of a finished record, with what a seat may know of it, or somebody who watches. */
  seen(record: string, viewer: number | null): AnySeen[] {
    const { id } = this.engine.ask<{ id: number }>({ fn: "replay", record });
    const seen = this.engine.ask<AnySeen[]>({ fn: "seen", id, ...(viewer === null ? {} : { viewer }) });
    this.engine.ask({ fn: "close", id });
    return seen;
  }

  /** What the rules tell of a finished record as a whole. */
  went(record: string): Went {
    const { id, ...went } = this.engine.ask<Went & { id: number }>({ fn: "replay", record });
    this.engine.ask({ fn: "close", id });
    return went;
  }

  /** What a review says of the turn that decided a finished record. */
  decided(record: string): Fact[] {
    const { decided } = this.engine.ask<Report>({ fn: "review", record });
    return decided?.fact ? [decided.fact] : [];
  }

  /** What speaks for each choice of a seat, and why it may be better than another, at all these plies of a finished record. */
  reasons(record: string, plies: readonly number[]): Fact[] {
    const { id } = this.engine.ask<{ id: number }>({ fn: "replay", record });
    const facts = plies.flatMap((ply) => {
      const { to_act: viewer } = this.engine.ask<{ to_act: number }>({ fn: "at", id, ply });
      const { frame } = this.engine.ask<{ frame: AnyFrame }>({ fn: "at", id, ply, viewer });
      return frame.legal.flatMap(({ action: best }) => {
        const others = frame.legal.map(({ action }) => ({ action, share: 0 }));
        const choices = [{ action: best, share: 0 }, ...others];
        const judged = this.engine.ask<{ why?: Fact | null; tips?: Fact[] }[]>({ fn: "judged", id, ply, choices });
        return judged.flatMap(({ why, tips = [] }) => [...tips, ...(why ? [why] : [])]);
      });
    });
    this.engine.ask({ fn: "close", id });
    return facts;
  }

  /** What the rules say to a seat that tries these actions after so many events, those that are illegal there. */
  refusals(game: Recorded, ply: number, seat: number, actions: readonly string[]): Problem[] {
    const table = this.#open(game, ply, seat);
    const frame = this.#frame<AnyFrame>(table);
    const legal = frame.legal.map(({ action }) => JSON.stringify(action));
    const tried = actions.filter((action) => !legal.includes(action));
    const problems = tried.flatMap((action) => {
      const tried = JSON.parse(action) as AnyAction;
      return this.engine.ask<DeviceReply>({ fn: "act", table, ply: frame.ply, action: tried }).problem ?? [];
    });
    this.engine.ask({ fn: "close", id: table });
    return problems;
  }

  #open(game: Recorded, ply: number, seat: number): number {
    const seats = Array.from({ length: game.players }, (_, at): KeptSeat =>
      at === seat ? { type: "person", name: "Ann", color: "teal" } : { type: "bot", level: "random" },
    );
    const record = `${game.lines.slice(0, ply + 1).join("\n")}\n`;
    const plan = { game: game.game, options: game.options, seats, start_seat: game.start };
    return this.engine.ask<{ table: number }>({ fn: "open", plan, seed: 1, record }).table;
  }

  #frame<Frame>(table: number): Frame {
    const { messages } = this.engine.ask<DeviceReply>({ fn: "hello", table });
    return messages.find((told) => told.type === "frame")!.frame as Frame;
  }

  /** A game of bots. */
  play(game: GameId, options: AnyOptions, level: string, players: number, seed: number): Recorded {
    const seats = Array.from({ length: players }, (): KeptSeat => ({ type: "bot", level }));
    const { table } = this.engine.ask<{ table: number }>({
      fn: "open",
      plan: { game, options, start_seat: 0, seats },
      seed,
    });
    let { messages } = this.engine.ask<DeviceReply>({ fn: "hello", table });
    while (messages.some((told) => told.type === "frame" && told.to_act !== undefined))
      ({ messages } = this.engine.ask<DeviceReply>({ fn: "bot", table, playouts: 2 }));
    return read(this.engine.ask<DeviceReply>({ fn: "hello", table }).lines);
  }
}
