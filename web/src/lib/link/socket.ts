import { type Answer, CLOSED, type Command, PROTOCOL, RESTART, SENT_AWAY, type ServerMessage } from "../wire/types";
import { Refusal, unreachable } from "./http";
import type { TableLink, Update } from "./link";
import { findOut, isOld, isThere, type Found, type Parting } from "./parting";
import { ANSWER_WITHIN, Tries } from "./tries";
import { isSeen, onTouch, onWake } from "./wake";

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

/** There is nothing to come back to. */
const GONE: Record<number, Parting> = { [CLOSED]: "closed", [SENT_AWAY]: "sent_away" };
/** Whoever wakes finds out within so many milliseconds that the other end has gone meanwhile. */
const WAKES_WITHIN = 1_500;
/** In place of the code of a close: nobody has answered. */
const SILENCE = 0;
/** What counts once, however often it is sent. */
const REPEATABLE: readonly Command["type"][] = ["act", "entropy_hash", "entropy"];

/** How a link reaches others; tests play them. */
export interface Ways {
  connect: (url: string) => Socket;
  random: () => number;
  /** Whether to look on without sitting down. */
  watch: boolean;
  /** Asks why the socket to a table does not open. */
  findOut: (code: string) => Promise<Found>;
  /** Asks whether the server is another version now. */
  isOld: () => Promise<boolean>;
  /** Asks whether anybody is there at all. */
  isThere: () => Promise<boolean>;
  /** Whether somebody may be looking. */
  isSeen: () => boolean;
}

const WAYS: Ways = { connect: realSocket, random: Math.random, watch: false, findOut, isOld, isThere, isSeen };

/** A table over a WebSocket that comes back by itself, as long as there is something to come back to. */
export class SocketLink implements TableLink {
  #listeners = new Set<(update: Update) => void>();
  #waiting = new Map<number, Waiting>();
  #socket: Socket | null = null;
  #isOpen = false;
  #closed = false;
  #lastCid = 0;
  #since = 0;
  #game = "";
  #ways: Ways;
  #tries: Tries;
  /** The question whether anybody is there; one that is asked later counts. */
  #question = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** When the watchdog barks, on the clock of `performance.now`. */
  #until = 0;
  #release: () => void;

  constructor(
    private readonly code: string,
    ways: Partial<Ways> = {},
  ) {
    this.#ways = { ...WAYS, ...ways };
    this.#tries = new Tries(this.#ways.random, this.#ways.isSeen);
    const stops = [onWake(() => this.wake()), onTouch(() => this.touch())];
    this.#release = () => stops.forEach((stop) => stop());
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
    this.#end();
    this.#listeners.clear();
  }

