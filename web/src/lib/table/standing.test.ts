import { beforeAll, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { headline, ranked, scoreText, tieText } from "./standing";

const row = (seat: number | undefined, score: number, rank: number, ...tiebreaks: number[]) => ({
  score,
  rank,
  tiebreaks,
  ...(seat === undefined ? {} : { seat }),
});
const name = (seat: number) => ["Ann", "Bo", "Cas"][seat]!;
beforeAll(() => settings.set("language", "en"));

test("the tie-break is told where it decided, and only there", () => {
  const result = [row(0, 5, 2, 31), row(1, 5, 1, 34), row(2, 3, 3, 22)];
  expect(result.map((one) => tieText("regenwormen", one, result))).toEqual([
    "highest tile: 31\u00a0<\u00a034",
    "highest tile: 34\u00a0>\u00a031",
    "",
  ]);
  expect(ranked(result).map((one) => one.seat)).toEqual([1, 0, 2]);
});

test("who has no tile has no highest one", () => {
  const result = [row(0, 4, 1, 29), row(1, 4, 2, 0)];
  expect(result.map((one) => tieText("regenwormen", one, result))).toEqual([
    "highest tile: 29\u00a0>\u00a0–",
    "highest tile: –\u00a0<\u00a029",
  ]);
});

test("the tie-break that decided is named, not the first one", () => {
  const result = [row(0, 40, 1, 2, 3, 0), row(1, 40, 2, 2, 1, 9), row(undefined, 12, 3, 0, 0, 0)];
  expect(result.map((one) => tieText("it-happens", one, result))).toEqual([
    "generals 3\u00a0>\u00a01",
    "generals 1\u00a0<\u00a03",
    "",
  ]);
  expect(tieText("holzwurm", row(0, 3, 1), [row(0, 3, 1), row(1, 3, 1)])).toBe("");
});

test("each row is compared with the next one behind it", () => {
  const result = [row(0, 5, 1, 34), row(1, 5, 2, 31), row(2, 5, 3, 22)];
  expect(result.map((one) => tieText("regenwormen", one, result))).toEqual([
    "highest tile: 34\u00a0>\u00a031",
    "highest tile: 31\u00a0>\u00a022",
    "highest tile: 22\u00a0<\u00a031",
  ]);
});

test("a rank that is shared was decided by nothing", () => {
  const result = [row(0, 0, 1, 0), row(1, 0, 1, 0)];
  expect(tieText("regenwormen", result[0]!, result)).toBe("");
  expect(headline(result, name, [0])).toBe("Ann, Bo share the win");
});

test("the headline says you to the one who won", () => {
  const result = [row(0, 9, 1), row(1, 5, 2)];
  expect(headline(result, name, [0])).toBe("You win");
  expect(headline(result, name, [1])).toBe("Ann wins");
  expect(headline(result, name, [0, 1])).toBe("Ann wins");
  expect(headline([row(undefined, 9, 1)], name, [0])).toBe("Third color wins");
});

test("worms are worms and points are points", () => {
  expect(scoreText("regenwormen", 4)).toBe("4 worms");
  expect(scoreText("holzwurm", -4)).toBe("−4 points");
});
