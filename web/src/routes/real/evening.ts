import type { RealResult } from "../../lib/device/real";

/** An evening as a table: people beside each other, games below each other. */
export interface EveningTable {
  names: string[];
  /** Of each game the score of everybody; null for those who did not play. */
  rows: { offer: string; cells: ({ score: number; isFirst: boolean } | null)[] }[];
  /** How many games everybody has won; whoever shares a win has one too. */
  wins: number[];
  /** All points of everybody, where only one game was played; points of different games do not add up. */
  points: number[] | null;
}

export function eveningTable(games: readonly RealResult[]): EveningTable {
  const names = [...new Set(games.flatMap((game) => game.names))];
  const rows = games.map((game) => ({
    offer: game.offer,
    cells: names.map((name) => {
      const row = game.rows.find(({ seat }) => seat !== undefined && game.names[seat] === name);
      return row ? { score: row.score, isFirst: row.rank === 1 } : null;
    }),
  }));
  const of = (worth: (cell: { score: number; isFirst: boolean }) => number) =>
    names.map((_, idx) => rows.reduce((sum, { cells }) => sum + (cells[idx] ? worth(cells[idx]) : 0), 0));
  const isOneKind = new Set(rows.map(({ offer }) => offer)).size === 1 && rows.length > 1;
  return {
    names,
    rows,
    wins: of(({ isFirst }) => (isFirst ? 1 : 0)),
    points: isOneKind ? of(({ score }) => score) : null,
  };
}
