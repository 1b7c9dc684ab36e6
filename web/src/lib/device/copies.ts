import { backoff } from "../link/backoff";
import { api, Refusal, unreachable } from "../link/http";
import type { KeptCopy, KeptPlace, Problem } from "../wire/types";
import { archive, type ArchivedGame, keptId } from "./archive";
import { deviceLabel, holder } from "./device";
import { type LocalPlan, type LocalTable, tables } from "./local";
import { keep, type Notes, ownMemory, recall } from "../storage/memory";

/** The games on this device of which the server has not got the latest. */
export const UNCOPIED = "wormery.uncopied";
/** How long a table must be quiet before it is copied, in milliseconds: bots act, and people choose, one after the other. */
const QUIET = 1_000;
/** So long a table waits for that at most. */
const LATEST = 8_000;

/** After so long the game may have gone elsewhere: whoever goes on here hears so with the first step, and not later. */
const RESTED = 3_000;

/** A game as far as it is copied. */
export type Copied = Pick<LocalTable, "game" | "plan" | "record" | "epoch">;

/** What copying needs; tests play it. */
export interface Tools {
  ask: typeof api;
  memory: Notes | null;
  quiet: number;
  /** How long to wait before the nth try. */
  backoff: (attempt: number) => number;
}

const REAL: Tools = { ask: api, memory: ownMemory(), quiet: QUIET, backoff };

/** Whether a game is copied to the server: one person against bots, since games have ids that nobody guesses. */
export function isCopied({ game, plan, today }: Pick<LocalTable, "game" | "plan" | "today">): boolean {
  // The game of a day goes on where it was begun: elsewhere its luck would be another.
  return !today && keptId(game) !== null && plan.seats.filter(({ type }) => type === "person").length === 1;
}

/** Whether this device has played on since its last copy. */
export function isUncopied(game: string, memory: Notes | null = ownMemory()): boolean {
  return uncopied(memory).includes(game);
}

function uncopied(memory: Notes | null): string[] {
  const games = recall(UNCOPIED, memory);
  return Array.isArray(games) ? games.filter((game) => typeof game === "string") : [];
}

function mark(game: string, is: boolean, memory: Notes | null): void {
  const known = uncopied(memory);
  if (known.includes(game) !== is) keep(UNCOPIED, is ? [...known, game] : known.filter((one) => one !== game), memory);
}

/** A table that begins with a record is sent at once: the server cannot have it, and need not be asked. */
export function owe(game: string, memory: Notes | null = ownMemory()): void {
  mark(game, true, memory);
}

/** What came of copying: it went elsewhere, or what to do next. */
type Outcome =
  { is: "done" } | { is: "went"; at: KeptPlace } | { is: "hopeless" | "later"; problem: Problem; after?: number };

/** Copies a game once. */
async function copy({ game, plan, record, epoch }: Copied, { ask, memory }: Tools): Promise<Outcome> {
  const body = { epoch: epoch ?? 0, holder: holder(memory), label: deviceLabel(), plan, record } as KeptCopy;
  try {
    await ask(`kept/${keptId(game)}`, body, "PUT");
    return { is: "done" };
  } catch (error) {
    return error instanceof Refusal ? after(error) : { is: "later", problem: unreachable() };
  }
}

function after({ problem, retryMs }: Refusal): Outcome {
  if (problem.code === "taken_over" && problem.went) return { is: "went", at: problem.went };
  if (problem.code === "too_many")
    return { is: "later", problem, ...(retryMs === undefined ? {} : { after: retryMs }) };
  // What is refused for good would be refused again and again.
  return { is: problem.status >= 500 || problem.status === 401 ? "later" : "hopeless", problem };
}

/** Copies the game of one table to the server whenever it has been quiet for a moment; the board never waits for it. */
export class Copier {
  #latest: LocalTable;
  #dirtySince: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The copy that is under way: one at a time. */
  #sending: Promise<Problem | null> | null = null;
  #isClosed = false;
  /** The game that the server does not want. */
  #hopeless = "";
  #attempt = 0;
  /** When the server last said that the game is still here. */
  #knownAt = Date.now();

  constructor(
    table: LocalTable,
    private readonly went: (at: KeptPlace) => unknown,
    private readonly tools: Tools = REAL,
  ) {
    this.#latest = table;
    // The word of this device is there before another of its windows needs one.
    if (isCopied(table)) holder(tools.memory);
    if (isUncopied(table.game, tools.memory)) this.#plan(0);
    else void this.look();
  }

