import { m } from "../../../lib/messages/messages.js";
import { luckOf } from "../../../lib/state/review";
import { scoreText } from "../../../lib/state/standing";
import { signed } from "../../../lib/words/numbers";
import type { DecisionReport, GameId, Report, RowReport } from "../../../lib/wire/types";

/** Shares of the win from which on luck is said to be some, or much. */
const SHARES = { some: 0.08, much: 0.25 };
/** The same in the unit of the score, where own throws can be counted in it. */
const SCORES = { some: 0.5, much: 1.5 };
/** What choices cost, from which on it is little, a lot, or very much. */
const [LITTLE, LOT, VERY] = [0.05, 0.1, 0.2];

/** How lucky somebody was, by the one measure that all words and bars about a game have. */
function fortune(row: RowReport): { luck: number; some: number; much: number } {
  return row.score_luck === undefined ? { luck: luckOf(row), ...SHARES } : { luck: row.score_luck, ...SCORES };
}

/** The same as a kind: the end of a game and the page of a day have words for it. */
export function luckKind(row: RowReport): "much" | "some" | "even" | "bad" | "worse" {
  const { luck, some, much } = fortune(row);
  if (Math.abs(luck) < some) return "even";
  if (luck > 0) return luck >= much ? "much" : "some";
  return luck <= -much ? "worse" : "bad";
}

/** Much luck in the unit of the score: "+5 worms"; nothing where it is little, or not counted. */
export function muchIn(game: GameId, row: RowReport): string {
  return ["much", "worse"].includes(luckKind(row)) ? signedScore(game, row.score_luck ?? 0) : "";
}

/** A part of the score with its sign, in whole units: "−1 worm"; nothing for less than half a unit. */
export function signedScore(game: GameId, value: number): string {
  const whole = Math.round(value);
  return whole === 0 ? "" : scoreText(game, Math.abs(whole)).replace(/\d+/, signed(whole));
}

/** How lucky somebody was, in two or three words. */
export function luckWords(game: GameId, row: RowReport): string {
  const [kind, n] = [luckKind(row), muchIn(game, row)];
  return n ? m.end_luck_by({ kind, n }) : m.end_luck_words({ kind });
}

/** What the choices of somebody cost, in a sentence; a habit is named where it cost very much. */
export function choiceWords(
  review: Report,
  row: RowReport,
  habit?: (costly: readonly DecisionReport[]) => string,
): string {
  const cost = -row.own;
  if (cost < LITTLE) return m.end_choices_best();
  const costly = review.costliest.filter(({ seat, grade }) => seat === row.seat && grade !== "fine");
  if (cost < LOT) return m.end_choices_little({ n: Math.max(1, costly.length) });
  if (cost < VERY) return m.end_choices_lot();
  return habit?.(costly) || m.end_choices_many();
}

/** Luck and choices of all in one sentence or two. */
export function summary(review: Report, name: (row: RowReport) => string): string {
  const rows = review.rows.filter(({ seat }) => seat !== undefined);
  const [lucky] = [...rows].sort((one, other) => fortune(other).luck - fortune(one).luck);
  const [best] = [...rows].sort((one, other) => other.own - one.own);
  if (!lucky || !best) return "";
  const { luck, some } = fortune(lucky);
  const kind = luck < some ? m.end_even() : m.end_kindest({ name: name(lucky) });
  return `${kind} ${m.end_chose_best({ name: name(best) })}`;
}

/** How long a bar of the scale is, in percent of one half, below zero to the left; what is most of all fills it. */
export function barOf(what: "luck" | "own", row: RowReport, review: Report): number {
  const value = { luck: lengthOf, own: ({ own }: RowReport) => own };
  const most = Math.max(0.1, ...review.rows.flatMap((one) => [Math.abs(value.luck(one)), Math.abs(value.own(one))]));
  return (value[what](row) / most) * 100;
}

/** Luck as a share of the win; what is counted otherwise is as long as what has the same words in shares. */
function lengthOf(row: RowReport): number {
  const { luck, much } = fortune(row);
  return (luck / much) * SHARES.much;
}
