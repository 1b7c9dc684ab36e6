import { expect, it } from "vitest";
import { kinds, objectCount, sumOf } from "./mounds";

it("counts objects, kinds and dice", () => {
  const objects = { MAP: 2, SHO: 0, BON: 1, GLA: 0, SPK: 0, GLV: 0, TEL: 0, BOT: 4 };
  expect(kinds(objects)).toBe(3);
  expect(objectCount(objects)).toBe(7);
  const dice = [4, 3].map((value) => ({ color: "red" as const, value }));
  expect(sumOf({ fields: [".", ".", "W"], dice, rank: 1 })).toBe(7);
  expect(sumOf({ fields: ["."], dice: [] })).toBe(0);
});
