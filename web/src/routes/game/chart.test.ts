import { expect, test } from "vitest";
import type { Report } from "../../lib/wire/types";
import { calm, linePath, marks, plyAt, ticks, WIDTH, x, y } from "./chart";
import { picture } from "./picture";

const worth = [
  [0.5, 0.5],
  [0.5, 0.5],
  [0.8, 0.2],
  [1, 0],
];
const review: Report = {
  method: "exact-turns",
  judge: "test",
  telling: 1,
  over: true,
  worth,
  rows: [0, 1].map((seat) => ({
    seat,
    decisions: 1,
    start: 0.5,
    luck: 0,
    hidden: 0,
    own: 0,
    others: 0,
    rest: 0,
    result: 0,
    luck_kind: "even",
    luck_size: 0,
    choices_kind: "best",
  })),
  moments: [],
  costliest: [
    {
      ply: 2,
      line: 4,
      seat: 1,
      cost: 0.2,
      margin: 0,
      grade: "??",
      action: { type: "roll" },
      best: { type: "stop" },
      choices: [],
    },
    {
      ply: 0,
      line: 2,
      seat: 0,
      cost: 0.001,
      margin: 0,
      grade: "fine",
      action: { type: "roll" },
      best: { type: "stop" },
      choices: [],
    },
  ],
};

test("a touch finds the ply that is drawn there", () => {
  for (const ply of [0, 1, 2, 3]) expect(plyAt(x(ply, 3) / WIDTH, 3)).toBe(ply);
  expect([plyAt(-1, 3), plyAt(2, 3)]).toEqual([0, 3]);
});

test("a line has a point for each position", () => {
  expect(linePath(worth, 0).match(/[ML]/g)?.join("")).toBe("MLLL");
  expect(y(1)).toBeLessThan(y(0));
});

test("throws that mattered and choices that cost are marked on the line of whoever they belong to", () => {
  const rolls = [{ ply: 1, row: 0, luck: 0.3 }];
  expect(marks({ ...review, rolls }).map(({ kind, ply, row }) => [kind, ply, row])).toEqual([
    ["roll", 2, 0],
    ["choice", 2, 1],
  ]);
});

test("few turns are named, at round numbers and apart from the ends", () => {
  const turns = Array.from({ length: 48 }, (_, idx) => ({ n: idx + 1, seat: 0, from: idx * 4, to: idx * 4 + 4 }));
  expect(ticks(turns).map(({ n }) => n)).toEqual([20, 30, 40]);
  expect(ticks([])).toEqual([]);
});

test("the picture stands alone and names nobody twice or dangerously", () => {
  const svg = picture(review, {
    title: "Ann & Bo",
    names: ["<Ann>", "Bo"],
    color: (token) => `rgb(${token.length} 0 0)`,
  });
  expect(svg).toContain("Ann &#38; Bo");
  expect(svg).toContain("A &#60;Ann&#62;");
  expect(svg).not.toMatch(/var\(|<Ann>|href/);
});

test("what nobody can be sure of is not drawn: a line stays until something has changed, and ends where it ends", () => {
  const shaky = [0.5, 0.505, 0.495, 0.56, 0.555, 0.552].map((share) => [share, 1 - share]);
  const drawn = (change: Partial<Report>) => calm({ ...review, worth: shaky, ...change }).map(([share]) => share);
  expect(drawn({})).toEqual([0.5, 0.5, 0.5, 0.56, 0.56, 0.552]);
  expect(drawn({ method: "sampled" })).toEqual([0.5, 0.5, 0.5, 0.56, 0.56, 0.552]);
  const unsure = { ...review.costliest[0]!, margin: 0.1 };
  expect(drawn({ costliest: [unsure] })).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.552]);
});
