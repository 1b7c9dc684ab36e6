import { m } from "../../lib/messages/messages.js";
import { scoreText } from "../../lib/state/standing";
import { dateOf, dayStart } from "../../lib/state/day";
import { getLocale } from "../../lib/words/language";
import { signed } from "../../lib/words/numbers";
import type { GameId, Report, RowReport, TodayRanking } from "../../lib/wire/types";
import { luckOf } from "../../lib/state/review";

/** What throws brought, in the unit of the score, from which on luck is said to be some, or much. */
const [SOME, MUCH] = [0.5, 1.5];
/** The same in shares of the win, where a score cannot tell. */
const [SOME_SHARE, MUCH_SHARE] = [0.08, 0.25];

/** How kind the luck was, in words. */
export function luckWords(game: GameId, row: RowReport): string {
  const worms = row.score_luck;
  if (worms === undefined) return m.today_luck({ kind: kindOf(luckOf(row), SOME_SHARE, MUCH_SHARE) });
  const words = m.today_luck({ kind: kindOf(worms, SOME, MUCH) });
  const whole = Math.round(worms);
  if (Math.abs(worms) < MUCH || whole === 0) return words;
  const n = scoreText(game, Math.abs(whole)).replace(/\d+/, signed(whole));
  return m.today_luck_by({ words, n });
}

function kindOf(value: number, some: number, much: number): string {
  if (Math.abs(value) < some) return "even";
  if (value > 0) return value >= much ? "kind" : "some";
  return value <= -much ? "hard" : "bad";
}

/** How many of my choices were the best ones. */
export function choiceWords(review: Report, row: RowReport): string {
  const costly = review.costliest.filter(({ seat, grade }) => seat === row.seat && grade !== "fine").length;
  if (costly === 0) return m.today_all_best();
  return m.today_of({ n: row.decisions - costly, all: row.decisions });
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

/** The date of a day, in the words of a language. */
export function dateWords(day: number, language: string = getLocale()): string {
  return dateOf(day, { weekday: "long", day: "numeric", month: "long" }, language);
}
