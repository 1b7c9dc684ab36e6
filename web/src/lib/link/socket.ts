import type { Answer, Command, ServerMessage } from "../wire/types";
import { PROTOCOL } from "../wire/version";
import { backoff } from "./backoff";
import { api, Refusal, unreachable } from "./http";
import type { LinkState, TableLink, Update } from "./link";
import { version } from "./version.svelte";
import { onWake } from "./wake";

/** The part of a WebSocket that is used here, so that tests can play the server. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  cid: number;
  command: Command;
  sent: boolean;
  done: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
}

/** A command that stays unanswered so long, in milliseconds, means that nobody is at the other end. */
const ANSWER_WITHIN = 6_000;
/** The server lets go of everybody when it restarts. */
const RESTART = 4000;
/** The table is closed, or one was sent away: there is nothing to come back to. */
const GONE = [4001, 4003];
/** After so many tries that came to nothing it is asked whether the table is still there. */
const TRIES = 2;

/** A table over a WebSocket that comes back by itself, for ever. */
export class SocketLink implements TableLink {
  #listeners = new Set<(update: Update) => void>();
  #waiting = new Map<number, Waiting>();
  #socket: Socket | null = null;
  #isOpen = false;
  #closed = false;
  #attempt = 0;
  #lastCid = 0;
  #since = 0;
  #game = "";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #release: () => void;

  constructor(
    private readonly code: string,
    private readonly connect: (url: string) => Socket = realSocket,
    private readonly random: () => number = Math.random,
    /** Whether to look on without sitting down. */
    private readonly watch = false,
    /** Asks whether the server is another version now. */
    private readonly looked: () => void = () => void version.look(),
    /** Asks whether the table is still there; one that was closed while the device slept is not. */
    private readonly isThere: () => Promise<boolean> = () => tableIsThere(code),
  ) {
    this.#release = onWake(() => this.wake());
    queueMicrotask(() => this.#open());
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(command: Command): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#lastCid += 1;
      const waiting = { cid: this.#lastCid, command, sent: false, done, failed };
      this.#waiting.set(waiting.cid, waiting);
      if (this.#isOpen) this.#write(waiting);
    });
  }

  close(): void {
    this.#closed = true;
    this.#release();
    clearTimeout(this.#retry);
    this.#drop();
    for (const waiting of this.#waiting.values()) waiting.failed(new Refusal(unreachable()));
    this.#waiting.clear();
    this.#listeners.clear();
  }

  /** The page is looked at again, or the network is back: do not wait, and make sure that somebody is there. */
  wake(): void {
    if (this.#closed) return;
    if (this.#isOpen) void this.send({ type: "back" }).catch(() => {});
    else if (this.#retry !== undefined) this.#open();
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    this.#tell({ type: "link", state: this.#attempt === 0 ? "connecting" : "lost" });
    const socket = this.connect(
      `/ws/v1?table=${encodeURIComponent(this.code)}&since=${this.#since}${this.watch ? "&watch=true" : ""}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
    // A connection that never opens is as bad as one that never answers.
    this.#watch();
  }

  #opened(): void {
    this.#isOpen = true;
    // Whoever comes back may be another version.
    if (this.#attempt > 0) this.looked();
    this.#attempt = 0;
    this.#rest();
    this.#tell({ type: "link", state: "open" });
    for (const waiting of [...this.#waiting.values()]) {
      // An action counts once, however often it is sent; other commands may not.
      if (!waiting.sent || waiting.command.type === "act") this.#write(waiting);
      else this.#finish(waiting.cid)?.failed(new Refusal(unreachable()));
    }
  }

  #heard(message: ServerMessage): void {
    this.#rest();
    if (message.type === "ack") this.#finish(message.cid)?.done(message);
    else if (message.type === "refused" && message.cid !== undefined)
      this.#finish(message.cid)?.failed(new Refusal(message.problem));
    else this.#pass(message);
    if ([...this.#waiting.values()].some((waiting) => waiting.sent)) this.#watch();
  }

  #pass(message: ServerMessage): void {
    if (message.type === "frame") {
      if (message.game !== this.#game) this.#since = 0;
      this.#game = message.game;
      this.#since = Math.max(this.#since, message.frame.ply);
    }
    this.#tell(message);
    if (message.type === "closed") this.#gone();
  }

  #gone(): void {
    if (this.#closed) return;
    this.looked();
    this.#tell({ type: "link", state: "gone" });
    this.close();
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (GONE.includes(code)) return this.#gone();
    this.#tell({ type: "link", state: "lost" });
    if (this.#attempt >= TRIES) void this.isThere().then((is) => is || this.#gone());
    const wait = code === RESTART ? 500 + this.random() * 1000 : backoff(this.#attempt, this.random);
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #write(waiting: Waiting): void {
    waiting.sent = true;
    this.#socket?.send(JSON.stringify({ cid: waiting.cid, ...waiting.command }));
    this.#watch();
  }

  #finish(cid: number | undefined): Waiting | undefined {
    const waiting = cid === undefined ? undefined : this.#waiting.get(cid);
    if (waiting) this.#waiting.delete(waiting.cid);
    return waiting;
  }

  #watch(): void {
    if (this.#watchdog !== undefined) return;
    this.#watchdog = setTimeout(() => this.#lost(0), ANSWER_WITHIN);
  }

  #rest(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
  }

  #drop(): void {
    this.#rest();
    this.#isOpen = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #tell(update: Update): void {
    for (const listener of [...this.#listeners]) listener(update);
  }
}

function realSocket(path: string): Socket {
  return new WebSocket(path.replace(/^/, location.origin.replace(/^http/, "ws")), PROTOCOL) as unknown as Socket;
}

export type { LinkState };

/** Whether a table is there; when that cannot be found out, it is taken for granted. */
async function tableIsThere(code: string): Promise<boolean> {
  try {
    await api(`/api/v1/tables/${encodeURIComponent(code)}`);
    return true;
  } catch (error) {
    return !(error instanceof Refusal && error.problem.code === "not_found");
  }
}
