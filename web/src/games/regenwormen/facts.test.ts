import { describe, expect, it } from "vitest";
import { afterKeep, allTiles, find, forced, groups, holder, need, reach, safety, same, worms } from "./facts";
import { failure } from "./failure";
import { actionFor } from "./keys";
import { offers } from "./offers";
import { refusalOf } from "./refusals";
import { target } from "./roving";
import { acted, frame, rolled, view } from "./testing";

const seats = ["Mila", "Oma", "Jan"].map((name) => ({ name, color: "rust", bot: false, here: true, away: false }));

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

describe("keeping", () => {
  it("adds points, and the worm of the can falls silent with the first real one", () => {
    const at = view({ total: 8, kept: ["4", "4"], roll: ["W", "W", "3"], figures: [["canned_worm"], []], phase: "keep" });
    expect(afterKeep({ ...at, turn: { ...at.turn, total: 13 } }, "W")).toEqual({ total: 18, worm: true, gain: 5 });
    expect(afterKeep({ ...at, turn: { ...at.turn, total: 13 } }, "3")).toEqual({ total: 16, worm: true, gain: 3 });
  });
  it("groups the dice by face, with the golden one and what is used up", () => {
    const at = view({ kept: ["3"], total: 3, roll: ["1", "1", "3", "W"], golden: "1", phase: "keep" });
    expect(groups(at)).toMatchObject([
      { face: "1", count: 2, gold: true, gain: 2, total: 5, used: false },
      { face: "3", count: 1, gold: false, used: true },
      { face: "W", count: 1, total: 8 },
    ]);
  });
});

describe("reach", () => {
  const at = view({ stacks: [[30], [22, 27], [13]], down: [36], expansion: true });
  it("is the exact tile", () => expect(reach(at, 26, true)).toEqual({ tile: 26, from: null }));
  it("is a steal, and the next lower tile", () => expect(reach(at, 27, true)).toEqual({ tile: 26, from: 1 }));
  it("passes over one's own top tile", () => expect(reach(at, 30, true)).toEqual({ tile: 29, from: null }));
  it("is nothing without a worm", () => expect(reach(at, 26, false)).toEqual({ tile: null, from: null }));
  it("knows the small tiles", () => {
    expect([reach(at, 11, true).tile, reach(at, 13, true), reach(at, 12, true).tile]).toEqual([
      11,
      { tile: null, from: null },
      null,
    ]);
  });
});

describe("need", () => {
  it("is a worm, then points, then nothing", () => {
    expect(need(view({ kept: ["5"], total: 25 }))).toEqual({ kind: "worm" });
    expect(need(view({ kept: ["W"], total: 18 }))).toEqual({ kind: "points", missing: 3, tile: 21, from: null });
    expect(need(view({ kept: ["W"], total: 21 }))).toEqual({ kind: "enough" });
  });
  it("looks at the stacks of others", () => {
    const at = view({ kept: ["W"], total: 19, row: [30], stacks: [[21], [22]] });
    expect(need(at)).toEqual({ kind: "points", missing: 3, tile: 22, from: 1 });
  });
});

it("a roll is the safer the more faces are new", () => {
  expect(safety(view({ kept: ["4", "5", "W"], left: 2 }))).toBe(75);
  expect(safety(view({ kept: ["4", "W"], left: 6 }))).toBe(99);
  expect(safety(view({ kept: ["4"], left: 2, golden: "1" }))).toBeNull();
});

describe("forced", () => {
  const at = (phase: "keep" | "decide" | "roll", legal: Parameters<typeof frame>[3]) => forced(frame(view({ phase }), 1, [], legal));
  it("is the only face and the only tile", () => {
    expect(at("keep", [{ type: "keep", symbol: "3" }])).toEqual({ type: "keep", symbol: "3" });
    expect(at("decide", [{ type: "take", tile: 26 }])).toEqual({ type: "take", tile: 26 });
  });
  it("is the roll that nothing speaks against", () => {
    expect(at("decide", [{ type: "roll" }, { type: "stop" }])).toEqual({ type: "roll" });
    expect(at("decide", [{ type: "roll" }, { type: "take", tile: 26 }])).toBeNull();
  });
  it("is never the first roll, and never one of two faces", () => {
    expect(at("roll", [{ type: "roll" }])).toBeNull();
    expect(at("keep", [{ type: "keep", symbol: "3" }, { type: "weasel" }])).toBeNull();
  });
});

