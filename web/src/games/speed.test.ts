import { expect, test } from "vitest";
import { botMs } from "./speed";

test("newcomers have a second and a half for each step of a bot, unless they want it faster", () => {
  expect([botMs("normal", true), botMs("normal", false)]).toEqual([1500, 700]);
  expect([botMs("fast", true), botMs("instant", true), botMs("instant", false)]).toEqual([600, 60, 60]);
});
