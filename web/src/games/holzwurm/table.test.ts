import { expect, it } from "vitest";
import type { HolzwurmDealView, HolzwurmEffect, HolzwurmFrame, HolzwurmView } from "../../lib/wire/types";
import { newsOf, Table } from "./table.svelte";
import { ALONE, CHOICES, OUT } from "./testing";

const LAST: HolzwurmDealView = { end: { type: "out", seat: 1 }, scores: [1, 30], hands: [["y11"], []] };

function frame(ply: number, effects: HolzwurmEffect[], more: Partial<HolzwurmView> = {}): HolzwurmFrame {
  const view = { deal: 3, deals: 3, seats: [], rows: [], fate: [], last: LAST, ...more } as unknown as HolzwurmView;
  const event = { action: CHOICES.fits.action };
  return { ply, view, legal: [], seen: [{ ply, seat: 1, event, effects, rules: [] }] };
}

/** A table that has already shown a frame. */
function begun(): Table {
  const table = new Table();
  table.take(frame(4, OUT.effects));
  return table;
}

it("knows the card that was laid and who took which cards", () => {
  expect(newsOf(CHOICES.fits.effects)).toMatchObject({ fresh: "r7", player: 1, gains: [] });
  const { takers, gains, fresh, player } = newsOf([...CHOICES.fits.effects, ...CHOICES.low.effects]);
  expect([fresh, player, gains[1]]).toEqual([null, 1, 4]);
  expect([...takers]).toEqual(["r1", "r3", "r5", "r10", "y9"].map((card) => [card, 1]));
  expect([...newsOf(ALONE.effects).takers]).toEqual([["x13", 1]]);
});

it("forgets what was taken when new hands are dealt", () => {
  const began: HolzwurmEffect = { type: "deal_began", seat: 0, deal: 3, deals: 3 };
  expect(newsOf([...CHOICES.low.effects, ...OUT.effects, began])).toEqual({ ...newsOf([]), ended: 2 });
});

it("shows no news at first, again, or backwards", () => {
  const table = begun();
  expect([table.news.fresh, table.sheet]).toEqual([null, null]);
  table.take(frame(5, CHOICES.low.effects));
  expect([table.goes("r5"), table.goes("b4")]).toEqual(["seat-1", null]);
  table.take(frame(5, []));
  expect(table.goes("r5")).toBe("seat-1");
  table.take(frame(3, CHOICES.low.effects));
  expect(table.goes("r5")).toBeNull();
});

it("opens the score sheet when a deal has ended, and only then", () => {
  const table = begun();
  table.take(frame(5, CHOICES.fits.effects));
  expect(table.sheet).toBeNull();
  table.take(frame(6, OUT.effects));
  expect(table.sheet).toEqual({ deal: 2, view: LAST });
  table.close();
  expect(table.sheet).toBeNull();
  table.open(frame(6, []).view);
  expect(table.sheet).toEqual({ deal: 2, view: LAST });
});

it("shows the sheet of a match that is over at once", () => {
  const table = new Table();
  table.take(frame(9, [], { standing: [] }));
  expect(table.sheet?.deal).toBe(3);
});
