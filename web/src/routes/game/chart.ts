/** The plane of the chart: its size, and where a step and a share lie on it. */
export const WIDTH = 660;
export const HEIGHT = 320;

/** Every line has its own dash, so that hue is never alone. */
export const DASHES = ["", "2 6", "9 4 2 4", "8 6", "14 4", "4 4", "12 4 2 4 2 4"];

export function x(ply: number, last: number): number {
  return 50 + (ply / Math.max(1, last)) * (WIDTH - 70);
}

export function y(share: number): number {
  return HEIGHT - 16 - share * (HEIGHT - 34);
}

/** The line of one row of the standing. */
export function linePath(worth: number[][], row: number): string {
  const last = worth.length - 1;
  return worth.map((shares, ply) => `${ply === 0 ? "M" : "L"}${x(ply, last).toFixed(1)} ${y(shares[row] ?? 0).toFixed(1)}`).join("");
}

/** Where the badge of each row sits on its line: apart from each other, in the middle of the game. */
export function badges(worth: number[][]): { row: number; left: number; top: number }[] {
  const last = worth.length - 1;
  const n = worth[0]?.length ?? 0;
  return Array.from({ length: n }, (_, row) => {
    const ply = Math.round(last * (0.2 + (0.6 * (row + 0.5)) / n));
    return { row, left: x(ply, last) - 18, top: Math.max(0, y(worth[ply]?.[row] ?? 0) - 40) };
  });
}
