import type { Report } from "../../lib/wire/types";
import type { Turn } from "../../lib/played/record";

/** The plane of the chart: its size, and where a step and a share lie on it. */
export const WIDTH = 660;
export const HEIGHT = 380;
const LEFT = 50;
const RIGHT = 16;
const BOTTOM = 44;

/** Every line has its own dash, so that hue is never alone. */
export const DASHES = ["", "2 6", "9 4 2 4", "8 6", "14 4", "4 4", "12 4 2 4 2 4"];

export function x(ply: number, last: number): number {
  return LEFT + (ply / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);
}

export function y(share: number): number {
  return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 18);
}

/** The ply at a place of the chart, from 0 at its left edge to 1 at its right one. */
export function plyAt(part: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(((part * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * last)));
}

/** The judge is not sure of less than this: what moves less stays where it is. Sampled numbers waver more. */
const NOISE = { exact: 0.01, sampled: 0.03 };

/** Everybody's chances as they are drawn: a line moves when it is sure that something has changed, and at the end. */
export function calm({ worth, method, costliest }: Pick<Report, "worth" | "method" | "costliest">): number[][] {
  const least = method === "sampled" ? NOISE.sampled : NOISE.exact;
  const noise = Math.max(least, ...costliest.map(({ margin }) => margin));
  let held = worth[0] ?? [];
  return worth.map((shares, ply) => {
    const isSure = shares.some((share, row) => Math.abs(share - (held[row] ?? 0)) > noise);
    if (isSure || ply === worth.length - 1) held = shares;
    return held;
  });
}

/** The line of one row of the standing. */
export function linePath(worth: number[][], row: number): string {
  const last = worth.length - 1;
  return worth
    .map((shares, ply) => `${ply === 0 ? "M" : "L"}${x(ply, last).toFixed(1)} ${y(shares[row] ?? 0).toFixed(1)}`)
    .join("");
}

/** Where the badge of each row sits on its line: apart from each other, in the middle of the game. */
export function badges(worth: number[][]): { row: number; left: number; top: number }[] {
  const last = worth.length - 1;
  const n = worth[0]?.length ?? 0;
  return Array.from({ length: n }, (_, row) => {
    const ply = Math.round(last * (0.15 + (0.6 * (row + 0.5)) / n));
    return { row, left: x(ply, last) - 22, top: Math.max(0, y(worth[ply]?.[row] ?? 0) - 54) };
  });
}

/** A place on a line worth a mark: a throw that mattered, or a choice that cost something. */
export interface Mark {
  kind: "roll" | "choice";
  ply: number;
  row: number;
  left: number;
  top: number;
}

/** The most remarkable throws and the choices that cost at least one percent, on `lines` as they are drawn. */
export function marks(review: Report, lines: number[][] = review.worth, most = 24): Mark[] {
  const last = review.worth.length - 1;
  const mark = (kind: Mark["kind"], ply: number, row: number): Mark => ({
    kind,
    ply,
    row,
    left: x(ply, last),
    top: y(lines[ply]?.[row] ?? 0),
  });
  const rolls = (review.rolls ?? []).toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck)).slice(0, most);
  const choices = review.costliest.filter(({ grade }) => grade !== "best" && grade !== "fine").slice(0, most);
  return [
    ...rolls.map(({ ply, row }) => mark("roll", ply + 1, row)),
    ...choices.map(({ ply, seat }) =>
      mark(
        "choice",
        ply,
        review.rows.findIndex((row) => row.seat === seat),
      ),
    ),
  ];
}

/** The turns that are named below the chart: round numbers, few enough to read and apart from its ends. */
export function ticks(turns: Turn[]): Turn[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => turns.length / size <= 5) ?? 1000;
  const last = turns.at(-1)?.to ?? 0;
  return turns.filter(({ n, from }) => n % step === 0 && from > last * 0.22 && from < last * 0.93);
}
