import { expect, test } from "vitest";
import type { RealResult } from "../../lib/device/real";
import { eveningTable } from "./evening";
import { namesFor, rotated } from "./names";
import { picture } from "./picture";

const game = (offer: string, names: string[], scores: number[]): RealResult => ({
  offer,
  names,
  at: 0,
  rows: scores.map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length })),
});

test("people are found by their names, and wins add up over different games", () => {
  const games = [game("a", ["Oma", "Jan"], [5, 9]), game("b", ["Jan", "Mila", "Oma"], [10, 10, 3])];
  const { names, rows, wins, points } = eveningTable(games);
  expect(names).toEqual(["Oma", "Jan", "Mila"]);
  expect(rows[0]!.cells).toEqual([{ score: 5, isFirst: false }, { score: 9, isFirst: true }, null]);
  expect([wins, points]).toEqual([[0, 2, 1], null]);
});

test("points add up where it was one game all evening", () => {
  const games = [game("a", ["Oma", "Jan"], [5, 9]), game("a", ["Jan", "Oma"], [1, 7])];
  expect(eveningTable(games).points).toEqual([12, 10]);
});

test("a color that nobody plays has no column", () => {
  const two = game("a", ["Oma", "Jan"], [5, 9]);
  two.rows = [
    { seat: 0, score: 5, rank: 3 },
    { seat: 1, score: 9, rank: 2 },
    { score: 20, rank: 1 },
  ];
  expect(eveningTable([two])).toMatchObject({ names: ["Oma", "Jan"], wins: [0, 0] });
});

test("the names of the last table are there again, and the next one begins the next game", () => {
  expect(namesFor(["Oma", "Jan"], "Mila", ["Opa"])).toEqual(["Oma", "Jan"]);
  expect(namesFor([], "Mila", ["Opa"])).toEqual(["Mila", "Opa"]);
  expect(namesFor([], "Worm 123", [])).toEqual(["", ""]);
  expect(rotated(["Oma", "Jan", "Mila"])).toEqual(["Jan", "Mila", "Oma"]);
});

test("the picture has everybody and what they won, and nothing in it is read as markup", () => {
  const table = eveningTable([game("a", ["<b>", "Jan"], [5, 9])]);
  const svg = picture(table, { title: "An evening & more", wins: "Wins", points: "Points", name: (key) => key });
  expect(svg).toContain("An evening &#38; more");
  expect(svg).toContain("&#60;b&#62;");
  expect(svg).not.toContain("<b>");
  expect(svg).toMatch(/^<svg [^>]*width="1080"/);
});
