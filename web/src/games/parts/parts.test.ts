import { expect, it } from "vitest";
import { coachText, hintFor, same } from "./hints";
import { arrow, digit } from "./keys";

it("finds the hint of an action whatever the order of its keys", () => {
  const hints = [
    { action: { type: "place", mound: 1 }, best: false, text: "", figure: "30 %" },
    { action: { type: "place", mound: 0 }, best: true, text: "Now.", figure: "38 %" },
  ];
  expect(same({ mound: 1, type: "place" }, { type: "place", mound: 1 })).toBe(true);
  expect(hintFor(hints, { mound: 0, type: "place" })?.figure).toBe("38 %");
  expect(hintFor(hints, { mound: 2, type: "place" })).toBeNull();
  expect(coachText(hints)).toBe("Now.");
  expect(coachText([])).toBe("");
});

it("reads keys", () => {
  expect([arrow("ArrowUp"), arrow("ArrowRight"), arrow("x")]).toEqual([-1, 1, 0]);
  expect([digit("1"), digit("9"), digit("0"), digit("a")]).toEqual([0, 8, null, null]);
});
