import { expect, it } from "vitest";
import { actionsOf, bare, previewOf } from "./choices";

const frame = {
  ply: 3,
  legal: [
    { action: { type: "take", tile: 24 }, effects: [{ type: "tile_taken", tile: 24 }] },
    { action: { type: "roll" }, effects: [] },
  ],
};

it("lists the actions of a frame, the same list for the same frame", () => {
  expect(actionsOf(frame)).toEqual([{ type: "take", tile: 24 }, { type: "roll" }]);
  expect(bare(frame)).toBe(bare(frame));
  expect(bare({ ...frame })).not.toBe(bare(frame));
  expect(bare(frame).ply).toBe(3);
});

it("tells what an action would bring about, whatever the order of its keys", () => {
  expect(previewOf(frame, { tile: 24, type: "take" })).toEqual([{ type: "tile_taken", tile: 24 }]);
  expect(previewOf(frame, { type: "roll" })).toEqual([]);
  expect(previewOf(frame, { type: "stop" })).toEqual([]);
});