  /** Something has happened at the table. */
  note(table: LocalTable): void {
    this.#latest = table;
    if (this.#isClosed || !isCopied(table) || this.#hopeless === table.game) return;
    mark(table.game, true, this.tools.memory);
    this.#dirtySince ??= Date.now();
    if (this.#attempt > 0) return;
    const isLate = Date.now() - this.#dirtySince > LATEST;
    const isRested = Date.now() - this.#knownAt > RESTED;
    this.#plan(isLate || isRested || table.result ? 0 : this.tools.quiet);
  }

  /** The page or the server is back: what was not copied is copied, and otherwise one looks whether the game is still here. */
  async look(): Promise<void> {
    const { game, epoch, record } = this.#latest;
    if (this.#isClosed || this.#sending || !record || !isCopied(this.#latest)) return;
    this.#attempt = 0;
    if (isUncopied(game, this.tools.memory)) return this.#plan(0);
    const found = await this.tools.ask<{ epoch: number; at: KeptPlace }>(`kept/${keptId(game)}`).catch(isMissing);
    if (found === "missing") return this.note(this.#latest);
    if (!found) return;
    this.#knownAt = Date.now();
    if (found.epoch > (epoch ?? 0) && game === this.#latest.game) this.#leave(found.at);
  }

  /** What waits is copied now: the page goes. */
  hurry(): void {
    if (this.#dirtySince !== null) this.#plan(0);
  }

  /** Copies the game as it is now; answers what is in the way, if anything is. */
  async now(): Promise<Problem | null> {
    // What is under way may be older.
    await this.#sending;
    return this.#send();
  }

  close(): void {
    this.hurry();
    clearTimeout(this.#timer);
    if (this.#dirtySince !== null) void this.#send();
    this.#isClosed = true;
  }

  #plan(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), wait);
  }

  #send(): Promise<Problem | null> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#isClosed ? null : this.#sendLatest();
    return this.#sending ?? Promise.resolve(unreachable());
  }

  async #sendLatest(): Promise<Problem | null> {
    this.#dirtySince = null;
    const sent = this.#latest;
    const outcome = await copy(sent, this.tools);
    this.#sending = null;
    this.#settle(sent, outcome);
    return "problem" in outcome ? outcome.problem : null;
  }

  #settle(sent: LocalTable, outcome: Outcome): void {
    const isNews = sent !== this.#latest;
    if (outcome.is === "went") return this.#leave(outcome.at);
    if (outcome.is === "later") return this.#again(outcome.after);
    this.#attempt = 0;
    this.#knownAt = Date.now();
    if (outcome.is === "hopeless") this.#hopeless = sent.game;
    if (!isNews || sent.game !== this.#latest.game) mark(sent.game, false, this.tools.memory);
    if (isNews) this.note(this.#latest);
  }

  #again(wait?: number): void {
    if (this.#isClosed) return;
    this.#attempt += 1;
    this.#plan(wait ?? this.tools.backoff(this.#attempt));
  }

  #leave(at: KeptPlace): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.went(at);
  }
}

/** What the server does not know can be copied; what it does not say means nothing. */
function isMissing(error: unknown): "missing" | null {
  return error instanceof Refusal && error.problem.code === "not_found" ? "missing" : null;
}

/** Copies what could not be copied when it was played; stops where the server does not answer. */
export async function catchUp(
  here: Pick<typeof tables, "byGame" | "keep"> = tables,
  finished: Pick<typeof archive, "get"> = archive,
  tools: Tools = REAL,
): Promise<void> {
  for (const game of uncopied(tools.memory)) {
    const table = await here.byGame(game);
    const copied = table ?? ofArchive(await finished.get(game));
    const outcome = copied?.record && !table?.went ? await copy(copied, tools) : null;
    if (outcome?.is === "later") return;
    if (outcome?.is === "went" && table) await here.keep({ ...table, went: outcome.at });
    else if (!table?.went) mark(game, false, tools.memory);
  }
}

/** A finished game of this device, as it is copied. */
export function ofArchive(found: ArchivedGame | undefined): Copied | undefined {
  if (!found) return undefined;
  const { id, game, options, start_seat, players, record, epoch } = found;
  const seats: LocalPlan["seats"] = players.map(({ name, level }) =>
    level === undefined ? { type: "person", name, color: "rust" } : { type: "bot", level },
  );
  return { game: id, plan: { game, options, start_seat, seats }, record, ...(epoch ? { epoch } : {}) };
}
