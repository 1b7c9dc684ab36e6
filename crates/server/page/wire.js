// Talking to the server: requests, the socket with its reconnecting, and what the client adds to the dice.

/** A request; what is refused is thrown as the problem that the server sent. */
export async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw { code: "offline", detail: "the server cannot be reached" };
  }
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw { code: "internal", detail: `the server answered ${response.status}`, ...answer };
  return answer;
}

export function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomHex(count) {
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}

/** The hash by which a seat commits itself to its bytes; see docs/fair-dice.md. */
export async function entropyHash(id, seat, entropy) {
  const text = new TextEncoder().encode("wormery-seat-1" + id);
  const bytes = entropy.match(/../g).map((pair) => parseInt(pair, 16));
  const all = new Uint8Array([...text, seat, ...bytes]);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", all)));
}

/** Whether the browser lets us hash: only pages over https, or from this machine, may. */
export const canHash = Boolean(globalThis.crypto?.subtle);

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;

/** A socket to a table that comes back by itself. */
export class TableSocket {
  #code;
  #hear;
  #socket = null;
  #wait = FIRST_WAIT;
  #cid = 0;
  #done = false;
  since = 0;

  /** `hear` gets every message, and `{type: "online"}` and `{type: "offline"}` of our own. */
  constructor(code, hear) {
    this.#code = code;
    this.#hear = hear;
    this.#open();
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  /** Sends a command and returns its number; 0 while there is no connection. */
  send(command) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return 0;
    const cid = ++this.#cid;
    this.#socket.send(JSON.stringify({ cid, ...command }));
    return cid;
  }

  /** Ends the connection for good. */
  stop() {
    this.#done = true;
    this.#socket?.close();
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ table: this.#code, since: this.since });
    const socket = new WebSocket(`${scheme}://${location.host}/ws/v1?${query}`, "wormery.v1");
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#hear({ type: "online" });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#closed(event);
  }

  #closed(event) {
    if (this.#done) return;
    // After a restart everybody comes at once, so nobody comes at the same moment.
    const wait = (event.code === 4000 ? FIRST_WAIT : this.#wait) * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#hear({ type: "offline", wait });
    this.timer = setTimeout(() => this.#open(), wait);
  }

  #hurry() {
    if (this.#done || this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.#open();
  }
}

/** What the client adds to the dice of the next game, for each of its seats. */
export class Luck {
  #entropy = new Map();

  /** Sends what is asked for now: hashes before the game begins, the bytes when all hashes are in. */
  async answer(table, seats, send) {
    if (!canHash || table.state === "playing" || table.state === "closed") return;
    for (const seat of seats) {
      const key = `${table.fair.id} ${seat}`;
      if (!this.#entropy.has(key)) this.#entropy.set(key, randomHex(16));
      const entropy = this.#entropy.get(key);
      if (table.fair.reveal) {
        if (table.fair.hashes[seat]) send({ type: "entropy", seat, entropy });
      } else if (!table.fair.hashes[seat]) {
        send({ type: "entropy_hash", seat, hash: await entropyHash(table.fair.id, seat, entropy) });
      }
    }
  }
}
