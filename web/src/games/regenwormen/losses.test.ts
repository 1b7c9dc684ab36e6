import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { Choice } from "./effects";
import { lossOf, lossSaid } from "./losses";
import { offers } from "./offers";
import { fails, frame, view } from "./testing";

beforeEach(() => overwriteGetLocale(() => "en"));
const roll: Choice = { action: { type: "roll" }, effects: [] };
const stop: Choice = { action: { type: "stop" }, effects: fails("stopped", 5, 24, 36) };
const hen: Choice = { action: { type: "accept" }, effects: [{ type: "hen_lost", seat: 0, tile: 24 }] };

it("what gives a tile or the hen away says so", () => {
  expect([roll, stop, hen].map(({ effects }) => lossOf(effects))).toEqual([
    null,
    "gives your 24 away: tap again",
    "gives your hen away: tap again",
  ]);
});

it("is asked about only where something else can be done without a loss", () => {
  expect(lossSaid([roll, stop], stop.action)).toContain("24");
  expect(lossSaid([roll, stop], roll.action)).toBeNull();
  expect(lossSaid([stop, hen], stop.action)).toBeNull();
});

it("stands on the button that was pressed once, and what waits is marked", () => {
  const at = frame(view({ phase: "decide", stacks: [[24], []] }), 1, [], [roll, stop]);
  const seats = ["Mila", "Oma"].map((name) => ({ name, color: "rust", bot: false, here: true, away: false }));
  const said = (sure: Choice | null, held: Choice | null) =>
    offers(at, [], seats, { sure: sure?.action ?? null, held: held?.action ?? null }).bar.map((one) => [
      one.action.type,
      one.asks,
      one.chosen,
    ]);
  expect(said(null, null)).toEqual([
    ["roll", "", false],
    ["stop", "", false],
  ]);
  expect(said(stop, null)[1]).toEqual(["stop", "gives your 24 away: tap again", false]);
  expect(said(null, stop)[1]).toEqual(["stop", "", true]);
});