  /** The page is looked at again, or the network is back: do not wait, and make sure that somebody is there. */
  wake(): void {
    if (this.#closed) return;
    this.#tries.hurry();
    if (this.#isOpen) void this.send({ type: "back" }).catch(() => {});
    if (this.#isWaiting()) void this.#try();
    // What was begun before may have been lost on the way; a first try may just be slow.
    else if (this.#tries.isAgain || this.#isOpen) this.#watch(WAKES_WITHIN);
  }

  /** Somebody taps: a connection that is gone is tried at once, unless the server asks for patience. */
  touch(): void {
    if (this.#isWaiting() && this.#tries.mayTouch) void this.#try();
  }

  /** Whether the connection is lost, and no socket is on its way. */
  #isWaiting(): boolean {
    return this.#tries.isAgain && this.#socket === null && !this.#closed;
  }

  async #try(): Promise<void> {
    clearTimeout(this.#retry);
    if (!this.#tries.asks) return this.#open();
    this.#tries.begin();
    const question = (this.#question += 1);
    const isThere = await this.#ways.isThere();
    if (question !== this.#question || !this.#isWaiting()) return;
    if (!isThere) return this.#again(this.#tries.failed());
    this.#tries.answered();
    this.#open();
  }

  #again(wait: number): void {
    this.#retry = setTimeout(() => void this.#try(), wait);
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#tries.begin();
    this.#tell({ type: "link", state: this.#tries.isAgain ? "lost" : "connecting" });
    const watch = this.#ways.watch ? "&watch=true" : "";
    const socket = this.#ways.connect(`/ws/v1?table=${encodeURIComponent(this.code)}&since=${this.#since}${watch}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
    // A connection that never opens is as bad as one that never answers.
    this.#watch(this.#tries.within);
  }

  #opened(): void {
    this.#isOpen = true;
    // Whoever comes back may be another version.
    if (this.#tries.isAgain) void this.#ways.isOld();
    this.#tries.done();
    this.#rest();
    this.#tell({ type: "link", state: "open" });
    for (const waiting of [...this.#waiting.values()]) {
      if (!waiting.sent || REPEATABLE.includes(waiting.command.type)) this.#write(waiting);
      else this.#finish(waiting.cid)?.failed(new Refusal(unreachable()));
    }
  }

  #heard(message: ServerMessage): void {
    this.#rest();
    if (message.type === "ack") this.#finish(message.cid)?.done(message);
    else if (message.type === "refused" && message.cid !== undefined)
      this.#finish(message.cid)?.failed(new Refusal(message.problem));
    else this.#pass(message);
    const sent = [...this.#waiting.values()].filter((waiting) => waiting.sent);
    // Whoever woke waits no longer for what was already under way when the other end went.
    const isWaking = sent.some(({ command }) => command.type === "back");
    if (sent.length > 0) this.#watch(isWaking ? WAKES_WITHIN : ANSWER_WITHIN);
  }

  #pass(message: ServerMessage): void {
    if (message.type === "frame") {
      if (message.game !== this.#game) this.#since = 0;
      this.#game = message.game;
      this.#since = Math.max(this.#since, message.frame.ply);
    }
    this.#tell(message);
    if (message.type === "closed") void this.#letGo("closed");
  }

  /** The server has let go for good. One that is another version lets go of everybody: then that is why. */
  async #letGo(why: Parting): Promise<void> {
    if (this.#closed) return;
    this.#end();
    const isOther = await this.#ways.isOld();
    // Who is sent away may have been forgotten instead.
    const isUnknown = why === "sent_away" && (await this.#ways.findOut(this.code)) === "stranger";
    this.#part(isOther ? "old" : isUnknown ? "stranger" : why);
  }

  /** There is no way back. */
  #part(why: Parting): void {
    this.#end();
    this.#tell({ type: "link", state: "gone", why });
    this.#listeners.clear();
  }

  #end(): void {
    this.#closed = true;
    this.#release();
    clearTimeout(this.#retry);
    this.#drop();
    for (const waiting of this.#waiting.values()) waiting.failed(new Refusal(unreachable()));
    this.#waiting.clear();
  }

  #lost(code: number): void {
    const wasOpen = this.#isOpen;
    this.#drop();
    if (this.#closed) return;
    const gone = GONE[code];
    if (gone) return void this.#letGo(gone);
    this.#tell({ type: "link", state: "lost", isSilent: code === SILENCE });
    if (!wasOpen) void this.#ask();
    const wait = this.#tries.failed();
    this.#again(code === RESTART ? 500 + this.#ways.random() * 1000 : wait);
  }

  /** A socket that does not open says nothing of the reason. */
  async #ask(): Promise<void> {
    const found = await this.#ways.findOut(this.code);
    if (this.#isOpen || this.#closed) return;
    const isHindered = found === "busy" || found === "crowded";
    this.#tries.isHindered = isHindered;
    if (isHindered) this.#tell({ type: "link", state: "lost", why: found });
    else if (found) this.#part(found);
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

  /** Takes silence for so long, in milliseconds, as a sign that nobody is there; the shortest wait counts. */
  #watch(within = ANSWER_WITHIN): void {
    const until = performance.now() + within;
    if (this.#watchdog !== undefined && this.#until <= until) return;
    clearTimeout(this.#watchdog);
    this.#until = until;
    this.#watchdog = setTimeout(() => this.#lost(SILENCE), within);
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
