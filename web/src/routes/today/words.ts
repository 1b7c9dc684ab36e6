import { m } from "../../lib/messages/messages.js";
import { dateOf, dayStart } from "../../lib/today/day";
import { days } from "../../lib/today/today";
import { getLocale } from "../../lib/words/language";
import type { DecisionReport, GameId, Report, RowReport, TodayRanking } from "../../lib/wire/types";
import { muchIn, signedScore } from "../table/end/shares";

/** How kind the luck was, in words, and by how much where that is much and counted in the unit of the score. */
export function luckWords(game: GameId, row: RowReport): string {
  const words = m.today_luck({ kind: row.luck_kind });
  const n = muchIn(game, row);
  return n ? m.today_luck_by({ words, n }) : words;
}

/** My choices that were not the best ones. */
export function costlyOf(review: Report, row: RowReport): DecisionReport[] {
  return review.costliest.filter(({ seat, grade }) => seat === row.seat && grade !== "fine");
}

/** How many of my choices were the best ones, and what the others cost. */
export function choiceWords(game: GameId, review: Report, row: RowReport): string {
  const costly = costlyOf(review, row).length;
  if (costly === 0) return m.today_all_best();
  const words = m.today_of({ n: row.decisions - costly, all: row.decisions });
  const cost = signedScore(game, row.score_own ?? 0);
  return cost ? m.today_luck_by({ words, n: cost }) : words;
}

/** From so many on, what most people got means something. */
const ENOUGH = 8;

/** What the middle half of all got; nothing while there are few. */
export function mostWords({ people, scores }: TodayRanking): string {
  if (people < ENOUGH) return "";
  const all = scores.flatMap(({ score, people: n }) => Array.from({ length: n }, () => score)).sort((a, b) => a - b);
  const at = (share: number) => all[Math.round(share * (all.length - 1))]!;
  return m.today_most({ least: at(0.25), most: at(0.75) });
}

/** When a day begins, as somebody here says it. */
export function timeWords(day: number, language: string = getLocale()): string {
  return new Date(dayStart(day)).toLocaleString(language, { weekday: "short", hour: "numeric", minute: "2-digit" });
}

/** What was made of a day, and when that was. */
export function gotWords(day: number, score: string): string {
  if (day === days.today) return m.today_got({ score });
  return m.today_got_on({ score, date: dateOf(day, { day: "numeric", month: "long" }, getLocale()) });
}

/** The date of a day that may be in another year. */
export function longDate(day: number): string {
  return dateOf(day, { day: "numeric", month: "long", year: "numeric" }, getLocale());
}

/** The date of a day, in the words of a language. */
export function dateWords(day: number, language: string = getLocale()): string {
  return dateOf(day, { weekday: "long", day: "numeric", month: "long" }, language);
}

/** What is said of the game of a day that is not today and was not played here; `null` names no day. */
export function thenWords(day: number | null): { heading: string; text: string } {
  if (day === null) return { heading: m.today_none(), text: m.today_none_text() };
  const date = longDate(day);
  if (day < 1)
    return { heading: m.today_before_first({ date }), text: m.today_before_first_text({ date: longDate(1) }) };
  if (day > days.today) return { heading: m.today_to_come({ date }), text: m.today_to_come_text() };
  return { heading: m.today_over({ date }), text: m.today_over_text() };
}
