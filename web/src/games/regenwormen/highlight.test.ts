import { beforeAll, expect, it } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import { need } from "../../lib/words/parts.svelte";
import { highlight } from "./highlight";
import { kept } from "./testing";

beforeAll(async () => {
  settings.set("language", "en");
  await Promise.all([need("rest"), need("regenwormen")]);
});

const name = (seat: number) => ["Mila", "Oma"][seat] ?? "?";

it("tells a stolen tile to whoever stole it, and to others with the name", () => {
  const effects = [kept("5", 2, { total: 27 }), { type: "tile_stolen", seat: 0, from: 1, tile: 27, worms: 2 } as const];
  expect(highlight(effects, 0, name, 0)).toEqual({
    made: [{ pic: "die-5" }, { pic: "die-5" }],
    won: { pic: "tile-2", n: 27 },
    from: 1,
    text: "Two 5s made 27, and Oma’s tile was yours!",
  });
  expect(highlight(effects, 0, name, 1)?.text).toBe("Two 5s made 27, and Oma’s tile went to Mila!");
});

it("tells a tile that was taken, and nothing of a turn without one", () => {
  const taken = { type: "tile_taken", seat: 0, tile: 33, worms: 4, total: 33, why: "exact" } as const;
  expect(highlight([kept("W", 1, { total: 33 }), taken], 0, name, 0)?.text).toBe(
    "One worm made 33: four worms for you.",
  );
  expect(highlight([kept("W", 1)], 0, name, 0)).toBeNull();
  expect(highlight([], 0, name, 0)).toBeNull();
});
