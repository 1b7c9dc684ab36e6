import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Auto } from "./auto.svelte";
import { NEW_TURN } from "./effects";
import type { Action, Frame } from "./facts";
import { scenes, still } from "./scenes";
import { Stage } from "./stage.svelte";
import { acted, bare, fails, fell, frame, kept, view } from "./testing";

const ROLL: Action = { type: "roll" };

describe("scenes", () => {
  it("show dice in the air before what they make", () => {
    const before = still(frame(view({ seat: 0, phase: "keep", roll: ["1"] }), 4));
    const after = frame(view({ phase: "keep", seat: 0, roll: ["2", "5"] }), 6, [acted(0, ROLL), fell(0, ["5", "2"])]);
    const beats = scenes(before, after);
    expect(beats.map((beat) => [beat.scene.tumbling, beat.ms])).toEqual([
      [true, 450],
      [false, 250],
    ]);
    expect(beats[0]?.scene).toMatchObject({ air: ["5", "2"], airGold: false, legal: [] });
  });

  it("let a failure be seen in 1.2 seconds at most, the roll not counted", () => {
    const before = still(frame(view({ phase: "decide", seat: 0, kept: ["5"], total: 5, stacks: [[24], []] }), 4));
    const after = view({ seat: 1, row: [24, 25], down: [26] });
    const lost = fails("no_new", 5, 24, 26);
    const beats = scenes(before, frame(after, 6, [acted(0, ROLL), fell(0, ["5", "5"], ...lost)]));
    expect(beats.map(({ scene }) => [scene.failing?.seat, scene.failed?.turned])).toEqual([
      [undefined, undefined],
      [0, undefined],
      [undefined, 26],
    ]);
    expect(beats[1]?.scene).toMatchObject({ air: ["5", "5"], kept: ["5"], total: 5 });
    expect(beats.slice(1).reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(1200);
    expect(beats.at(-1)?.scene.failed?.effects).toEqual(lost.slice(0, 3));
  });

  it("show the last dice that were kept when they are of no use", () => {
    const before = still(frame(view({ phase: "keep", seat: 0, kept: ["5"], total: 5, roll: ["1", "3"] }), 7));
    const told = [kept("3", 1, { total: 8 }), ...fails("no_worm", 8, 24, 26)];
    const after = frame(view({ seat: 1 }), 8, [acted(0, { type: "keep", symbol: "3" }, ...told)]);
    const [first] = scenes(before, after);
    expect(first?.scene).toMatchObject({ kept: ["3", "5"], total: 8, air: ["1"] });
    expect(first?.scene.failing?.effects[0]).toMatchObject({ why: "no_worm" });
  });

  it("give a steal more time", () => {
    const before = still(frame(view({ phase: "decide" }), 4));
    const stolen = { type: "tile_stolen" as const, seat: 0, from: 1, tile: 27 as const, worms: 2 };
    const after = frame(view({ seat: 1 }), 5, [acted(0, { type: "steal", from: 1 }, stolen)]);
    expect(scenes(before, after).map((beat) => beat.ms)).toEqual([420]);
  });

  it("replay nothing after a gap, but know what was told of the turn", () => {
    const before = still(frame(view({ seat: 0 }), 4));
    const reach = { type: "in_reach" as const, seat: 0, total: 25, tiles: [25 as const] };
    const seen = [acted(0, { type: "keep", symbol: "5" }, kept("5", 5), reach)];
    const beats = scenes(before, frame(view({ seat: 1 }), 20, seen));
    expect(beats.map((beat) => beat.ms)).toEqual([0]);
    expect(beats[0]?.scene.turn.reach?.told).toEqual(reach);
  });

  it("remember with which face the golden die was kept", () => {
    const before = still(frame(view({ phase: "keep", seat: 0, roll: ["1", "W"], golden: "W" }), 4));
    const after = view({ phase: "decide", seat: 0, kept: ["W"], total: 5 });
    const seen = [acted(0, { type: "keep", symbol: "W" }, kept("W", 1, { golden: true }))];
    const end = scenes(before, frame(after, 5, seen)).at(-1)?.scene;
    expect(end?.turn.gold).toBe("W");
    const stop = [acted(0, { type: "stop" }, ...fails("stopped", 5, 24, 26))];
    const next = scenes(end ?? null, frame(view({ seat: 1 }), 6, stop)).at(-1)?.scene;
    expect(next?.turn).toEqual(NEW_TURN);
  });
});

describe("stage and auto", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = frame(view({ seat: 0 }), 4);
  const keep = frame(view({ phase: "keep", seat: 0, roll: ["2", "5"] }), 6, [acted(0, ROLL), fell(0, ["5", "2"])]);

  it("shows one scene after another", () => {
    const stage = new Stage();
    stage.push(start);
    expect([stage.shown?.ply, stage.busy]).toEqual([4, false]);
    stage.push(keep);
    expect([stage.shown?.tumbling, stage.busy]).toEqual([true, true]);
    vi.advanceTimersByTime(451);
    expect([stage.shown?.ply, stage.shown?.tumbling, stage.busy]).toEqual([6, false, true]);
    vi.advanceTimersByTime(251);
    expect(stage.busy).toBe(false);
  });

  it("shows the end at once when touched, and never waits at instant speed", () => {
    const stage = new Stage();
    stage.push(start);
    stage.push(keep);
    stage.finish();
    expect([stage.shown?.ply, stage.shown?.tumbling, stage.busy]).toEqual([6, false, false]);
    const quick = new Stage();
    quick.speed = "instant";
    quick.push(start);
    quick.push(keep);
    expect([quick.shown?.ply, quick.busy]).toEqual([6, false]);
  });

  it("takes what another seat may do at the same moment", () => {
    const stage = new Stage();
    stage.push(start);
    stage.push({ ...start, legal: bare(ROLL) });
    expect(stage.shown?.legal).toEqual(bare(ROLL));
    stage.push(keep);
    stage.push({ ...keep, legal: bare({ type: "keep", symbol: "5" }) });
    expect(stage.shown?.legal).toEqual([]);
    vi.advanceTimersByTime(451);
    expect(stage.shown?.legal).toEqual(bare({ type: "keep", symbol: "5" }));
  });

  it("leaves out old scenes when too many wait", () => {
    const stage = new Stage();
    stage.push(start);
    for (let ply = 5; ply < 9; ply += 1) stage.push(frame(start.view, ply, [fell(0, ["1"])]));
    expect([stage.shown?.ply, stage.busy]).toEqual([8, false]);
  });

  it("plays what is forced, once for every ply", () => {
    const auto = new Auto();
    const act = vi.fn();
    const forced: Frame = { ...keep, legal: bare({ type: "keep", symbol: "5" }) };
    auto.look(forced, "normal", act);
    expect(auto.coming).toEqual({ type: "keep", symbol: "5" });
    vi.advanceTimersByTime(501);
    expect(act).toHaveBeenCalledTimes(1);
    auto.look(forced, "normal", act);
    vi.advanceTimersByTime(2000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("leaves time to take a choice back, and plays the same ply again after that", () => {
    const auto = new Auto(null);
    const act = vi.fn();
    const forced: Frame = { ...keep, legal: bare({ type: "keep", symbol: "5" }) };
    auto.look(forced, "normal", act, 2000);
    vi.advanceTimersByTime(1999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(act).toHaveBeenCalledTimes(1);
    auto.look({ ...start, ply: forced.ply - 1, legal: bare(ROLL, { type: "stop" }) }, "normal", act);
    auto.look(forced, "normal", act);
    vi.advanceTimersByTime(501);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("leaves the first roll to the table, and asks before rolling on, for those who like that", () => {
    const auto = new Auto(null);
    const first: Frame = { ...start, legal: bare(ROLL) };
    const stop = frame(view({ phase: "decide" }), 9, [], bare(ROLL, { type: "stop" }));
    expect([auto.expects(first), auto.expects(stop)]).toEqual([null, ROLL]);
    const store = { setItem: vi.fn() };
    auto.turn(store);
    expect([auto.expects(first), auto.expects(stop)]).toEqual([null, null]);
    expect(store.setItem).toHaveBeenCalledWith("wormery.regenwormen.ask", "yes");
    expect(new Auto({ getItem: () => "yes" }).asks).toBe(true);
  });

  it("knows what it has played until the table has moved on", () => {
    const auto = new Auto(null);
    const only = { type: "keep", symbol: "5" } as const;
    auto.look({ ...keep, legal: bare(only) }, "instant", () => {});
    vi.advanceTimersByTime(1);
    expect([auto.played(keep.ply), auto.played(keep.ply + 1)]).toEqual([only, null]);
  });

  it("does nothing after it was cancelled", () => {
    const auto = new Auto();
    const act = vi.fn();
    auto.look({ ...keep, legal: bare({ type: "keep", symbol: "5" }) }, "normal", act);
    auto.cancel();
    vi.advanceTimersByTime(2000);
    expect(act).not.toHaveBeenCalled();
  });
});
