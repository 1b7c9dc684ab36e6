import { describe, expect, it } from "vitest";
import { afterKeep, allTiles, find, forced, groups, holder, safety, same, worms } from "./facts";
import { failure } from "./failure";
import { actionFor, commands } from "./keys";
import { offers } from "./offers";
import { refusalOf } from "./refusals";
import { target } from "./roving";
import { costOfFailing, need, reach } from "./targets";
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
    const at = view({
      total: 8,
      kept: ["4", "4"],
      roll: ["W", "W", "3"],
      figures: [["canned_worm"], []],
      phase: "keep",
    });
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
  it("is the exact tile", () => expect(reach(at, 26, true)).toEqual({ tiles: [26], from: null }));
  it("is a steal, and the next lower tile", () => expect(reach(at, 27, true)).toEqual({ tiles: [26], from: 1 }));
  it("passes over one's own top tile", () => expect(reach(at, 30, true)).toEqual({ tiles: [29], from: null }));
  it("is nothing without a worm", () => expect(reach(at, 26, false)).toEqual({ tiles: [], from: null }));
  it("knows the small tiles", () => {
    expect([11, 12, 13].map((total) => reach(at, total, true).tiles)).toEqual([[11], [], []]);
    expect(reach(at, 11, false, { low_tiles_need_worm: false }).tiles).toEqual([11]);
    expect(reach({ ...at, seat: 2 }, 11, true, { one_low_tile_per_player: true }).tiles).toEqual([]);
  });
  it("follows the switches of the table", () => {
    const base = view({ stacks: [[30], [22, 27]], row: [21, 23, 24, 26] });
    expect(reach(base, 26, true, { lower: "any" }).tiles).toEqual([21, 23, 24, 26]);
    expect(reach(base, 26, true, { lower: "any_if_missing" }).tiles).toEqual([26]);
    expect(reach(base, 25, true, { lower: "any_if_missing" }).tiles).toEqual([21, 23, 24]);
    expect(reach(base, 27, true, { decline_steal: "forced", lower: "any" })).toEqual({ tiles: [], from: 1 });
    expect(reach(at, 28, true, { lower: "any" }).tiles).toEqual([28]);
  });
});

it("the cost of failing follows the switches of the table", () => {
  const none = { returned: null, turned: null, hen: false };
  const rich = view({ stacks: [[24], []], row: [21, 30] });
  const top = view({ stacks: [[36], []], row: [21, 30] });
  const hen = view({ stacks: [[24], []], row: [21, 30], figures: [["hen"], []], expansion: true });
  expect(costOfFailing(rich)).toEqual({ returned: 24, turned: 30, hen: false });
  expect(costOfFailing(top)).toEqual({ returned: 36, turned: null, hen: false });
  expect(costOfFailing(top, { flip_returned: true })).toEqual({ returned: 36, turned: 36, hen: false });
  expect(costOfFailing(view())).toEqual(none);
  expect(costOfFailing(view(), { flip_on_empty_fail: true })).toEqual({ ...none, turned: 36 });
  expect(costOfFailing(hen)).toEqual({ ...none, hen: true });
  expect(costOfFailing(hen, { hen_fail_turns_tile: true })).toEqual({ ...none, turned: 30, hen: true });
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
  expect(safety(view({ kept: ["1"], left: 2, golden: "1" }))).toBe(92);
  expect(safety(view({ kept: ["1", "W"], left: 2, golden: "1" }))).toBe(67);
  expect(safety(view({ kept: ["1", "W"], left: 2, golden: "1" }), "standard")).toBe(89);
  expect(safety(view({ kept: ["1"], left: 0 }))).toBeNull();
});

describe("forced", () => {
  const at = (phase: "keep" | "decide" | "roll", legal: Parameters<typeof frame>[3]) =>
    forced(frame(view({ phase }), 1, [], legal));
  it("is the only face and the only tile", () => {
    expect(at("keep", [{ type: "keep", symbol: "3" }])).toEqual({ type: "keep", symbol: "3" });
    expect(at("decide", [{ type: "take", tile: 26 }])).toEqual({ type: "take", tile: 26 });
  });
  it("is the roll that nothing speaks against", () => {
    expect(at("decide", [{ type: "roll" }, { type: "stop" }])).toEqual({ type: "roll" });
    expect(at("decide", [{ type: "roll" }, { type: "take", tile: 26 }])).toBeNull();
  });
  it("waits for whoever wants to be asked", () => {
    const stop = frame(view({ phase: "decide" }), 1, [], [{ type: "roll" }, { type: "stop" }]);
    expect([forced(stop), forced(stop, true)]).toEqual([{ type: "roll" }, null]);
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
    expect(
      failure(before, [acted(0, { type: "roll" }), rolled(["3"])], view({ phase: "keep", roll: ["3"] })),
    ).toBeNull();
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
  const legal = [
    { type: "roll" as const },
    { type: "take" as const, tile: 26 as const },
    { type: "steal" as const, from: 1 },
  ];
  it("puts the steal first and the rest behind the arrow", () => {
    const { bar, more } = offers(frame(at, 1, [], legal), [], seats);
    expect([bar.map((one) => one.title), more.map((one) => one.title)]).toEqual([
      ["Steal Oma’s 27", "Roll 2 more"],
      ["Take 26"],
    ]);
    expect(bar[0]?.label).toBe("Steal 27 from Oma, 2 worms");
  });
  it("follows the hints", () => {
    const hint = { action: legal[1]!, best: true, text: "", figure: "41%" };
    const { bar } = offers(frame(at, 1, [], legal), [hint], seats);
    expect(bar[0]).toMatchObject({ title: "Take 26", best: true, figure: "41%" });
  });
  it("says what stopping costs", () => {
    const mine = view({ phase: "decide", kept: ["5"], total: 5, stacks: [[24], [], []] });
    const { bar } = offers(frame(mine, 1, [], [{ type: "roll" }, { type: "stop" }]), [], seats);
    expect(bar.map((one) => [one.title, one.detail])).toEqual([
      ["Roll 7 more", ""],
      ["Stop without a tile", "costs your 24 · 36 is turned over"],
    ]);
  });
  it("offers the golden die first", () => {
    const { bar } = offers(frame(view(), 1, [], [{ type: "roll" }, { type: "roll", golden: true }]), [], seats);
    expect(bar.map((one) => [one.title, one.detail])).toEqual([
      ["Roll 9 dice", "with the golden die"],
      ["Roll 8 dice", ""],
    ]);
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

it("an illegal press names its rule", () => {
  const at = view({ phase: "decide", kept: ["5"], total: 25 });
  const legal = [{ type: "roll" as const }];
  expect(refusalOf(25, at, legal)?.[1]).toBe("RW-11");
  expect(refusalOf(30, view({ phase: "decide", kept: ["W"], total: 25 }), legal)?.[1]).toBe("RW-12");
  expect(refusalOf("5", at, legal)?.[1]).toBe("RW-07");
  expect(refusalOf(30, view({ phase: "decide", kept: ["W"], total: 31 }), legal)?.[1]).toBe("RW-12");
  expect(refusalOf(30, view({ phase: "decide", kept: ["W"], total: 31, down: [31] }), legal)?.[1]).toBe("RW-14");
  expect(refusalOf(30, view(), legal)?.[1]).toBe("RW-06");
  expect(refusalOf(30, at, [], seats)?.[0]).toBe("It is Mila’s turn.");
});
