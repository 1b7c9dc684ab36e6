// The page of a table: seats, board, actions, what has happened, talk.

import { board } from "./boards.js";
import { announce, card, el, fill } from "./dom.js";
import { actions } from "./actions.js";
import { lobby } from "./lobby.js";
import { standing } from "./result.js";
import { Talk } from "./talk.js";
import { Luck, TableSocket, ask, randomHex } from "./wire.js";
import { GAMES, story } from "./words.js";

export class TablePage {
  table = null;
  you = null;
  frames = new Map();
  game = null;
  logged = 0;
  lastMove = null;
  pending = null;
  unveiled = null;
  rules = [];

  constructor(code, main) {
    this.code = code;
    this.parts = {
      state: el("p", { class: "state" }),
      note: el("p", { class: "note", role: "alert" }),
      result: el("div"),
      actions: el("div", { class: "card actions", tabindex: -1, "aria-label": "What you can do" }),
      board: el("div", { class: "card board" }),
      lobby: el("div"),
      log: el("ol", { class: "log", tabindex: 0, "aria-label": "What has happened" }),
    };
    this.talk = new Talk((command) => this.send(command));
    this.logCard = card("What has happened", this.parts.log);
    const { state, note, result, actions: offer, board: shown, lobby: seats } = this.parts;
    this.left = el("div", { class: "left" }, result, offer, shown, seats);
    this.right = el("div", { class: "right" }, this.logCard, this.talk.node);
    main.replaceChildren(
      el("div", { class: "top" }, state, note),
      el("div", { class: "columns" }, this.left, this.right),
    );
    this.luck = new Luck();
    this.#begin(main);
  }

