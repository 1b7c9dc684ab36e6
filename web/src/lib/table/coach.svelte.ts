import type { Hint } from "../../games/board";
import { areAlike, closeWord, same } from "../../games/parts/hints";
import { type Ask, ask as askEngine } from "../engine/engine";
import { EngineError } from "../engine/module";
import { m } from "../messages/messages.js";
import type { AnyAction, Fact, FrameMessage, Grade, KeptSeat, TableInfo } from "../wire/types";
import { factSaid } from "../words/facts";
import { ofHundred } from "../words/numbers";
import { boardSeats } from "./seats";
import { type HintLevel, settings } from "../settings/settings.svelte";

/** What the engine thinks of the present choices. */
interface Advice {
  ply: number;
  choices: { action: AnyAction; value: number; grade: Grade; apart?: boolean; tips?: Fact[]; why?: Fact }[];
  odds: { choices: { action: AnyAction; worms: number; fail: number; ends?: [AnyAction, number][] }[] } | null;
}

/** Follows a game in the worker and says what to do; it knows what the seat knows, and nothing more. */
export class Coach {
  #advice = $state.raw<{ advice: Advice; level: HintLevel; table: TableInfo } | null>(null);
  /** What it says, in the language that is spoken now. */
  hints: Hint<AnyAction>[] = $derived(this.#advice ? saidOf(this.#advice) : []);
  /** The ply whose choices the hints are about. */
  ply = $state(-1);
  /** Whether a file that it needs is not on this device, and cannot be loaded now. */
  isMissing = $state(false);
  #looked: { message?: FrameMessage; level?: HintLevel } = {};
  #key = "";
  #tracker: Promise<number> | null = null;
  #line: Promise<void> = Promise.resolve();

  constructor(private readonly ask: Ask = askEngine) {}

  /** Looks at the present frame of a seat. */
  look(table: TableInfo, message: FrameMessage, level: HintLevel): void {
    // Who comes and goes changes the table, and nothing about the choices.
    if (message === this.#looked.message && level === this.#looked.level) return;
    this.#looked = { message, level };
    this.#advice = null;
    if (level === "off" || message.seat === undefined) return;
    // One after the other: a frame is followed only after the one before it.
    this.#line = this.#line
      .then(() => this.#look(table, message, level))
      .then(() => void (this.isMissing = false))
      .catch((error: unknown) => {
        this.isMissing = error instanceof EngineError && error.net !== undefined;
        this.#forget();
      });
  }

  close(): void {
    void this.#tracker?.then((id) => this.ask({ fn: "close", id })).catch(() => undefined);
    this.#forget();
  }

  async #look(table: TableInfo, message: FrameMessage, level: HintLevel): Promise<void> {
    const { ply, view, legal } = message.frame;
    if (legal.length < 2) return;
    const id = await this.#follow(table, message);
    await this.ask({ fn: "frame", id, ply, view, legal: legal.map(({ action }) => action) });
    const advice = await this.ask<Advice | null>({ fn: "hints", id });
    if (advice?.ply !== ply) return;
    this.ply = advice.ply;
    this.#advice = { advice, level, table };
  }

  #follow(table: TableInfo, message: FrameMessage): Promise<number> {
    const key = `${message.game} ${message.seat}`;
    if (this.#key === key && this.#tracker) return this.#tracker;
    this.close();
    const { game, options, start_seat } = table;
    const seats = table.seats.map((): KeptSeat => ({ type: "bot", level: "random" }));
    this.#key = key;
    this.#tracker = this.ask<{ id: number }>({
      fn: "follow",
      plan: { game, options, start_seat, seats },
      ...(message.seat === undefined ? {} : { viewer: message.seat }),
    }).then((opened) => opened.id);
    return this.#tracker;
  }

  #forget(): void {
    this.#key = "";
    this.#tracker = null;
  }
}

/** What is shown of an advice at a table. */
function saidOf({ advice, level, table }: { advice: Advice; level: HintLevel; table: TableInfo }): Hint<AnyAction>[] {
  const names = boardSeats(table.seats, table.code).map(({ name }) => name);
  return hints(advice, level, (fact) => factSaid(table.game, fact, names, settings.isGentle));
}

/** What is shown of an advice: odds alone, or what the coach would do as well. Numbers stand where choices differ. */
export function hints(advice: Advice, level: HintLevel, say: (fact: Fact) => string): Hint<AnyAction>[] {
  const all = advice.choices.map(({ action, value, grade: found, apart = false, tips, why: fact }, place) => {
    const odds = advice.odds?.choices.find((known) => same(known.action, action));
    const grade = place > 0 && found === "best" ? "fine" : found;
    const figure = closeWord({ grade, apart }) || m.coach_figure({ win: ofHundred(Math.max(0, value)) });
    const exact = odds ? { turn: { fail: odds.fail, worms: odds.worms, ends: odds.ends ?? [] } } : {};
    const why = fact ? say(fact) : "";
    const best = place === 0 && level === "coach";
    return { action, best, figure, grade, apart, win: value, ...(tips && { tips }), ...(why && { why }), ...exact };
  });
  return areAlike(all) ? all.map((hint) => ({ ...hint, figure: "" })) : all;
}
