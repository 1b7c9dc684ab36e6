import { expect, test } from "vitest";
import { freest } from "./place";

const box = (top: number, bottom: number, left = 0, right = 300) => ({ top, bottom, left, right });

test("what is explained stands low, and above a button that lies there", () => {
  expect(freest(box(0, 100), 0, 600, [])).toBe(500);
  expect(freest(box(0, 100), 0, 600, [box(520, 580)])).toBe(420);
});

test("it goes between two buttons where it fits, and a button beside it is in no way", () => {
  expect(freest(box(0, 100), 0, 600, [box(500, 600), box(300, 396)])).toBe(400);
  expect(freest(box(0, 100), 0, 600, [box(500, 600, 300, 400)])).toBe(500);
});

test("where nothing is free it covers little, as low as that goes", () => {
  expect(freest(box(0, 100), 0, 200, [box(0, 20), box(90, 200)])).toBe(20);
  expect(freest(box(0, 300), 0, 200, [])).toBe(-100);
});
