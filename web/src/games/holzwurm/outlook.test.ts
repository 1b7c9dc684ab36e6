import { expect, it } from "vitest";
import { mark, outlook, outlookOf } from "./outlook";
import { ALONE, CHOICES, OUT } from "./testing";

it("reads what a play would do", () => {
  expect(outlook(CHOICES.fits)).toMatchObject({ isSafe: true, row: "red", count: 4, taken: [], fate: null, delta: 7 });
  expect(outlook(CHOICES.low)).toMatchObject({ isSafe: false, row: "red", fate: "y9", delta: -7, ends: null });
  expect(outlook(CHOICES.low).taken).toHaveLength(4);
  expect(outlook(CHOICES.opens)).toMatchObject({ isSafe: true, row: null, delta: -2 });
  expect(outlook(ALONE)).toMatchObject({
    isSafe: false,
    row: "red",
    taken: [],
    fate: "x13",
    delta: -12,
    ends: "poison",
  });
  expect(outlook(OUT)).toMatchObject({ isSafe: true, ends: "out", score: 30 });
});

it("calls a row as it lies there, not by the color that it gets", () => {
  const [laid] = CHOICES.fits.effects;
  expect(outlook({ ...CHOICES.fits, effects: [{ ...laid!, colored: true }] }).row).toBe("uncolored");
});

it("takes nothing for safe that nobody has told", () => {
  expect(outlook({ ...CHOICES.fits, effects: [] }).isSafe).toBe(false);
});

it("finds an action among the choices", () => {
  const choices = Object.values(CHOICES);
  expect(outlookOf(choices, { row: 1, card: "n3", type: "play" })?.row).toBe("blue");
  expect(outlookOf(choices, { type: "play", card: "b1" })).toBeNull();
});

it("marks a card: safe, or how many cards come at least", () => {
  const choices = Object.values(CHOICES);
  expect(mark("r7", choices)).toBe("safe");
  expect(mark("r1", choices)).toBe(5);
  expect(mark("n3", choices)).toBe("safe");
  expect(mark("r1", [ALONE])).toBe(1);
  expect(mark("b1", choices)).toBeNull();
});
