import { m } from "../messages/messages.js";
import type { GameId, RowReport } from "../wire/types";
import { scoreText } from "../table/standing";

/** What luck brought, in a few words: in the unit of the score where that is counted, else by its size. */
export function luckShort(game: GameId, row: RowReport): string {
  const score = inScore(game, row);
  return score ? m.luck_score_short(score) : m.luck_words_short({ kind: row.luck_kind });
}

/** The same in a sentence; without a name it is the reader. */
export function luckSaid(game: GameId, row: RowReport, name: string | null): string {
  const score = inScore(game, row);
  const kind = row.luck_kind;
  if (name === null) return score ? m.luck_score_you(score) : m.luck_words_you({ kind });
  return score ? m.luck_score({ ...score, name }) : m.luck_words({ kind, name });
}

function inScore(game: GameId, { score_luck }: RowReport): { kind: string; score: string } | null {
  if (score_luck === undefined) return null;
  const n = Math.round(Math.abs(score_luck));
  return { kind: n === 0 ? "even" : score_luck > 0 ? "more" : "less", score: scoreText(game, n) };
}