  async #begin(main) {
    try {
      this.rules = await ask("GET", "/api/v1/rules");
      this.table = await ask("GET", `/api/v1/tables/${this.code}`);
    } catch (problem) {
      main.replaceChildren(
        card(
          "No table",
          el("p", {}, problem.detail),
          el("a", { class: "button", href: "/" }, "To the first page"),
        ),
      );
      return;
    }
    this.draw();
    this.socket = new TableSocket(this.code, (message) => this.hear(message));
    setInterval(() => this.drawState(), 1000);
  }

  /** The frame that is shown: that of the own seat that must act, or of the first own seat, or the public one. */
  get frame() {
    const seats = this.you?.seats ?? [];
    const own = seats.map((seat) => this.frames.get(seat)).filter(Boolean);
    return own.find((it) => it.to_act === it.seat) ?? own[0] ?? this.frames.get("public");
  }

  get names() {
    return this.table.seats.map((seat) => (seat.type === "open" ? "free" : seat.name));
  }

  send(command) {
    const cid = this.socket.send(command);
    if (cid === 0) this.note("There is no connection just now; it comes back by itself.");
    return cid;
  }

  act(action) {
    const { seat, frame } = this.frame;
    this.pending = { command: { type: "act", ply: frame.ply, action, nonce: randomHex(16), seat } };
    this.pending.cid = this.send(this.pending.command);
    this.note("");
    this.draw();
  }

  hear(message) {
    switch (message.type) {
      case "online":
        this.offline = false;
        break;
      case "offline":
        this.offline = true;
        this.#checkTable();
        break;
      case "table":
        this.table = message.table;
        break;
      case "you":
        this.you = message;
        for (const key of this.frames.keys())
          if (key !== "public" && !message.seats.includes(key)) this.frames.delete(key);
        if (message.seats.length) this.frames.delete("public");
        this.luck.answer(this.table, message.seats, (command) => this.socket.send(command));
        break;
      case "frame":
        this.#frame(message);
        break;
      case "ack":
        if (message.cid === this.pending?.cid) this.pending = null;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "talk":
        this.talk.hear(message);
        return;
      case "closed":
        this.table.state = "closed";
        this.socket.stop();
        break;
    }
    this.draw();
  }

  /** A table that is closed, or was never there, is not knocked at again and again. */
  async #checkTable() {
    try {
      await ask("GET", `/api/v1/tables/${this.code}`);
    } catch (problem) {
      if (problem.code !== "not_found") return;
      this.table.state = "closed";
      this.socket.stop();
      this.draw();
    }
  }

  #refused({ cid, problem }) {
    if (cid !== undefined && cid === this.pending?.cid) this.pending = null;
    // What another tab of ours has sent for the dice counts just as well.
    if (problem.detail.startsWith("entropy") || problem.code === "stale") return;
    this.note(problem.detail);
  }

  note(text) {
    this.parts.note.textContent = text;
  }

  #frame(message) {
    const { game, seat, frame } = message;
    if (game !== this.game) {
      Object.assign(this, { game, logged: 0, lastMove: null, unveiled: null });
      this.frames.clear();
      this.parts.log.replaceChildren();
    }
    const wasMine = this.isMine;
    this.frames.set(seat ?? "public", { ...message, at: Date.now() });
    this.socket.since = frame.ply;
    this.#log(message);
    const waits = this.pending?.command;
    if (waits && waits.ply < frame.ply) this.pending = null;
    else if (waits && !this.socket.send({ ...waits })) this.pending = null;
    if (this.isMine && !wasMine) announce("It is your turn.");
  }

  get isMine() {
    return (this.frame?.frame.legal.length ?? 0) > 0;
  }

  #log({ frame }) {
    const lines = [];
    for (const seen of frame.seen.filter((it) => it.ply > this.logged)) {
      const { action } = seen.event;
      if (action) lines.push(this.#failure(seen.seat));
      lines.push(story(this.table.game, seen, this.names));
      if (action) this.lastMove = { seat: seen.seat, type: action.type };
    }
    if (frame.view.seat !== undefined) lines.push(this.#failure(frame.view.seat));
    this.logged = Math.max(this.logged, frame.ply);
    const said = lines.filter(Boolean);
    this.parts.log.append(...said.map((line) => el("li", {}, line)));
    while (this.parts.log.children.length > 300) this.parts.log.firstChild.remove();
    this.parts.log.scrollTop = this.parts.log.scrollHeight;
    if (said.length) announce(said.slice(-3).join(". "));
  }

  /** In Regenwormen a turn fails without anybody doing anything: then somebody else goes on after a throw. */
  #failure(nextSeat) {
    const move = this.lastMove;
    if (this.table.game !== "regenwormen" || !move || move.seat === nextSeat) return null;
    this.lastMove = null;
    return ["roll", "weasel", "keep", "accept"].includes(move.type)
      ? `${this.names[move.seat]}'s turn fails`
      : null;
  }

  drawState() {
    const text = this.#stateText();
    if (this.parts.state.textContent !== text) this.parts.state.textContent = text;
    document.title = `${this.isMine ? "Your turn – " : ""}${GAMES[this.table.game]?.name ?? "Table"} – Wormery`;
  }

  #stateText() {
    const { state } = this.table;
    if (state === "closed") return "This table is closed. Its games are kept.";
    if (this.offline) return "The connection is gone; it comes back by itself.";
    if (state === "open") return "Waiting for players.";
    if (state === "starting") return "The game begins…";
    if (state === "over") return "The game is over.";
    const shown = this.frame;
    if (!shown || shown.to_act === undefined) return "One moment…";
    const left = shown.clock
      ? Math.max(0, Math.round((shown.clock.left_ms - (Date.now() - shown.at)) / 1000))
      : null;
    const clock = left === null ? "" : ` ${left} s left.`;
    if (!this.isMine) return `It is ${this.names[shown.to_act]}'s turn.${clock}`;
    const who =
      this.you.seats.length > 1 ? `${this.names[shown.seat]}, it is your turn.` : "It is your turn.";
    return who + clock;
  }

  draw() {
    const { result, actions: offer, board: shown, lobby: seats } = this.parts;
    const view = this.frame?.frame.view;
    const hidden = this.#isCovered();
    this.drawState();
    fill(result, this.table.state === "over" && standing(this));
    fill(offer, actions(this, hidden));
    offer.hidden = !offer.hasChildNodes();
    const isOn = view !== undefined && this.table.state !== "open" && this.table.state !== "starting";
    shown.hidden = !isOn || hidden;
    this.#arrange(isOn);
    fill(shown, isOn && !hidden && board(this.table.game, view, this.names, this.isMine));
    fill(seats, lobby(this));
    this.logCard.hidden = !isOn;
    this.talk.draw(this.table);
  }

  /** During a game the seats are beside the board; a hand of cards is played from below the rows. */
  #arrange(isOn) {
    const { actions: offer, board: shown, lobby: seats } = this.parts;
    const [parent, before] = isOn ? [this.right, this.logCard] : [this.left, null];
    if (seats.parentNode !== parent) parent.insertBefore(seats, before);
    const isBelow = this.table.game === "holzwurm";
    if (isBelow && offer.nextSibling === shown) shown.after(offer);
  }

  /** With several players at one device a hand is shown only to the one who says that it is his. */
  #isCovered() {
    const shown = this.frame;
    if (this.table.game !== "holzwurm" || (this.you?.seats.length ?? 0) < 2) return false;
    return this.table.state === "playing" && this.isMine && this.unveiled !== shown.seat;
  }
}
