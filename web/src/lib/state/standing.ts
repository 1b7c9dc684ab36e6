import { m } from "../messages/messages.js";
import type { ResultRow } from "../wire/types";
import type { GameId } from "../wire/types";

/** The rows of a result, best first. */
export function ranked(result: ResultRow[]): ResultRow[] {
  return [...result].sort((one, other) => one.rank - other.rank || (one.seat ?? 99) - (other.seat ?? 99));
}

/** What decided between a row and another one with the same score, in words; nothing where the scores differ. */
export function tieText(game: GameId, row: ResultRow, result: ResultRow[]): string {
  const rivals = result.filter((other) => other !== row && other.score === row.score && other.rank !== row.rank);
  const decider = row.tiebreaks.findIndex((value, idx) => rivals.some((rival) => rival.tiebreaks[idx] !== value));
  const value = row.tiebreaks[decider];
  if (value === undefined) return "";
  return game === "regenwormen" ? m.app_tie_tile({ n: value }) : m.app_tie_value({ n: value });
}

/** A score with what it counts. */
export function scoreText(game: GameId, score: number): string {
  return game === "regenwormen" ? m.app_n_worms({ n: score }) : m.app_n_points({ n: score });
}

/** Who won, as a headline. */
export function headline(result: ResultRow[], name: (seat: number) => string, mine: number[]): string {
  const winners = result.filter((row) => row.rank === 1);
  const seats = winners.flatMap((row) => (row.seat === undefined ? [] : [row.seat]));
  if (winners.length > 1) return m.app_shared_win({ names: winners.map((row) => nameOf(row, name)).join(", ") });
  if (seats.length === 1 && mine.length === 1 && mine.includes(seats[0]!)) return m.app_you_win();
  return m.app_wins({ name: winners[0] ? nameOf(winners[0], name) : "" });
}

/** The name of whoever has this row; the third color of It Happens has no seat. */
export function nameOf(row: { seat?: number }, name: (seat: number) => string): string {
  return row.seat === undefined ? m.app_third_color() : name(row.seat);
}
