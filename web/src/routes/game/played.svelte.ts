import { loadGame, type Line } from "../../games";
import type { BoardSeat } from "../../games/board";
import type { Loaded } from "../../games/game";
import { previewOf } from "../../games/parts/choices";
import { byEvent } from "../../games/parts/lines";
import { EngineGone } from "../../lib/engine/module";
import { Refusal } from "../../lib/link/http";
import { botSeat } from "../../lib/people/bots";
import { shownNames } from "../../lib/people/names";
import type { GameSource } from "../../lib/played/source";
import type { AnyAction, AnyFrame, AnySeen, GameInfo, Problem, Report } from "../../lib/wire/types";
import { parseRecord, type Recorded, stopsOf, type Turn } from "../../lib/played/record";
import { Replay } from "./replay.svelte";
import { Retry } from "./retry.svelte";
import { OpenedRecord, type Went } from "./opened";

/** A game that was played: all that its page shows, as it comes in. */
export class Played {
  info = $state.raw<GameInfo | null>(null);
  record = $state.raw<Recorded | null>(null);
  text = $state.raw("");
  review = $state.raw<Report | null>(null);
  /** Whether the steps have what they brought about. */
  isTold = $state(false);
  /** Whether a part did not come without which a record cannot be told: what would be counted is not known then. */
  isLost = $state(false);
  /** Whether there is a review, or it is known that there will be none. */
  isReviewed = $state(false);
  /** Why there is no game. */
  refusal = $state.raw<Refusal | null>(null);
  problem = $derived<Problem | null>(this.refusal?.problem ?? null);
  /** What its game brings along. */
  kit = $state.raw<Loaded | null>(null);
  replay = $state.raw<Replay>(new Replay([0]));
  opened = $state.raw<OpenedRecord | null>(null);
  readonly retry = new Retry();
  /** Grows when something elsewhere on the page wants the board to be looked at. */
  looks = $state(0);

  names = $derived(shownNames(this.info?.players ?? [], this.info?.table ?? ""));
  /** The seats on which I played. */
  mine = $derived((this.info?.players ?? []).flatMap((player, seat) => (player.you ? [seat] : [])));
  seats = $derived<BoardSeat[]>(
    (this.info?.players ?? []).map(({ level }, seat) =>
      level === undefined
        ? { name: this.names[seat]!, color: "", bot: false, here: true, away: false }
        : botSeat(this.names[seat]!, level, this.info?.table ?? "", seat),
    ),
  );
  went = $state.raw<Went | null>(null);
  turns = $derived<Turn[]>((this.went?.turns ?? []).map((turn, idx) => ({ ...turn, n: idx + 1 })));
  story = $derived<Line[]>(
    this.record && this.kit
      ? this.kit.tell(this.record.steps, (seat) => this.name(seat), null, this.record.options)
      : [],
  );
  isRunning = $derived(this.info !== null && this.info.ended === undefined);
  minutes = $derived(minutesOf(this.info));

  constructor(readonly source: GameSource) {}

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What a button that does something says, in full. */
  label(action: AnyAction, frame: AnyFrame): string {
    const effects = previewOf(frame, action);
    const options = this.record?.options ?? {};
    return this.kit?.label(action, frame.view, this.seats, effects, options) ?? "";
  }

  /** What somebody did, or could do, in words. */
  words(action: AnyAction, seat: number): string {
    return this.kit?.describe({ action } as AnySeen["event"], seat, (place) => this.name(place), null) ?? "";
  }

  /** What happened until a ply, in the last line about it. */
  lineAt(ply: number): Line | undefined {
    return byEvent(this.story).findLast((line) => line.ply <= ply);
  }

  async load(isGone: () => boolean): Promise<void> {
    try {
      this.info = await this.source.info();
      this.refusal = null;
      if (this.isRunning) return;
      this.text = await this.source.record();
      if (isGone()) return;
      this.kit = await loadGame(this.info.game).catch(() => null);
      if (!this.kit) return void (this.isLost = true);
      const told = this.#begin(parseRecord(this.text));
      this.review = this.info.result ? await this.source.review(isGone) : null;
      await told;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    } finally {
      this.isReviewed = true;
    }
  }

  /** Brings the board to the stop nearest to a ply, and into sight. */
  show(ply: number): void {
    this.retry.close();
    this.replay.go(ply);
    this.looks += 1;
  }

  /** The engine did not answer: whether it is gone is remembered. */
  miss(error: unknown): null {
    this.isLost ||= error instanceof EngineGone;
    return null;
  }

  close(): void {
    this.replay.pause();
    this.opened?.close();
  }

  /** Shows the record at once, and its story as soon as the engine has told what each step brought about. */
  async #begin(record: Recorded): Promise<void> {
    this.replay = new Replay(stopsOf(record.steps));
    const opened = new OpenedRecord(this.text);
    this.opened = opened;
    this.record = record;
    const told = Promise.all([opened.went, opened.seen(null)]);
    const [went, steps] = (await told.catch((error: unknown) => this.miss(error))) ?? [null, null];
    if (steps) this.record = { ...record, steps };
    this.went = went;
    this.isTold = steps !== null;
  }
}

function minutesOf(info: GameInfo | null): number | null {
  if (!info?.ended) return null;
  const ms = Date.parse(info.ended) - Date.parse(info.created);
  return Number.isFinite(ms) ? Math.max(1, Math.round(ms / 60_000)) : null;
}
