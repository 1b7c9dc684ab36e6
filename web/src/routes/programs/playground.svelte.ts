import { GAME_IDS } from "../../games/described";
import { api } from "../../lib/link/http";
import type {
  AnyAction,
  AnyOptions,
  GameId,
  Problem,
  ServerMessage,
  TableInfo,
  TableState,
} from "../../lib/wire/types";
import { PROTOCOL } from "../../lib/wire/types";
import { pretty, prettyText } from "./pretty";

/** A message that crossed the wire, as people read it. */
export interface Entry {
  id: number;
  way: "sent" | "got";
  /** Its type, and what tells it apart from others of this type. */
  title: string;
  text: string;
  /** Whether the server refused something with it. */
  isRefusal: boolean;
}

/** The part of a WebSocket that is used here, so that tests can play the server. */
export interface Wire {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How the server is reached; tests play it. */
export interface Reach {
  make: (game: GameId, options: AnyOptions) => Promise<TableInfo>;
  connect: (code: string, since: number) => Wire;
}

/** So many messages stay to be read. */
const MOST = 200;
/** A ply so far away does not come while somebody looks at a message. */
const FAR = 1000;

const REACH: Reach = {
  make: (game, options) => api<TableInfo>("play", { game, options, bot_pace_ms: 700 }),
  connect: (code, since) => {
    const url = `${location.origin.replace(/^http/, "ws")}/ws/v1?table=${code}&since=${since}`;
    return new WebSocket(url, PROTOCOL) as unknown as Wire;
  },
};

/** A table of one's own at which every message is seen. */
export class Playground {
  /** The newest first. */
  entries = $state.raw<readonly Entry[]>([]);
  code = $state("");
  game = $state<GameId>(GAME_IDS[0]!);
  options = $state.raw<AnyOptions>({});
  state = $state<TableState | "none">("none");
  ply = $state(0);
  legal = $state.raw<readonly AnyAction[]>([]);
  /** The code with which the socket was closed; 0 while it is open. */
  closed = $state(0);
  /** What was refused last, and not answered by anything good since. */
  refused = $state.raw<Problem | null>(null);
  #wire: Wire | null = null;
  #count = 0;
  #cid = 0;

  constructor(private readonly reach: Reach = REACH) {}

  /** Makes a table and opens its socket. */
  async begin(game: GameId, options: AnyOptions): Promise<void> {
    const made = await this.reach.make(game, options);
    this.leave();
    this.game = game;
    this.options = options;
    this.code = made.code;
    this.connect(0);
  }

  /** Opens the socket; what has been seen does not come again. */
  connect(since = this.ply): void {
    this.closed = 0;
    const wire = this.reach.connect(this.code, since);
    this.#wire = wire;
    wire.onmessage = ({ data }) => this.#wire === wire && this.#hear(String(data));
    wire.onclose = ({ code }) => {
      if (this.#wire !== wire) return;
      this.closed = code;
      this.legal = [];
    };
  }

  /** Lets the table go. */
  leave(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    Object.assign(this, { entries: [], legal: [], ply: 0, state: "none", refused: null, closed: 0 });
  }

  /** The message that does something now, as it would be sent. */
  message(action: AnyAction): string {
    return pretty({ cid: (this.#cid += 1), type: "act", ply: this.ply, action });
  }

  /** A message that comes for another ply than the present one: refused as `stale` in every game. */
  stale(): string | null {
    const action = this.legal[0];
    return action ? pretty({ type: "act", ply: this.ply + FAR, action }) : null;
  }

  /** Sends a text as it is, right or wrong. */
  send(text: string): void {
    if (!this.#wire || this.closed) return;
    this.#add("sent", titleOf(text), text);
    this.#wire.send(text);
  }

  #hear(text: string): void {
    this.#add("got", titleOf(text), text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "table") this.state = message.table.state;
    else if (message.type === "refused") this.refused = message.problem;
    else if (message.type === "ack") this.refused = null;
    else if (message.type === "frame") {
      this.ply = message.frame.ply;
      this.legal = message.frame.legal.map(({ action }) => action);
    }
  }

  #add(way: Entry["way"], title: string, text: string): void {
    const entry = {
      id: (this.#count += 1),
      way,
      title,
      text: prettyText(text),
      isRefusal: title.startsWith("refused"),
    };
    this.entries = [entry, ...this.entries].slice(0, MOST);
  }
}

/** The type of a message with what tells it apart: "frame · ply 12". */
function titleOf(text: string): string {
  try {
    const message = JSON.parse(text) as Record<string, unknown> & {
      frame?: { ply: number };
      problem?: { code: string };
      table?: { state: string };
    };
    const more = message.frame ? `ply ${message.frame.ply}` : (message.problem?.code ?? message.table?.state);
    return [message["type"], more].filter((part) => typeof part === "string").join(" · ") || "?";
  } catch {
    return "?";
  }
}
