import { describe, expect, it } from "vitest";
import { allTiles, find, forced, grouped, holder, same, sorted, sum, worms } from "./facts";
import { actionFor, commands } from "./keys";
import { target } from "../../lib/ui/roving";
import { bare, frame, view } from "./testing";

describe("tiles", () => {
  it("have their worms", () => {
    expect([11, 13, 21, 24, 25, 29, 33, 36].map((tile) => worms(tile as 21))).toEqual([1, 1, 1, 1, 2, 3, 4, 4]);
  });
  it("are 16, and 18 with the expansion", () => {
    expect([allTiles(false).length, allTiles(true).slice(0, 3)]).toEqual([16, [11, 13, 21]]);
  });
  it("are found with whoever has them", () => {
    const at = view({ stacks: [[], [22, 27]] });
    expect([holder(at, 22), holder(at, 23)]).toEqual([1, null]);
  });
});

it("dice are grouped, sorted and added up", () => {
  expect(grouped(["W", "1", "3", "1"])).toEqual([
    { face: "1", count: 2 },
    { face: "3", count: 1 },
    { face: "W", count: 1 },
  ]);
  expect(sorted(["W", "1", "3"])).toEqual(["1", "3", "W"]);
  expect([sum([]), sum(["W", "1", "3"])]).toEqual([0, 9]);
});

describe("forced", () => {
  const at = (phase: "keep" | "decide" | "roll", ...legal: Parameters<typeof bare>) =>
    forced(frame(view({ phase }), 1, [], bare(...legal)));
  it("is the only face and the only tile", () => {
    expect(at("keep", { type: "keep", symbol: "3" })).toEqual({ type: "keep", symbol: "3" });
    expect(at("decide", { type: "take", tile: 26 })).toEqual({ type: "take", tile: 26 });
  });
  it("is the roll that nothing speaks against", () => {
    expect(at("decide", { type: "roll" }, { type: "stop" })).toEqual({ type: "roll" });
    expect(at("decide", { type: "roll" }, { type: "take", tile: 26 })).toBeNull();
  });
  it("waits for whoever wants to be asked", () => {
    const stop = frame(view({ phase: "decide" }), 1, [], bare({ type: "roll" }, { type: "stop" }));
    expect([forced(stop), forced(stop, true)]).toEqual([{ type: "roll" }, null]);
  });
  it("is never the first roll, and never one of two faces", () => {
    expect(at("roll", { type: "roll" })).toBeNull();
    expect(at("keep", { type: "keep", symbol: "3" }, { type: "weasel" })).toBeNull();
  });
});

describe("keys", () => {
  const legal = [
    { type: "keep" as const, symbol: "W" as const },
    { type: "roll" as const },
    { type: "steal" as const, from: 1 },
  ];
  const type = (key: string, now: Parameters<typeof actionFor>[1]) => actionFor(key, now)?.type;
  it("keep, roll, steal and take", () => {
    const now = { legal, buttons: [legal[2]!] };
    expect(["6", "w", "W", "5", " ", "s", "Enter", "x"].map((key) => type(key, now))).toEqual([
      "keep",
      "keep",
      "keep",
      undefined,
      "roll",
      "steal",
      "steal",
      undefined,
    ]);
  });
  it("choose a button by its place where no dice are to be kept", () => {
    const robs = [
      { type: "rob" as const, from: 1 },
      { type: "rob" as const, from: 2 },
    ];
    expect(actionFor("2", { legal: robs, buttons: robs })).toEqual(robs[1]);
    expect(actionFor("3", { legal: robs, buttons: robs })).toBeNull();
  });
  it("know the specialists, and stopping", () => {
    const now = (one: Parameters<typeof same>[0]) => ({ legal: [one, { type: "roll" as const }], buttons: [] });
    expect(type("r", now({ type: "weasel" }))).toBe("weasel");
    expect(actionFor("g", now({ type: "roll", golden: true }))).toEqual({ type: "roll", golden: true });
    expect([type("x", now({ type: "stop" })), type("x", now({ type: "accept" }))]).toEqual(["stop", "accept"]);
  });
  it("are all told in the help", () => {
    expect(commands.every(({ key, label }) => key !== "" && label.length > 3)).toBe(true);
  });
});

it("actions are compared by what they say", () => {
  expect(same({ type: "roll" }, { type: "roll", golden: false })).toBe(true);
  expect(same({ type: "take", tile: 21 }, { type: "take", tile: 22 })).toBe(false);
  expect(find([{ type: "stop" }], "roll")).toBeUndefined();
});

it("arrow keys stop at the ends", () => {
  expect([target("ArrowRight", 2, 3), target("ArrowLeft", 0, 3), target("End", 0, 3), target("a", 0, 3)]).toEqual([
    2,
    0,
    2,
    null,
  ]);
});
