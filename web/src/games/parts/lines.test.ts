import { expect, it } from "vitest";
import type { Told } from "../../lib/words/told";
import { byEvent, linesOf } from "./lines";

const texts = { x_fx_thrown: "{seat} throws.", x_fx_won: "{seat} wins.", x_fx_won_you: "You win." };
const words: Told = { prefix: "x", texts: { en: texts, nl: texts, de: texts, fr: texts } };
const seen = [
  { ply: 1, seat: 0, effects: [{ type: "thrown", seat: 0 }, { type: "silent" }], rules: ["X-01", "X-02"] },
  {
    ply: 2,
    effects: [
      { type: "thrown", seat: 1 },
      { type: "won", seat: 0 },
    ],
    rules: ["X-03", "X-04"],
  },
  { ply: 3, seat: 1, effects: [{ type: "won" }], rules: [] },
];
const name = (seat: number) => ["Ann", "Bo"][seat] ?? "";

it("has a line for each effect with a sentence, with its rule and whom it is about", () => {
  expect(linesOf(words, seen, name, 0)).toEqual([
    { ply: 1, seat: 0, text: "Ann throws.", rule: "X-01" },
    { ply: 2, seat: 1, text: "Bo throws.", rule: "X-03" },
    { ply: 2, seat: 0, text: "You win.", rule: "X-04", isResult: true },
    { ply: 3, seat: 1, text: " wins.", isResult: true },
  ]);
});

it("knows which lines say how the game ended", () => {
  const end = [{ ply: 1, effects: [{ type: "thrown", seat: 0 }, { type: "ranked" }, { type: "won" }], rules: [] }];
  const told: Told = { prefix: "x", texts: { ...words.texts, en: { ...texts, x_fx_ranked: "Place 2: Bo." } } };
  expect(linesOf(told, end, name, null).map(({ isResult }) => isResult)).toEqual([undefined, true, true]);
});

it("joins what one event brought about; it belongs to whom it began with", () => {
  expect(byEvent(linesOf(words, seen.slice(0, 2), name, null))).toEqual([
    { ply: 1, seat: 0, text: "Ann throws.", rule: "X-01" },
    { ply: 2, seat: 1, text: "Bo throws. Ann wins.", rule: "X-04", isResult: true },
  ]);
});
