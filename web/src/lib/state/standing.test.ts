import { beforeAll, expect, test } from "vitest";
import { percent } from "./review";
import { settings } from "./settings.svelte";
import { headline, ranked, scoreText, tieText } from "./standing";

const row = (seat: number | undefined, score: number, rank: number, ...tiebreaks: number[]) =>
  ({ score, rank, tiebreaks, ...(seat === undefined ? {} : { seat }) });
const name = (seat: number) => ["Ann", "Bo", "Cas"][seat]!;
beforeAll(() => settings.set("language", "en"));

test("the tie-break is told where it decided, and only there", () => {
  const result = [row(0, 5, 2, 31), row(1, 5, 1, 34), row(2, 3, 3, 22)];
  expect(result.map((one) => tieText("regenwormen", one, result))).toEqual(["highest tile 31", "highest tile 34", ""]);
  expect(ranked(result).map((one) => one.seat)).toEqual([1, 0, 2]);
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
  expect(scoreText("holzwurm", -4)).toBe("-4 points");
});

test("shares are whole percent with a real minus", () => {
  expect([percent(0.412, true), percent(-0.064, true), percent(0.001, true), percent(1)]).toEqual(["+41", "−6", "0", "100"]);
});
