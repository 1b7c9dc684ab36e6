import { type Ask, ask as askEngine } from "../engine/engine";
import { type LocalTable, rematch } from "../state/local";
import type { AnyAction, AnyFrame, Answer, Command, ServerMessage } from "../wire/types";
import { cut, Decisions } from "./decisions";
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

/** A bot may think so long, in milliseconds, about one action. */
const THINK_MS = 300;
const MOST_PLAYOUTS = 4000;

/** A table in a worker of this page: the same messages as over a socket, and no server. */
export class WorkerLink implements TableLink {
  #listeners = new Set<(update: Update) => void>();
  #number: Promise<number> | null = null;
  #toAct: number | undefined;
  /** What the person to act may do. */
  #choices: AnyFrame["legal"] = [];
  #decisions = new Decisions((can) => this.#tell({ type: "undoable", can }));
  /** How often a choice was taken back: a bot that waited before that waits for nothing. */
  #nUndone = 0;
  #isUndoing = false;
  #playouts: number;
  #cid = 0;
  #isBotting = false;
  #isClosed = false;
  /** Whether somebody wants to go on since the last choice. */
  #isHasty = false;
  #wake: () => void = () => {};

  readonly past: Past = {
    undo: () => this.#undo(),
    seal: () => this.#decisions.seal(),
    goOn: () => {
      this.#isHasty = true;
      this.#wake();
    },
  };

  constructor(
    private table: LocalTable,
    private readonly pace: LocalPace,
    private readonly keep: (table: LocalTable) => unknown,
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
    try {
      return await this.#do(command);
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

  async #do(command: Command): Promise<Answer> {
    this.#cid += 1;
    const messages = await this.#atTable<ServerMessage[]>("send", { message: { cid: this.#cid, ...command } });
    const refused = messages.find((told) => told.type === "refused");
    if (refused) throw new Refusal(refused.problem);
    if (command.type === "act") this.#remember(command.ply, command.action as AnyAction);
    await this.#happened(messages);
    void this.#run(() => this.#bots());
    return messages.find((told) => told.type === "ack") ?? {};
  }

  #remember(ply: number, action: AnyAction): void {
    this.#isHasty = false;
    this.#decisions.remember(ply, action, this.#choices);
  }

  /** The same people once more, when the game is over. */
  async #again(): Promise<Answer> {
    // The game of a day is begun from its own page.
    if (!this.table.result || this.table.today) return {};
    this.#letGo();
    this.#decisions.seal();
    this.table = rematch(this.table);
    void this.#run(() => this.#begin());
    return {};
  }

  async #begin(): Promise<void> {
    const messages = await this.#atTable<ServerMessage[]>("hello");
    this.#tell({ type: "link", state: "open" });
    await this.#happened(messages);
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
    if (this.#decisions.canUndo && !this.#isHasty) await this.#leaveTime();
    await Promise.all([new Promise((done) => setTimeout(done, this.pace.botMs())), this.pace.rested()]);
    if (!this.#isBotsTurn() || nUndone !== this.#nUndone) return;
    this.#decisions.seal();
    const began = performance.now();
    const messages = await this.#atTable<ServerMessage[]>("bot", { playouts: this.#playouts });
    this.#adapt(performance.now() - began);
    await this.#happened(messages);
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
    const ply = this.#isUndoing ? undefined : this.#decisions.pop();
    if (ply === undefined) return;
    this.#isUndoing = true;
    this.#nUndone += 1;
    this.#toAct = undefined;
    this.#wake();
    await this.#run(() => this.#goBack(ply));
    this.#isUndoing = false;
  }

  /** Opens the table again with a record that is cut off after a ply. */
  async #goBack(ply: number): Promise<void> {
    this.#letGo();
    this.#keep({ record: cut(this.table.record ?? "", ply), ply });
    const messages = await this.#atTable<ServerMessage[]>("hello");
    this.#tell({ type: "undone", ply });
    this.#pass(messages);
  }

  /** What a slow device cannot do in time is asked less of. */
  #adapt(took: number): void {
    if (took > THINK_MS) this.#playouts = Math.max(20, Math.round(this.#playouts / 2));
    else if (took < THINK_MS / 4) this.#playouts = Math.min(MOST_PLAYOUTS, this.#playouts * 2);
  }

  /** Keeps what happened before anybody sees it, so that closing the page takes nothing back. */
  async #happened(messages: ServerMessage[]): Promise<void> {
    const record = await this.#atTable<string>("record");
    const frame = messages.find((told) => told.type === "frame");
    if (record !== this.table.record) {
      const result = messages.find((told) => told.type === "table")?.table.result;
      this.#keep({ record, ply: frame?.frame.ply ?? this.table.ply, ...(result ? { result } : {}) });
    }
    this.#pass(messages);
  }

  #keep(change: Partial<LocalTable>): void {
    this.table = { ...this.table, ...change, changed: new Date().toISOString() };
    void this.keep(this.table);
  }

  #pass(messages: ServerMessage[]): void {
    for (const told of messages) {
      if (told.type !== "frame") continue;
      this.#toAct = told.to_act;
      if (told.seat === told.to_act) this.#choices = told.frame.legal;
    }
    for (const told of messages) if (told.type !== "ack") this.#tell(this.#named(told));
  }

  /** The engine calls every table and game the same; pages know them by their ids. */
  #named(told: ServerMessage): ServerMessage {
    const { id: code, game } = this.table;
    if (told.type === "frame") return { ...told, game };
    if (told.type !== "table") return told;
    return { ...told, table: { ...told.table, code, game_id: game, fair: { ...told.table.fair, id: game } } };
  }

  /** Asks the engine about this table; when the engine broke, once more from the record. */
  async #atTable<T>(fn: string, more: Record<string, unknown> = {}): Promise<T> {
    const asked = async () => this.ask<T>({ fn, table: await (this.#number ??= this.#open()), ...more });
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
      ...today,
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
