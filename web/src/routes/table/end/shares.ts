import { m } from "../../../lib/messages/messages.js";
import { scoreText } from "../../../lib/table/standing";
import { factSaid } from "../../../lib/words/facts";
import { signed } from "../../../lib/words/numbers";
import type { GameId, Report, RowReport } from "../../../lib/wire/types";

/** Much luck in the unit of the score: "+5 worms"; nothing where it is little, or not counted. */
export function muchIn(game: GameId, row: RowReport): string {
  return ["much", "worse"].includes(row.luck_kind) ? signedScore(game, row.score_luck ?? 0) : "";
}

/** A part of the score with its sign, in whole units: "−1 worm"; nothing for less than half a unit. */
export function signedScore(game: GameId, value: number): string {
  const whole = Math.round(value);
  return whole === 0 ? "" : scoreText(game, Math.abs(whole)).replace(/\d+/, signed(whole));
}

/** How lucky somebody was, in two or three words. */
export function luckWords(game: GameId, row: RowReport): string {
  const [kind, n] = [row.luck_kind, muchIn(game, row)];
  return n ? m.end_luck_by({ kind, n }) : m.end_luck_words({ kind });
}

/** What the choices of somebody cost, in a sentence; a habit is named where it cost very much. */
export function choiceWords(game: GameId, review: Report, row: RowReport): string {
  const costly = review.costliest.filter(({ seat, grade }) => seat === row.seat && grade !== "fine");
  switch (row.choices_kind) {
    case "best":
      return m.end_choices_best();
    case "little":
      return m.end_choices_little({ n: Math.max(1, costly.length) });
    case "lot":
      return m.end_choices_lot();
    case "very":
      return factSaid(game, row.habit, []) || m.end_choices_many();
  }
}

/** Luck and choices of all in one sentence or two. */
export function summary(review: Report, name: (row: RowReport) => string): string {
  const rows = review.rows.filter(({ seat }) => seat !== undefined);
  const [lucky] = [...rows].sort((one, other) => other.luck_size - one.luck_size);
  const [best] = [...rows].sort((one, other) => other.own - one.own);
  if (!lucky || !best) return "";
  const isKind = lucky.luck_kind === "much" || lucky.luck_kind === "some";
  const kind = isKind ? m.end_kindest({ name: name(lucky) }) : m.end_even();
  // Where even the best choices cost a lot, nobody is praised for them.
  const isCheap = best.choices_kind === "best" || best.choices_kind === "little";
  const chose = isCheap ? m.end_chose_best : m.end_lost_least;
  return `${kind} ${chose({ name: name(best) })}`;
}

/** How long a bar of the scale is, in percent of one half, below zero to the left; what is most of all fills it. */
export function barOf(what: "luck" | "own", row: RowReport, review: Report): number {
  const value = { luck: ({ luck_size }: RowReport) => luck_size, own: ({ own }: RowReport) => own };
  const most = Math.max(0.1, ...review.rows.flatMap((one) => [Math.abs(value.luck(one)), Math.abs(value.own(one))]));
  return (value[what](row) / most) * 100;
}