describe("failure", () => {
  const before = view({ phase: "decide", kept: ["5"], total: 5, stacks: [[24, 30], []], figures: [["weasel"], []] });
  it("says what was lost", () => {
    const after = view({ seat: 1, stacks: [[24], []], down: [36] });
    expect(failure(before, [acted(0, { type: "roll" }), rolled(["5"])], after)).toEqual({
      seat: 0,
      reason: "no_new",
      total: 5,
      returned: 30,
      turned: 36,
      lost: "weasel",
    });
  });
  it("is none when a tile was taken or the turn goes on", () => {
    const took = view({ seat: 1, stacks: [[24, 30, 31], []] });
    expect(failure(before, [acted(0, { type: "take", tile: 31 })], took)).toBeNull();
    expect(failure(before, [acted(0, { type: "roll" }), rolled(["3"])], view({ phase: "keep", roll: ["3"] }))).toBeNull();
  });
  it("tells no worm from no tile", () => {
    const keep = view({ phase: "keep", kept: ["5"], total: 5, roll: ["W"] });
    const after = view({ seat: 1 });
    expect(failure(keep, [acted(0, { type: "keep", symbol: "W" })], after)?.reason).toBe("no_tile");
    expect(failure(keep, [acted(0, { type: "keep", symbol: "3" })], after)?.reason).toBe("no_worm");
  });
});

describe("offers", () => {
  const at = view({ phase: "decide", kept: ["W"], total: 27, left: 2, stacks: [[], [22, 27], []] });
  const legal = [{ type: "roll" as const }, { type: "take" as const, tile: 26 as const }, { type: "steal" as const, from: 1 }];
  it("puts the steal first and the rest behind the arrow", () => {
    const { bar, more } = offers(frame(at, 1, [], legal), [], seats);
    expect([bar.map((one) => one.title), more.map((one) => one.title)]).toEqual([
      ["Steal Oma’s 27", "Roll 2 more"],
      ["Take 26"],
    ]);
    expect(bar[0]?.label).toBe("Steal 27 from Oma, 2 worms");
  });
  it("follows the hints", () => {
    const hint = { action: legal[1]!, best: true, text: "", figure: "41 %" };
    const { bar } = offers(frame(at, 1, [], legal), [hint], seats);
    expect(bar[0]).toMatchObject({ title: "Take 26", best: true, figure: "41 %" });
  });
  it("says what stopping costs", () => {
    const mine = view({ phase: "decide", kept: ["5"], total: 5, stacks: [[24], [], []] });
    const { bar } = offers(frame(mine, 1, [], [{ type: "roll" }, { type: "stop" }]), [], seats);
    expect(bar.map((one) => [one.title, one.detail])).toEqual([["Roll 7 more", ""], ["Stop without a tile", "costs your 24"]]);
  });
  it("offers the golden die first", () => {
    const { bar } = offers(frame(view(), 1, [], [{ type: "roll" }, { type: "roll", golden: true }]), [], seats);
    expect(bar.map((one) => one.title)).toEqual(["Roll 9 with the golden die", "Roll 8 dice"]);
  });
});

describe("keys", () => {
  const legal = [{ type: "keep" as const, symbol: "W" as const }, { type: "roll" as const }, { type: "steal" as const, from: 1 }];
  it("keep, roll, steal and take", () => {
    expect(["6", "w", "W", "5", " ", "s", "Enter", "x"].map((key) => actionFor(key, legal, legal[2])?.type)).toEqual([
      "keep", "keep", "keep", undefined, "roll", "steal", "steal", undefined,
    ]);
  });
});

it("actions are compared by what they say", () => {
  expect(same({ type: "roll" }, { type: "roll", golden: false })).toBe(true);
  expect(same({ type: "take", tile: 21 }, { type: "take", tile: 22 })).toBe(false);
  expect(find([{ type: "stop" }], "roll")).toBeUndefined();
});

it("arrow keys stop at the ends", () => {
  expect([target("ArrowRight", 2, 3), target("ArrowLeft", 0, 3), target("End", 0, 3), target("a", 0, 3)]).toEqual([2, 0, 2, null]);
});

it("an illegal press names its rule", () => {
  const at = view({ phase: "decide", kept: ["5"], total: 25 });
  const legal = [{ type: "roll" as const }];
  expect(refusalOf(25, at, legal)?.[1]).toBe("RW-11");
  expect(refusalOf(30, view({ phase: "decide", kept: ["W"], total: 25 }), legal)?.[1]).toBe("RW-12");
  expect(refusalOf("5", at, legal)?.[1]).toBe("RW-07");
  expect(refusalOf(30, at, [])).toBeNull();
});
