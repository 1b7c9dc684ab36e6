import { described } from "../../games/described";
import { m } from "../messages/messages.js";
import { describedWord } from "../words/described";
import { number } from "../words/numbers";
import type { GameId, ResultRow } from "../wire/types";

/** The rows of a result, best first. */
export function ranked(result: ResultRow[]): ResultRow[] {
  return [...result].sort((one, other) => one.rank - other.rank || (one.seat ?? 99) - (other.seat ?? 99));
}

/**
 * What decided between a row and the next one with the same score ("highest tile 34 > 31"); nothing where the scores
 * differ.
 */
export function tieText(game: GameId, row: ResultRow, result: ResultRow[]): string {
  const order = ranked(result);
  const place = order.indexOf(row);
  const isRival = (other: ResultRow | undefined) =>
    other !== undefined && other.score === row.score && other.rank !== row.rank;
  const near = [order[place + 1], order[place - 1]].filter(isRival);
  // Who shares a rank may stand between rivals.
  const rival = near[0] ?? order.find(isRival);
  if (!rival) return "";
  const decider = row.tiebreaks.findIndex((value, idx) => rival.tiebreaks[idx] !== value);
  const [own, other] = [row.tiebreaks[decider], rival.tiebreaks[decider]];
  if (own === undefined || other === undefined) return "";
  const { area, ties } = described(game).about;
  const tie = `${area}_tie_${ties[decider]}`;
  // A game may have a word for nothing: there is no tile 0.
  const shown = (value: number) => describedWord(`${tie}_${value}`) ?? number(value);
  // One glance: it stays in one line.
  const n = `${shown(own)}\u00a0${own > other ? ">" : "<"}\u00a0${shown(other)}`;
  return describedWord(tie, { n }) ?? m.app_tie_value({ n });
}

/** A score with what it counts. */
export function scoreText(game: GameId, score: number): string {
  const { area, unit } = described(game).about;
  return describedWord(`${area}_unit_${unit}`, { n: score }) ?? m.app_n_points({ n: score });
}

/** Who won, as a headline. */
export function headline(result: ResultRow[], name: (seat: number) => string, mine: number[]): string {
  const winners = result.filter((row) => row.rank === 1);
  const seats = winners.flatMap((row) => (row.seat === undefined ? [] : [row.seat]));
  if (winners.length > 1) return m.app_shared_win({ names: winners.map((row) => nameOf(row, name)).join(", ") });
  if (seats.length === 1 && mine.length === 1 && mine.includes(seats[0]!)) return m.app_you_win();
  return m.app_wins({ name: winners[0] ? nameOf(winners[0], name) : "" });
}

/** The name of whoever has this row; a color that nobody plays has no seat. */
export function nameOf(row: { seat?: number }, name: (seat: number) => string): string {
  return row.seat === undefined ? m.app_third_color() : name(row.seat);
}
