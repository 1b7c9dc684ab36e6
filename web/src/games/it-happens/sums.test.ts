import { beforeAll, expect, it } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import type { ItHappensColorView, ItHappensView } from "../../lib/wire/types";
import { sums } from "./sums";

beforeAll(() => settings.set("language", "en"));

it("says what adds up to the score, and nothing of what brought nothing", () => {
  const tiles = [{ value: 9 }, { value: 4 }];
  const colors = [
    { seat: 1, worms: 2, point_tiles: tiles, variety: 0, pair_points: 5 },
    { worms: 0, point_tiles: [], variety: 10, pair_points: 0 },
  ] as unknown as ItHappensColorView[];
  expect(sums({ colors } as ItHappensView)).toEqual([
    { seat: 1, text: "tiles +13 · pairs +5 · worms +2" },
    { text: "most kinds +10" },
  ]);
});
