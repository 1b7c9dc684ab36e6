import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Auto } from "./auto.svelte";
import type { Action, Frame } from "./facts";
import { scenes, still } from "./scenes";
import { Stage } from "./stage.svelte";
import { acted, frame, rolled, view } from "./testing";

const ROLL: Action = { type: "roll" };

describe("scenes", () => {
  it("shows dice in the air before what they make", () => {
    const before = still(frame(view({ seat: 0 }), 4));
    const after = frame(view({ phase: "keep", seat: 0, roll: ["2", "5"] }), 6, [acted(0, ROLL), rolled(["5", "2"])]);
    const beats = scenes(before, after);
    expect(beats.map((beat) => [beat.scene.tumbling, beat.ms])).toEqual([
      [true, 450],
      [false, 250],
    ]);
    expect(beats[0]?.scene.air).toEqual(["5", "2"]);
    expect(beats[0]?.scene.legal).toEqual([]);
  });

  it("lets a failure be seen in 1.2 seconds at most, the roll not counted", () => {
    const before = still(frame(view({ phase: "decide", seat: 0, kept: ["5"], total: 5, stacks: [[24], []] }), 4));
    const after = view({ seat: 1, row: [24, 25], down: [26] });
    const beats = scenes(before, frame(after, 6, [acted(0, ROLL), rolled(["5", "5"])]));
    expect(beats.map((beat) => beat.scene.failing?.reason ?? beat.scene.failed?.reason)).toEqual([
      undefined,
      "no_new",
      "no_new",
    ]);
    expect(beats.slice(1).reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(1200);
    expect(beats.at(-1)?.scene.failed).toMatchObject({ seat: 0, returned: 24 });
  });

  it("shows the last dice that were kept when they are of no use", () => {
    const before = still(frame(view({ phase: "keep", seat: 0, kept: ["5"], total: 5, roll: ["1", "3"] }), 7));
    const after = frame(view({ seat: 1 }), 8, [acted(0, { type: "keep", symbol: "3" })]);
    const [first] = scenes(before, after);
    expect(first?.scene.failing?.reason).toBe("no_worm");
    expect(first?.scene.view.turn).toMatchObject({ kept: ["3", "5"], total: 8 });
    expect(first?.scene.air).toEqual(["1"]);
  });

  it("replays nothing after a gap", () => {
    const before = still(frame(view({ seat: 0 }), 4));
    const beats = scenes(before, frame(view({ seat: 1 }), 20, [acted(0, ROLL)]));
    expect(beats.map((beat) => beat.ms)).toEqual([0]);
  });

  it("remembers with which face the golden die was kept", () => {
    const before = still(frame(view({ phase: "keep", seat: 0, roll: ["1", "W"], golden: "W" }), 4));
    const kept = view({ phase: "decide", seat: 0, kept: ["W"], total: 5 });
    const end = scenes(before, frame(kept, 5, [acted(0, { type: "keep", symbol: "W" })])).at(-1)?.scene;
    expect(end?.gold).toBe("W");
    const next = scenes(end ?? null, frame(view({ seat: 1 }), 6, [acted(0, { type: "stop" })])).at(-1)?.scene;
    expect(next?.gold).toBeNull();
  });
});

describe("stage and auto", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = frame(view({ seat: 0 }), 4);
  const keep = frame(view({ phase: "keep", seat: 0, roll: ["2", "5"] }), 6, [acted(0, ROLL), rolled(["5", "2"])]);

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
    stage.push({ ...start, legal: [ROLL] });
    expect(stage.shown?.legal).toEqual([ROLL]);
    stage.push(keep);
    stage.push({ ...keep, legal: [{ type: "keep", symbol: "5" }] });
    expect(stage.shown?.legal).toEqual([]);
    vi.advanceTimersByTime(451);
    expect(stage.shown?.legal).toEqual([{ type: "keep", symbol: "5" }]);
  });

  it("leaves out old scenes when too many wait", () => {
    const stage = new Stage();
    stage.push(start);
    for (let ply = 5; ply < 9; ply += 1) stage.push(frame(start.view, ply, [acted(0, { type: "weasel" })]));
    expect([stage.shown?.ply, stage.busy]).toEqual([8, false]);
  });

  it("plays what is forced, once for every ply", () => {
    const auto = new Auto();
    const act = vi.fn();
    const forced: Frame = { ...keep, legal: [{ type: "keep", symbol: "5" }] };
    auto.look(forced, "normal", act);
    expect(auto.coming).toEqual({ type: "keep", symbol: "5" });
    vi.advanceTimersByTime(501);
    expect(act).toHaveBeenCalledTimes(1);
    auto.look(forced, "normal", act);
    vi.advanceTimersByTime(2000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("rolls first by itself, and asks before rolling on, for those who like that", () => {
    const auto = new Auto(null);
    const first: Frame = { ...start, legal: [ROLL] };
    const stop = frame(view({ phase: "decide" }), 9, [], [ROLL, { type: "stop" }]);
    expect([auto.expects(first), auto.expects(stop)]).toEqual([null, ROLL]);
    auto.rolls = true;
    const store = { setItem: vi.fn() };
    auto.turn(store);
    expect([auto.expects(first), auto.expects(stop)]).toEqual([ROLL, null]);
    expect(store.setItem).toHaveBeenCalledWith("wormery.regenwormen.ask", "yes");
    expect(new Auto({ getItem: () => "yes" }).asks).toBe(true);
  });

  it("does nothing after it was cancelled", () => {
    const auto = new Auto();
    const act = vi.fn();
    auto.look({ ...keep, legal: [{ type: "keep", symbol: "5" }] }, "normal", act);
    auto.cancel();
    vi.advanceTimersByTime(2000);
    expect(act).not.toHaveBeenCalled();
  });
});
