import { beforeAll, expect, test } from "vitest";
import type { Turn } from "../../../lib/state/record";
import { luckSaid, luckShort } from "../../../lib/state/luck";
import { settings } from "../../../lib/state/settings.svelte";
import type { DecisionReport, Report, RowReport } from "../../../lib/wire/types";
import { need } from "../../../lib/words/parts.svelte";
import { biggest, gainOf, winnerOf } from "./biggest";
import { barOf, choiceWords, luckWords, summary } from "./shares";

beforeAll(async () => {
  settings.set("language", "en");
  await need("rest");
});

const row = (seat: number, luck: number, own: number): RowReport => ({
  seat,
  decisions: 9,
  start: 0.5,
  luck,
  hidden: 0,
  own,
  others: 0,
  rest: 0,
  result: 1,
});
const report = (rows: RowReport[], worth: number[][] = []): Report =>
  ({ method: "exact", judge: "", over: true, rows, costliest: [], worth }) as unknown as Report;
const turn = (seat: number, from: number, to: number): Turn => ({ n: 1, seat, from, to });

test("the big moment is the winner's turn after which the win was closer than before any other", () => {
  const worth = [0.5, 0.5, 0.6, 0.2, 0.7, 0.7].map((share) => [share, 1 - share]);
  const review = report([row(0, 0, 0), row(1, 0, 0)], worth);
  const turns = [turn(0, 0, 2), turn(1, 2, 3), turn(0, 3, 4), turn(0, 4, 5)];
  expect(biggest(turns, review, 0, () => false)).toEqual(turns[2]);
  expect(gainOf(review, 0, turns[2]!)).toBeCloseTo(0.5);
  expect(biggest(turns, review, 1, () => false)).toEqual(turns[1]);
});

test("among equal turns one is chosen in which something was taken from somebody", () => {
  const worth = [0.1, 0.4, 0.4, 0.698].map((share) => [share]);
  const turns = [turn(0, 0, 1), turn(0, 2, 3)];
  expect(biggest(turns, report([row(0, 0, 0)], worth), 0, ({ from }) => from === 2)).toEqual(turns[1]);
  expect(biggest([], report([row(0, 0, 0)], worth), 0, () => false)).toBeNull();
});

test("a winner without a seat has no moment", () => {
  expect(winnerOf([{ rank: 1, score: 3, tiebreaks: [] }])).toBeNull();
});

test("luck has its words", () => {
  const words = [0.4, 0.3, 0.05, -0.05, -0.3, -0.4].map((luck) => luckWords("holzwurm", row(0, luck, 0)));
  expect(words).toEqual([
    "Very lucky.",
    "A bit lucky.",
    "Neither lucky nor unlucky.",
    "Neither lucky nor unlucky.",
    "A bit unlucky.",
    "Very unlucky.",
  ]);
});

test("luck is told in worms where own throws are counted in them, whatever the share of the win says", () => {
  const counted = (score_luck: number) => ({ ...row(0, -0.3, 0), score_luck });
  const words = [5.2, 1, 0.4, -0.4, -1, -2].map((worms) => luckWords("regenwormen", counted(worms)));
  expect(words).toEqual([
    "Very lucky: +5 worms.",
    "A bit lucky.",
    "Neither lucky nor unlucky.",
    "Neither lucky nor unlucky.",
    "A bit unlucky.",
    "Very unlucky: −2 worms.",
  ]);
  expect(barOf("luck", counted(5.2), report([counted(5.2)]))).toBe(100);
  const name = ({ seat }: RowReport) => ["Mila", "Oma"][seat ?? 0]!;
  expect(summary(report([counted(5.2), row(1, 0.3, 0)]), name)).toContain("Luck was kindest to Mila.");
});

test("choices have theirs, and a habit is named where it cost very much", () => {
  const review = report([]);
  review.costliest = [
    { seat: 0, grade: "?" },
    { seat: 0, grade: "fine" },
    { seat: 1, grade: "??" },
  ] as DecisionReport[];
  const said = (own: number, habit = "") => choiceWords(review, row(0, 0, own), () => habit);
  expect([-0.01, -0.07, -0.15, -0.3].map((own) => said(own))).toEqual([
    "Nearly every choice was the best.",
    "One choice cost a little.",
    "Some choices cost a lot.",
    "Many choices cost a lot.",
  ]);
  expect(said(-0.3, "Rolled on too long.")).toBe("Rolled on too long.");
});

test("the end of a game and its review say the same about luck", () => {
  const kinds = ["a lot of luck", "some luck", "neither luck nor bad luck", "some bad luck", "a lot of bad luck"];
  const words = ["Very lucky.", "A bit lucky.", "Neither lucky nor unlucky.", "A bit unlucky.", "Very unlucky."];
  for (const luck of [0.41, 0.39, 0.26, 0.11, 0.09, 0, -0.09, -0.11, -0.26, -0.39, -0.41]) {
    const one = row(0, luck, 0);
    expect(words.indexOf(luckWords("it-happens", one))).toBe(kinds.indexOf(luckShort("it-happens", one)));
    expect(luckSaid("it-happens", one, null)).toContain(luckShort("it-happens", one));
  }
});

test("one sentence tells of luck and choices of all", () => {
  const name = ({ seat }: RowReport) => ["Mila", "Oma"][seat ?? 0]!;
  expect(summary(report([row(0, 0.3, -0.1), row(1, -0.1, -0.02)]), name)).toBe(
    "Luck was kindest to Mila. Oma chose best of all.",
  );
  expect(summary(report([row(0, 0.01, -0.1), row(1, -0.01, -0.2)]), name)).toBe(
    "Luck was fair to all. Mila’s choices cost least.",
  );
  const one = row(0, 0.2, -0.1);
  expect([barOf("luck", one, report([one])), barOf("own", one, report([one]))]).toEqual([100, -50]);
});
