import { expect, test } from "vitest";
import { inSoMany, remarkable } from "./rolls";

test("the luckiest come first, and so do the unluckiest", () => {
  const rolls = [0.1, -0.3, 0.4, -0.1, 0.2].map((luck, ply) => ({ ply, row: 0, luck }));
  const { lucky, unlucky } = remarkable({ rolls }, 2);
  expect([lucky.map(({ luck }) => luck), unlucky.map(({ luck }) => luck)]).toEqual([
    [0.4, 0.2],
    [-0.3, -0.1],
  ]);
});

test("a review without rolls has none", () => {
  expect(remarkable({})).toEqual({ lucky: [], unlucky: [] });
});

test("probabilities are said as people say them", () => {
  expect([1 / 19, 0.2499, 1 / 1296].map(inSoMany)).toEqual([
    { n: 1, of: 19 },
    { n: 1, of: 4 },
    { n: 1, of: 1296 },
  ]);
  expect([0.71, 0.5].map(inSoMany)).toEqual([
    { n: 7, of: 10 },
    { n: 5, of: 10 },
  ]);
});
