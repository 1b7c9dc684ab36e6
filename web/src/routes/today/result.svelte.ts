import type { Offer } from "../../games";
import { api } from "../../lib/link/http";
import { archive } from "../../lib/device/archive";
import { rulesHere } from "../../lib/device/rules";
import { sendDays } from "../../lib/today/sending";
import { sourceOf } from "../../lib/played/source";
import { type DayResult, days } from "../../lib/today/today";
import type { RowReport, TodayRanking } from "../../lib/wire/types";
import { Played } from "../game/played.svelte";
import { gameOf } from "./begin";
import { type Mark, marksIn } from "./marks";
import { strongestScore } from "./strongest";

/** What was made of a day: all that its page shows, as it comes in. */
export class DayState {
  result = $state.raw<DayResult>() as DayResult;
  ranking = $state.raw<TodayRanking | null>(null);
  /** What the strongest bot made of the same luck; nothing where it cannot be told. */
  best = $state.raw<number | null>(null);
  isCounting = $state(true);
  readonly played: Played;
  #stop: () => void = () => {};
  #isGone = false;

  /** What each turn, mound or deal brought, once it is known. */
  marks = $state.raw<Mark[]>([]);
  row = $derived.by((): RowReport | null => this.played.review?.rows.find(({ seat }) => seat === 0) ?? null);

  constructor(
    readonly offer: Offer,
    result: DayResult,
  ) {
    this.result = result;
    this.played = new Played(sourceOf(result.game));
  }

  async load(): Promise<void> {
    const told = this.played.load(() => this.#isGone).catch(() => undefined);
    await this.rank();
    await told;
    this.marks = marksIn((await this.played.opened?.marks(0).catch(() => [])) ?? []);
    await this.#strongest();
  }

  /** Sends the result if it waits, and asks who is where. */
  async rank(): Promise<void> {
    await sendDays().catch(() => undefined);
    const { day, set } = this.result;
    this.result = days.of(day, set) ?? this.result;
    this.ranking = await api<TodayRanking>(`today/${day}/${set}`).catch(() => this.ranking);
  }

  close(): void {
    this.#isGone = true;
    this.#stop();
    this.played.close();
  }

  async #strongest(): Promise<void> {
    this.best = this.result.best ?? (await this.#count().catch(() => null));
    this.isCounting = false;
    const { day, set } = this.result;
    const known = days.of(day, set);
    if (this.best !== null && known && known.best === undefined) days.note({ ...known, best: this.best });
  }

  async #count(): Promise<number | null> {
    const rules = await rulesHere();
    const level = rules.find(({ game }) => game === this.offer.game)?.levels.at(-1)?.name;
    const game = gameOf(this.offer, this.result.day, rules);
    // Games against bots of before cannot be compared with what bots of now make of it.
    const bots = botsOf((await archive.get(this.result.game))?.record ?? "");
    if (this.#isGone || !level || !game || game.today.bots !== bots) return null;
    const { score, stop } = strongestScore(level, game);
    this.#stop = stop;
    return score;
  }
}

/** The version of the bots of a record. */
export function botsOf(record: string): string {
  try {
    const { meta } = JSON.parse(record.split("\n")[0]!) as { meta?: { today?: { bots?: string } } };
    return meta?.today?.bots ?? "";
  } catch {
    return "";
  }
}
