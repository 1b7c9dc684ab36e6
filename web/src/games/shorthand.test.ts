import { expect, test } from "vitest";
import { readStep } from "./shorthand";

const FORMS = [
  { chance: { faces: [], type: "dice" } },
  { action: { symbol: "", type: "keep" }, seat: 0 },
  { action: { golden: false, type: "roll" }, seat: 0 },
  { chance: { fate: [], hands: [[]], type: "deal" } },
];

test("steps are read as they were", () => {
  expect(readStep(FORMS, "a1WW")).toEqual({ chance: { type: "dice", faces: ["1", "W", "W"] } });
  expect(readStep(FORMS, "bW/2")).toEqual({ seat: 2, action: { type: "keep", symbol: "W" } });
  expect(readStep(FORMS, "c1/0")).toEqual({ seat: 0, action: { type: "roll", golden: true } });
  expect(readStep(FORMS, "dg5,n11,/y1,;y2,r3,")).toEqual({
    chance: { type: "deal", fate: ["g5", "n11"], hands: [["y1"], ["y2", "r3"]] },
  });
  expect(() => readStep(FORMS, "z1")).toThrow();
});
