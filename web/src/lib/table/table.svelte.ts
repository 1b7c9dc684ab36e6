import { AT_ONCE, type Showing } from "../../games/game";
import { same } from "../../games/parts/hints";
import { keepDigest } from "../fair/digests";
import { drawLuck } from "../fair/luck";
import type { LinkState, TableLink, Update } from "../link/link";
import type { Hindrance, Parting } from "../link/parting";
import type { AnyAction, AnyFrame, AnySeen, Answer, Command, FrameMessage, TableInfo, You } from "../wire/types";
import { isLocalId } from "../device/archive";
import { Asking } from "./asking.svelte";
import { Fairness } from "./fairness";
import { Held, mayWait, type Chosen } from "./held.svelte";
import { changes, type Change } from "./news";
import { messageFor, withNew } from "./picture";
import { boardSeats, hasCompany, hasHands } from "./seats";
import { settings } from "../settings/settings.svelte";
import { Show } from "./show.svelte";
import { Conversation } from "./talk.svelte";

/** A table as this device sees it: what the server told, what is on its way, and whose seat is looked through. */
export class TableState {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  link = $state<LinkState>("connecting");
  /** Why the link is lost or gone, where that is known. */
  why = $state<Parting | Hindrance | null>(null);
  /** Whether a game is about to begin because somebody here asked for it. */
  isBeginning = $state(false);
  /** Whether a bot played for me until I came, and I was not told so yet. */
  wasPlayedFor = $state(false);
  /** Whether simpler bots play than the table wants. */
  isSimpler = $state(false);
  seen = $state.raw<AnySeen[]>([]);
  readonly talk = new Conversation();
  /** What has changed about the people at the table, with a number so that the same twice is news. */
  news = $state.raw<{ id: number; changes: Change[] } | null>(null);
  /** When the time for the present decision ends, on the clock of `performance.now`. */
  deadline = $state<number | null>(null);
  /** The action that is on its way, with the ply for which it was made. */
  sent = $state.raw<Chosen | null>(null);
  /** Whose secrets the people around the device agreed to look at; only asked where there are secrets. */
  agreed = $state<number | null>(null);
  /** How a frame is seen that follows another: the game says so, once it is loaded; in real milliseconds. */
  shows: (frame: AnyFrame) => Showing = () => AT_ONCE;
  #lastMine = $state(0);
  #show = new Show({
    ms: () => settings.choices.beatSeconds * 1000,
    showing: (frame) => this.shows(frame),
    isMine: (seat) => this.mySeats.includes(seat),
    passesTo: (seat) => this.#passesTo(seat),
    changed: () => this.#turnTo(),
  });
  #asking = new Asking((command) => this.to.send(command));
  #fairness = new Fairness((command) => this.to.send(command));
  #newsCount = 0;
  #held = new Held((choice) => void this.#send(choice));
  /** Whether the table on this device can take the last choice back. */
  #undoable = $state(false);
  /** Whether somebody wants to go on without time to think again. */
  #isHasty = $state(false);
  #stop: () => void;

  mySeats = $derived(this.you?.seats ?? []);
  /** Whether the table is on this device: nobody else can come, watch or talk. */
  isLocal = $derived(isLocalId(this.table?.code ?? ""));
  isHost = $derived(this.you?.host ?? false);
  isWatching = $derived(this.you !== null && this.mySeats.length === 0);
  /** The seat whose frame is shown: the own one that must act, else the own one that acted last; none for watchers. */
  shown = $derived(this.#shown());
  message = $derived(messageFor(this.#show.shown, this.shown));
  frame = $derived(this.message?.frame ?? null);
  toAct = $derived(this.#show.shown?.toAct ?? null);
  /** The same, as it is told: not before the dice have landed. */
  turn = $derived(this.#show.told?.toAct ?? null);
  /** What has happened as far as it was shown; `seen` is all that was heard. */
  told = $derived(this.seen.filter(({ ply }) => ply <= (this.#show.told?.ply ?? 0)));
  /** What somebody got or lost just now. */
  moments = $derived(this.#show.moments);
  /** Whether the board shows how it is, and nothing must be read before something else is shown. */
  isResting = $derived(this.#show.isResting);
  /** Whether the end of the game was seen. */
  isOver = $derived(this.table?.state === "over" && this.isResting);
  pending = $derived(this.sent !== null);
  /** Whether somebody is at the other end, and nothing is about to begin. */
  canAsk = $derived(this.link === "open" && !this.isBeginning);
  /** What was refused last. */
  problem = $derived(this.#asking.problem);
  /** Whether the link was lost without a word. */
  isSilent = $derived(this.#asking.isSilent);
  /** Whether something was asked of a server that has not answered yet. */
  isAsking = $derived(!this.isLocal && this.link === "open" && this.#asking.isUnderWay);
  myTurn = $derived(this.toAct !== null && this.toAct === this.shown);
  seats = $derived(boardSeats(this.table?.seats ?? [], this.table?.code ?? ""));

  /** The names at the table, by seat. */
  names = $derived(this.seats.map(({ name }) => name));
  /** Whether the device must be handed over before the frame may be shown. */
  mustHandOver = $derived(this.#mustHandOver());
  isAway = $derived(this.mySeats.some((seat) => this.seats[seat]?.away));
  /** Whether anybody is there to talk to: a person at another device, or somebody who watches. */
  hasCompany = $derived(this.table !== null && hasCompany(this.table, this.mySeats));

  /** What was chosen and is not sent yet: it can be taken back. */
  held = $derived(this.#held.choice);
  canUndo = $derived(this.held !== null || (this.#undoable && this.sent === null));
  /** How long what plays itself waits, in milliseconds, so that the last choice can be taken back. */
  patience = $derived(this.#patience());

  constructor(
    private readonly to: TableLink,
    private readonly undoMs: () => number = () => settings.choices.undoSeconds * 1000,
  ) {
    this.#stop = to.subscribe((update) => this.hear(update));
  }

  /** Does something in the game for the seat that is shown. */
  async act(action: AnyAction): Promise<void> {
    const frame = this.frame;
    const seat = this.shown;
    if (!frame || seat === null || this.sent || this.held) return;
    const choice = { seat, ply: frame.ply, action };
    const wait = this.#mayWait(action);
    if (wait > 0) this.#held.begin(choice, wait);
    else await this.#send(choice);
  }

  /** Takes the last choice back: what waits is not sent, and a table on this device goes back. */
  async undo(): Promise<void> {
    if (this.#held.drop() || !this.canUndo) return;
    await this.to.past?.undo();
  }

  /** Somebody does something else: what waits is sent, and nothing waits that somebody may think again. */
  goOn(): void {
    this.#held.go();
    if (!this.#undoable) return;
    this.#isHasty = true;
    this.to.past?.goOn();
  }

  /** Somebody touches the table: what stays to be read is over. */
  hurry(): void {
    this.#show.hurry();
  }

  /** Resolves when nothing moves, waits or must be read. */
  rested(): Promise<void> {
    return this.#show.rested();
  }

  /** Asks for something; a refusal is shown and nothing else happens. */
  do(command: Command, failed: () => void = () => {}): Promise<Answer | null> {
    return this.#asking.ask(command, failed);
  }

  /** Begins a game, or the next one: once, however often it is asked for. */
  async begin(type: "start" | "rematch"): Promise<void> {
    if (this.isBeginning) return;
    this.isBeginning = true;
    // What was carried out is over when the table looks different.
    if (!(await this.do({ type }))) this.isBeginning = false;
  }

  handOver(): void {
    this.agreed = this.shown;
    if (this.shown !== null) this.to.past?.look(this.shown);
  }

  close(): void {
    this.#held.go();
    this.#show.clear();
    this.#stop();
    this.to.close();
  }

  hear(update: Update): void {
    this.#asking.hear(update);
    if (update.type === "link") this.#setLink(update.state, update.why ?? null);
    else if (update.type === "simpler") this.isSimpler = true;
    else if (update.type === "table") this.#setTable(update.table);
    else if (update.type === "you") this.#setYou(update);
    else if (update.type === "frame") this.#setFrame(update);
    else if (update.type === "talk") this.talk.add(update);
    else if (update.type === "undoable") this.#undoable = update.can;
    else if (update.type === "undone") this.#goBack(update.ply);
  }

  #setLink(state: LinkState, why: Parting | Hindrance | null): void {
    // A try that follows knows no reason yet.
    if (state !== "lost" || why !== null || this.link !== "lost") this.why = why;
    this.link = state;
    if (state !== "open") this.isBeginning = false;
  }

  #setTable(table: TableInfo): void {
    if (table.state !== this.table?.state) this.isBeginning = false;
    this.talk.join(table.code);
    this.talk.know(table.seats);
    const found = this.table ? changes(this.table, table, this.mySeats) : [];
    if (found.length > 0) this.news = { id: (this.#newsCount += 1), changes: found };
    this.table = table;
    if (table.digest && table.game_id) keepDigest(table.game_id, table.digest);
    this.#addLuck();
  }

  #setYou(you: You): void {
    if (this.you && this.you.seats.join() !== you.seats.join()) this.#show.clear();
    this.you = you;
    if (you.was_away) this.wasPlayedFor = true;
    this.#addLuck();
  }

  #setFrame(message: FrameMessage): void {
    if (this.#show.isPast(message)) return;
    if (this.#show.isOfAnother(message)) this.#forget();
    const { ply } = message.frame;
    this.seen = withNew(this.seen, message.frame.seen);
    this.deadline = message.clock ? performance.now() + message.clock.left_ms : null;
    this.#isHasty = false;
    if (this.sent && ply > this.sent.ply) this.sent = null;
    // Somebody else has decided, as when the time is over.
    if (this.held && ply > this.held.ply) this.#held.drop();
    this.#show.take(message);
  }

  /** Whoever is to act here is shown; where the device is handed over, after what was done has been seen. */
  #turnTo(): void {
    const toAct = this.#show.shown?.toAct ?? null;
    if (toAct === null || !this.mySeats.includes(toAct)) return;
    if (this.#show.isResting || !this.#passesTo(toAct)) this.#lastMine = toAct;
  }

  /** Whether the device goes from one to another who has secrets. */
  #passesTo(toAct: number): boolean {
    return (
      hasHands(this.table, this.mySeats) &&
      this.mySeats.includes(toAct) &&
      this.shown !== toAct &&
      this.shown === this.agreed
    );
  }

  /** All after a ply has not happened; the frames of that moment come next. */
  #goBack(ply: number): void {
    // Whoever holds the device need not be the one who comes back to the own hand.
    if (this.mustHandOver) this.agreed = null;
    this.#show.clear();
    this.seen = this.seen.filter((event) => event.ply <= ply);
    this.sent = null;
  }

  async #send(choice: Chosen): Promise<void> {
    this.sent = choice;
    const { seat, ply, action } = choice;
    await this.do({ type: "act", ply, action, nonce: drawLuck(), seat }, () => (this.sent = null));
  }

  /** How long a choice waits before it is sent, in milliseconds; one without an alternative is nothing to think about. */
  #mayWait(action: AnyAction): number {
    const legal = this.frame?.legal ?? [];
    const choice = legal.find((one) => same(one.action, action));
    if (this.isLocal || !choice?.reversible || legal.length < 2) return 0;
    return mayWait(this.undoMs(), this.deadline);
  }

  #forget(): void {
    this.#held.drop();
    this.#show.clear();
    this.seen = [];
    this.sent = null;
    this.agreed = null;
  }

  #addLuck(): void {
    if (!this.table || !this.you) return;
    this.#fairness.add(this.table, this.you.seats);
  }

  #patience(): number {
    return this.#undoable && !this.#isHasty ? this.undoMs() : 0;
  }

  #shown(): number | null {
    if (this.mySeats.length === 0) return null;
    return this.mySeats.includes(this.#lastMine) ? this.#lastMine : this.mySeats[0]!;
  }

  #mustHandOver(): boolean {
    return hasHands(this.table, this.mySeats) && this.table?.state === "playing" && this.shown !== this.agreed;
  }
}
