import { type Ask, ask as askEngine } from "../engine/engine";
import type { Answer, AnyOptions, Command, ServerMessage } from "../wire/types";
import { Refusal } from "./http";
import type { TableLink, Update } from "./link";

/** Which game, by which rules, and who plays on this device. */
export interface LocalPlan {
  game: string;
  options?: AnyOptions;
  start_seat?: number;
  seats: ({ type: "person"; name: string; color: string } | { type: "bot"; level: string })[];
}

/** A game on this device that can be gone on with. */
export interface LocalGame {
  plan: LocalPlan;
  record?: string;
}

/** How bots of a table on this device play. */
export interface LocalPace {
  /** How long a bot waits before it acts, in milliseconds. */
  bot_ms: () => number;
  playouts: number;
}

type Frame = Extract<ServerMessage, { type: "frame" }>;

/** A table in a worker of this page: the same messages as over a socket, and no server. */
export class WorkerLink implements TableLink {
  private listeners = new Set<(update: Update) => void>();
  private table: Promise<number>;
  private toAct: number | undefined;
  private cid = 0;
  private isClosed = false;

  constructor(
    private readonly game: LocalGame,
    private readonly pace: LocalPace,
    private readonly keep: (game: LocalGame) => void,
    private readonly ask: Ask = askEngine,
    seed: number = crypto.getRandomValues(new Uint32Array(1))[0]!,
  ) {
    const { plan, record } = game;
    this.table = ask<{ table: number }>({ fn: "open", plan, seed, ...(record ? { record } : {}) }).then(
      (opened) => opened.table,
    );
    void this.begin();
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async send(command: Command): Promise<Answer> {
    this.cid += 1;
    const message = { cid: this.cid, ...command };
    const messages = await this.ask<ServerMessage[]>({ fn: "send", table: await this.table, message });
    let answer: Answer = {};
    for (const told of messages) {
      if (told.type === "refused") throw new Refusal(told.problem);
      if (told.type === "ack") answer = told;
      else this.tell(told);
    }
    void this.goOn();
    return answer;
  }

  close() {
    this.isClosed = true;
    void this.table.then((id) => this.ask({ fn: "close", id })).catch(() => undefined);
  }

  private async begin() {
    try {
      const messages = await this.ask<ServerMessage[]>({ fn: "hello", table: await this.table });
      this.emit({ type: "link", state: "open" });
      messages.forEach((message) => this.tell(message));
      await this.goOn();
    } catch {
      this.emit({ type: "link", state: "gone" });
    }
  }

  /** Keeps the game, and lets bots act until it is a person's turn. */
  private async goOn() {
    const table = await this.table;
    this.keep({ plan: this.game.plan, record: await this.ask<string>({ fn: "record", table }) });
    const seat = this.toAct === undefined ? undefined : this.game.plan.seats[this.toAct];
    if (this.isClosed || seat?.type !== "bot") return;
    await new Promise((done) => setTimeout(done, this.pace.bot_ms()));
    if (this.isClosed) return;
    const messages = await this.ask<ServerMessage[]>({ fn: "bot", table, playouts: this.pace.playouts });
    messages.forEach((message) => this.tell(message));
    await this.goOn();
  }

  private tell(message: ServerMessage) {
    if (message.type === "frame") this.toAct = (message as Frame).to_act;
    this.emit(message);
  }

  private emit(update: Update) {
    this.listeners.forEach((listener) => listener(update));
  }
}
