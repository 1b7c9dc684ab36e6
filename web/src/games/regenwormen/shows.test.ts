import { beforeAll, expect, it } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import type { Effect } from "./effects";
import { shows } from "./shows";
import { acted, fails, fell, frame, view } from "./testing";

const reader = { names: ["Mila", "Oma"], me: 0 };
const after = (...effects: Effect[]) => frame(view(), 2, [{ ...acted(1, { type: "roll" }), effects }]);

beforeAll(() => settings.set("language", "en"));

it("a failure is told when the dice have landed, and stays", () => {
  const lost = fails("no_new", 5, 24, 26);
  const { lands, lasts, moment } = shows(
    frame(view(), 2, [acted(0, { type: "roll" }), fell(0, ["5"], ...lost)]),
    reader,
  );
  expect(lands).toBe(450);
  expect(lasts).toBeGreaterThan(lands);
  expect(moment).toMatchObject({ seat: 0, isBad: true });
  expect(moment?.text).toMatch(/your turn fails.*24 goes back/);
});

it("a stolen tile stays, and is bad for whom it is taken from", () => {
  const stolen = { type: "tile_stolen", seat: 1, from: 0, tile: 24 } as Effect;
  expect(shows(after(stolen), reader).moment).toMatchObject({ seat: 0, isBad: true, isMine: true });
  expect(shows(after(stolen), { ...reader, me: 1 }).moment).toMatchObject({ isBad: false });
  expect(shows(after(stolen), reader).moment?.text).toContain("24");
});

it("a tile that another takes is noted, one's own and what is no change is not", () => {
  const taken = { type: "tile_taken", seat: 1, tile: 24, worms: 1 } as Effect;
  expect(shows(after(taken), reader).moment).toMatchObject({ seat: 1, isBad: false });
  expect(shows(after(taken), { ...reader, me: 1 }).moment).toBeNull();
  expect(shows(after(), reader)).toMatchObject({ lands: 0, moment: null });
});
