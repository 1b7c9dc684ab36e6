import { type Ask, ask as askEngine } from "../engine/engine";
import { type LocalTable, rematch } from "../device/local";
import type { Grown } from "../storage/shelf";
import type { AnyAction, Answer, Command, DeviceReply, ModuleRequest, Problem, ServerMessage } from "../wire/types";
import { Refusal } from "./http";
import type { Past, TableLink, Update } from "./link";

/** How bots of a table on this device play. */
export interface LocalPace {
  /** How long a bot waits before it acts, in milliseconds. */
  botMs: () => number;
  /** Resolves when what has happened has been seen: a bot has nobody to wait for, and must not run ahead of who looks. */
  rested: () => Promise<void>;
  /** How much longer it waits while a choice can be taken back, in milliseconds, unless it is told to go on. */
  undoMs: () => number;
  /** How often a bot that samples plays each choice on, at first; then as often as it can in the time it has. */
  playouts: number;
}

/** A request about one table, which knows its number. */
type AtTable = { fn: "hello" | "undo" } | Asked<"act"> | Asked<"bot"> | Asked<"look">;
type Asked<Name> = Omit<Extract<ModuleRequest, { fn: Name }>, "table">;

/** A bot may think so long, in milliseconds, about one action. */
const THINK_MS = 300;
const MOST_PLAYOUTS = 4000;

/** A table in a worker of this page: it tells the same as a server, and there is none. */
export class WorkerLink implements TableLink {
  #listeners = new Set<(update: Update) => void>();
  #number: Promise<number> | null = null;
  #toAct: number | undefined;
  /** Whether the table can take the last choice back. */
  #canUndo = false;
  /** How often a choice was taken back: a bot that waited before that waits for nothing. */
  #nUndone = 0;
  /** The choice that is being taken back: one at a time. */
  #undoing: Promise<void> | null = null;
  #playouts: number;
  #isBotting = false;
  #isClosed = false;
  /** Whether somebody wants to go on since the last choice. */
  #isHasty = false;
  #wake: () => void = () => {};

  readonly past: Past = {
    undo: () => (this.#undoing ??= this.#run(() => this.#undo()).finally(() => (this.#undoing = null))),
    look: (seat) => void this.#run(async () => this.#hear(await this.#atTable({ fn: "look", seat }))),
    goOn: () => {
      this.#isHasty = true;
      this.#wake();
    },
  };

  constructor(
    private table: LocalTable,
    private readonly pace: LocalPace,
    private readonly keep: (table: LocalTable, grown: Grown) => unknown,
    private readonly ask: Ask = askEngine,
    private readonly seed: () => number = () => crypto.getRandomValues(new Uint32Array(1))[0]!,
  ) {
    this.#playouts = pace.playouts;
    queueMicrotask(() => void this.#run(() => this.#begin()));
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async send(command: Command): Promise<Answer> {
    // One is never away from a table at the own device.
    if (command.type === "back") return {};
    if (command.type === "rematch") return this.#again();
    if (command.type !== "act") throw new Refusal(notHere());
    try {
      return await this.#act(command.ply, command.action);
    } catch (error) {
      if (!(error instanceof Refusal)) this.#tell({ type: "link", state: "gone" });
      throw error;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#letGo();
  }

  async #act(ply: number, action: AnyAction): Promise<Answer> {
    const reply = await this.#atTable({ fn: "act", ply, action });
    if (reply.problem) throw new Refusal(reply.problem);
    this.#isHasty = false;
    this.#hear(reply);
    void this.#run(() => this.#bots());
    return { ply: reply.ply };
  }

  /** The same people once more, when the game is over. */
  async #again(): Promise<Answer> {
    // The game of a day is begun from its own page.
    if (!this.table.result || this.table.today) return {};
    this.#letGo();
    this.table = rematch(this.table);
    void this.#run(() => this.#begin());
    return {};
  }

  async #begin(): Promise<void> {
    const reply = await this.#atTable({ fn: "hello" });
    this.#tell({ type: "link", state: "open" });
    this.#hear(reply);
    await this.#bots();
  }

  /** Lets bots act until it is a person's turn. */
  async #bots(): Promise<void> {
    if (this.#isBotting) return;
    this.#isBotting = true;
    try {
      while (this.#isBotsTurn()) await this.#bot();
    } finally {
      this.#isBotting = false;
    }
  }

  #isBotsTurn(): boolean {
    return !this.#isClosed && this.#toAct !== undefined && this.table.plan.seats[this.#toAct]?.type === "bot";
  }

  async #bot(): Promise<void> {
    const nUndone = this.#nUndone;
    if (this.#canUndo && !this.#isHasty) await this.#leaveTime();
    await Promise.all([new Promise((done) => setTimeout(done, this.pace.botMs())), this.pace.rested()]);
    if (!this.#isBotsTurn() || nUndone !== this.#nUndone) return;
    const began = performance.now();
    const reply = await this.#atTable({ fn: "bot", playouts: this.#playouts });
    this.#adapt(performance.now() - began);
    this.#hear(reply);
  }

  /** Leaves time to take a choice back. */
  #leaveTime(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, Math.max(0, this.pace.undoMs() - this.pace.botMs()));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #undo(): Promise<void> {
    const reply = await this.#atTable({ fn: "undo" });
    if (reply.ply < this.table.ply) {
      this.#nUndone += 1;
      this.#tell({ type: "undone", ply: reply.ply });
    }
    this.#hear(reply);
    this.#wake();
  }

  /** What a slow device cannot do in time is asked less of. */
  #adapt(took: number): void {
    if (took > THINK_MS) this.#playouts = Math.max(20, Math.round(this.#playouts / 2));
    else if (took < THINK_MS / 4) this.#playouts = Math.min(MOST_PLAYOUTS, this.#playouts * 2);
  }

