import { m } from "../messages/messages.js";
import type { GameId, RowReport } from "../wire/types";
import { luckOf } from "./review";
import { scoreText } from "./standing";

/** Shares of the win from which on luck is said to be some, or much: `crates/review/src/fortune.rs` has the same. */
export const SHARES = { some: 0.1, much: 0.4 };
/** The same in the unit of the score, where own throws can be counted in it. */
const SCORES = { some: 0.5, much: 1.5 };

/** How lucky somebody was, by the one measure that all words and bars about a game have. */
export function fortune(row: RowReport): { luck: number; some: number; much: number } {
  return row.score_luck === undefined ? { luck: luckOf(row), ...SHARES } : { luck: row.score_luck, ...SCORES };
}

/** The same as a kind: the end of a game, its review and the page of a day have words for it. */
export function luckKind(row: RowReport): "much" | "some" | "even" | "bad" | "worse" {
  const { luck, some, much } = fortune(row);
  if (Math.abs(luck) < some) return "even";
  if (luck > 0) return luck >= much ? "much" : "some";
  return luck <= -much ? "worse" : "bad";
}

/** What luck brought, in a few words: in the unit of the score where that is counted, else by its size. */
export function luckShort(game: GameId, row: RowReport): string {
  const score = inScore(game, row);
  return score ? m.luck_score_short(score) : m.luck_words_short({ kind: luckKind(row) });
}

/** The same in a sentence; without a name it is the reader. */
export function luckSaid(game: GameId, row: RowReport, name: string | null): string {
  const score = inScore(game, row);
  const kind = luckKind(row);
  if (name === null) return score ? m.luck_score_you(score) : m.luck_words_you({ kind });
  return score ? m.luck_score({ ...score, name }) : m.luck_words({ kind, name });
}

function inScore(game: GameId, { score_luck }: RowReport): { kind: string; score: string } | null {
  if (score_luck === undefined) return null;
  const n = Math.round(Math.abs(score_luck));
  return { kind: n === 0 ? "even" : score_luck > 0 ? "more" : "less", score: scoreText(game, n) };
}
