/** Reading mounds: whose column is whose, what a die would do there, who is ahead. All of it can be seen on the table. */
import type {
  ItHappensColor,
  ItHappensField,
  ItHappensMoundView,
  ItHappensObject,
  ItHappensView,
} from "../../lib/wire/types";

/** The colors in the order of the seats; the place is the letter of the badge. */
export const COLORS: ItHappensColor[] = ["yellow", "red", "green", "blue", "white"];

export const OBJECTS: ItHappensObject[] = ["MAP", "SHO", "BON", "GLA", "SPK", "GLV", "TEL", "BOT"];

/** The pictures of what lies on fields. */
export const PICTURES: Record<Exclude<ItHappensField, ".">, string> = {
  W: "worm",
  MAP: "map",
  SHO: "sneaker",
  BON: "bone",
  GLA: "glasses",
  SPK: "speaker",
  GLV: "glove",
  TEL: "telescope",
  BOT: "bottle",
};

/** The dice of one color on a mound. */
export interface Sum {
  color: ItHappensColor;
  column: number;
  sum: number;
}

/** Where a die would lie, and what would be then. */
export interface Landing {
  column: number;
  field: number;
  before: number;
  after: number;
  /** What is on the field. */
  find: ItHappensField;
  /** Whether the sum would be the worm number. */
  hits: boolean;
  /** Everybody on the mound with the die on it, the first ahead. */
  ranking: Sum[];
  /** The place of the color in it, from 1. */
  rank: number;
}

/** The badge of a color: its place among the seats. */
export function badge(color: ItHappensColor): number {
  return COLORS.indexOf(color);
}

/** The sums on a mound, in the order of the columns. */
export function sums(mound: ItHappensMoundView): Sum[] {
  return mound.columns.flatMap(({ dice }, column) => {
    const color = dice[0]?.color;
    return color ? [{ color, column, sum: dice.reduce((all, die) => all + die.value, 0) }] : [];
  });
}

/** The sums on a mound, the highest first; of equal ones the one further left (IH-15). */
export function ranking(all: Sum[]): Sum[] {
  return all.toSorted((a, b) => b.sum - a.sum || a.column - b.column);
}

/** The column of a color: its own, or the first without dice (IH-08); -1 if there is none. */
export function columnOf(mound: ItHappensMoundView, color: ItHappensColor): number {
  const own = mound.columns.findIndex(({ dice }) => dice[0]?.color === color);
  return own >= 0 ? own : mound.columns.findIndex(({ dice }) => dice.length === 0);
}

/** What would be if a die were put on a mound; null when there is no room. */
export function landing(mound: ItHappensMoundView, color: ItHappensColor, value: number): Landing | null {
  const column = columnOf(mound, color);
  const { fields, dice } = mound.columns[column] ?? { fields: [], dice: [] };
  const find = fields[dice.length];
  if (find === undefined) return null;
  const before = dice.reduce((all, die) => all + die.value, 0);
  const after = before + value;
  const others = sums(mound).filter((one) => one.color !== color);
  const order = ranking([...others, { color, column, sum: after }]);
  const rank = order.findIndex((one) => one.color === color) + 1;
  return { column, field: dice.length, before, after, find, hits: after === mound.worm, ranking: order, rank };
}

/** The mound with one die more; the same one if there is no room. */
export function withDie(mound: ItHappensMoundView, color: ItHappensColor, value: number): ItHappensMoundView {
  const place = landing(mound, color, value);
  if (!place) return mound;
  const columns = mound.columns.map((column, i) =>
    i === place.column ? { ...column, dice: [...column.dice, { color, value }] } : column,
  ) as ItHappensMoundView["columns"];
  return { ...mound, columns };
}

/** How many kinds of objects a color has. */
export function kinds(objects: Record<ItHappensObject, number>): number {
  return OBJECTS.filter((kind) => objects[kind] > 0).length;
}

/** How many objects a color has. */
export function objectCount(objects: Record<ItHappensObject, number>): number {
  return OBJECTS.reduce((all, kind) => all + objects[kind], 0);
}

/** The color of a seat. */
export function colorOfSeat(view: ItHappensView, seat: number | null): ItHappensColor | null {
  return view.colors.find((one) => seat !== null && one.seat === seat)?.color ?? null;
}