  /** Keeps what happened before anybody sees it, so that closing the page takes nothing back. */
  #hear(reply: DeviceReply): void {
    this.#note(reply);
    if (reply.undoable !== this.#canUndo) {
      this.#canUndo = reply.undoable;
      this.#tell({ type: "undoable", can: reply.undoable });
    }
    for (const told of reply.messages) {
      if (told.type === "frame") this.#toAct = told.to_act;
      this.#tell(this.#named(told));
    }
  }

  #note({ ply, since, lines, messages }: DeviceReply): void {
    const isSame = since === undefined ? lines === this.table.record : lines === "" && since >= this.table.ply;
    if (isSame) return;
    const record = withLines(this.table, lines, since);
    const result = messages.find((told) => told.type === "table")?.table.result;
    this.table = {
      ...this.table,
      record,
      ply,
      changed: new Date().toISOString(),
      ...(result ? { result } : {}),
    };
    void this.keep(this.table, since === undefined ? { lines } : { since, lines });
  }

  /** The engine calls every table and game the same; pages know them by their ids. */
  #named(told: ServerMessage): ServerMessage {
    const { id: code, game } = this.table;
    if (told.type === "frame") return { ...told, game };
    if (told.type !== "table") return told;
    return { ...told, table: { ...told.table, code, game_id: game, fair: { ...told.table.fair, id: game } } };
  }

  /** Asks the engine about this table; when the engine broke, once more from the record. */
  async #atTable(request: AtTable): Promise<DeviceReply> {
    const asked = async () =>
      this.ask<DeviceReply>({ ...request, table: await (this.#number ??= this.#open()) } as ModuleRequest);
    return asked().catch(() => {
      this.#number = null;
      return asked();
    });
  }

  async #open(): Promise<number> {
    const { plan, record, today } = this.table;
    const opened = await this.ask<{ table: number; simpler?: boolean }>({
      fn: "open",
      plan,
      seed: this.seed(),
      ...(record ? { record } : {}),
      ...(today ? { today } : {}),
    });
    if (opened.simpler) this.#tell({ type: "simpler" });
    return opened.table;
  }

  #letGo(): void {
    const number = this.#number;
    this.#number = null;
    void number?.then((id) => this.ask({ fn: "close", id })).catch(() => undefined);
  }

  /** Does something that nobody waits for; if even a new engine cannot, the table is gone. */
  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      if (!this.#isClosed) this.#tell({ type: "link", state: "gone" });
    }
  }

  #tell(update: Update): void {
    for (const listener of [...this.#listeners]) listener(update);
  }
}

/** The record of a table with lines that came; its first line is about the game, and each event has one of its own. */
export function withLines({ ply, record }: Pick<LocalTable, "ply" | "record">, lines: string, since?: number) {
  if (since === undefined) return lines;
  if (since >= ply) return record + lines;
  return `${record.split("\n", since + 1).join("\n")}\n${lines}`;
}

/** What has no meaning where there is no server. */
function notHere(): Problem {
  const detail = "there is nothing like that at a table on this device";
  return { type: "", title: "", status: 409, detail, code: "wrong_state" };
}
