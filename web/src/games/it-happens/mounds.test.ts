import { describe, expect, it } from "vitest";
import type { ItHappensMoundView } from "../../lib/wire/types";
import { columnOf, kinds, landing, objectCount, ranking, sums, withDie } from "./mounds";

/** The mound of the worked example in the rules, M06: queen 7, general 3, worm number 5. */
const EMPTY: ItHappensMoundView = {
  card: "M06",
  queen: 7,
  general: 3,
  worm: 5,
  columns: [
    { fields: [".", "."], dice: [] },
    { fields: [".", "BOT", "."], dice: [] },
    { fields: ["W"], dice: [] },
    { fields: [".", ".", "MAP"], dice: [] },
    { fields: ["SHO"], dice: [] },
  ],
};

describe("landing", () => {
  it("opens the leftmost free column", () => {
    expect(landing(EMPTY, "red", 4)).toMatchObject({ column: 0, field: 0, before: 0, after: 4, find: ".", rank: 1 });
    const one = withDie(EMPTY, "red", 4);
    expect(columnOf(one, "blue")).toBe(1);
    expect(columnOf(one, "red")).toBe(0);
  });

  it("stays in its own column, finds what lies there, and hits the worm number", () => {
    const two = withDie(withDie(EMPTY, "red", 4), "blue", 3);
    const place = landing(two, "blue", 2);
    expect(place).toMatchObject({ column: 1, field: 1, before: 3, after: 5, find: "BOT", hits: true, rank: 1 });
    expect(place?.ranking.map(({ color }) => color)).toEqual(["blue", "red"]);
  });

  it("finds no room in a full column", () => {
    const full = withDie(withDie(EMPTY, "red", 4), "red", 3);
    expect(landing(full, "red", 1)).toBeNull();
    expect(withDie(full, "red", 1)).toBe(full);
  });

  it("puts the left one ahead of an equal sum", () => {
    const level = withDie(withDie(withDie(EMPTY, "red", 4), "red", 3), "blue", 5);
    const place = landing(level, "blue", 2);
    expect(place).toMatchObject({ after: 7, rank: 2 });
    expect(ranking(sums(withDie(level, "blue", 2))).map(({ color }) => color)).toEqual(["red", "blue"]);
  });
});

it("counts objects and kinds", () => {
  const objects = { MAP: 2, SHO: 0, BON: 1, GLA: 0, SPK: 0, GLV: 0, TEL: 0, BOT: 4 };
  expect(kinds(objects)).toBe(3);
  expect(objectCount(objects)).toBe(7);
});
