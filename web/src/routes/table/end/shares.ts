import { m } from "../../../lib/messages/messages.js";
import { luckOf } from "../../../lib/state/review";
import type { DecisionReport, Report, RowReport } from "../../../lib/wire/types";

/** Shares of the win from which on luck is said to be some, or much. */
const SOME = 0.08;
const MUCH = 0.25;
/** What choices cost, from which on it is little, a lot, or very much. */
const [LITTLE, LOT, VERY] = [0.05, 0.1, 0.2];

/** How lucky somebody was, in two or three words. */
export function luckWords(row: RowReport): string {
  const luck = luckOf(row);
  if (Math.abs(luck) < SOME) return m.end_luck_words({ kind: "even" });
  if (luck > 0) return m.end_luck_words({ kind: luck >= MUCH ? "much" : "some" });
  return m.end_luck_words({ kind: luck <= -MUCH ? "worse" : "bad" });
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
  const [lucky] = [...rows].sort((one, other) => luckOf(other) - luckOf(one));
  const [best] = [...rows].sort((one, other) => other.own - one.own);
  if (!lucky || !best) return "";
  const kind = luckOf(lucky) < SOME ? m.end_even() : m.end_kindest({ name: name(lucky) });
  return `${kind} ${m.end_chose_best({ name: name(best) })}`;
}

/** How long a bar of the scale is, in percent of one half; what is most fills it. */
export function barOf(value: number, review: Report): number {
  const most = Math.max(0.1, ...review.rows.flatMap((row) => [Math.abs(luckOf(row)), Math.abs(row.own)]));
  return (Math.abs(value) / most) * 100;
}
