/** What lies on mounds, and how it is drawn. */
import type { ItHappensColor, ItHappensColumnView, ItHappensField, ItHappensObject } from "../../lib/wire/types";

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

/** The badge of a color: its place among the seats. */
export function badge(color: ItHappensColor): number {
  return COLORS.indexOf(color);
}

/** The sum of the dice in a column. */
export function sumOf({ dice }: ItHappensColumnView): number {
  return dice.reduce((all, die) => all + die.value, 0);
}

/** How many kinds of objects a color has. */
export function kinds(objects: Record<ItHappensObject, number>): number {
  return OBJECTS.filter((kind) => objects[kind] > 0).length;
}

/** How many objects a color has. */
export function objectCount(objects: Record<ItHappensObject, number>): number {
  return OBJECTS.reduce((all, kind) => all + objects[kind], 0);
}
