import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Ask } from "../../lib/engine/engine";
import { loadEngine } from "../../lib/engine/testing";
import { EngineError, EngineGone } from "../../lib/engine/module";
import { Refusal } from "../../lib/link/http";
import type { GameSource } from "../../lib/played/source";
import type { GameInfo, Report } from "../../lib/wire/types";

/** The module itself, in this process. `make wasm` puts it there. */
const engine = await loadEngine();
const ask: Ask = <T>(request: Parameters<Ask>[0]) => Promise.resolve().then(() => engine.ask<T>(request));
let isGone = false;
vi.mock("../../lib/engine/engine", () => ({
  ask: (request: Parameters<Ask>[0]) => (isGone ? Promise.reject(new EngineGone("no module")) : ask(request)),
}));
const { Played } = await import("./played.svelte");

const record = readFileSync("../records/regenwormen-3p.wgr", "utf8");
const info: GameInfo = {
  id: "g",
  table: "T",
  game: "regenwormen",
  created: "2026-01-31T19:00:00Z",
  ended: "2026-01-31T19:18:20Z",
  ply: 9,
  players: [
    { name: "Ann", you: false },
    { name: "Bo", you: true },
    { name: "x", level: "master", you: false },
  ],
  result: [{ seat: 0, score: 3, rank: 1, tiebreaks: [] }],
};
const review = engine.ask<Report>({ fn: "review", record });
const source = (change: Partial<GameSource> = {}): GameSource => ({
  info: () => Promise.resolve(info),
  record: () => Promise.resolve(record),
  review: () => Promise.resolve(review),
  again: () => "/t/T",
  isPublic: true,
  ...change,
});

test("everything of a game comes in", async () => {
  const game = new Played(source());
  await game.load(() => false);
  expect([game.names[1], game.mine, game.minutes, game.isReviewed]).toEqual(["Bo", [1], 18, true]);
  expect(game.turns.length).toBeGreaterThan(10);
  expect(game.review?.worth.length).toBe(game.record!.steps.length + 1);
  expect(game.replay.at).toBe(game.record!.steps.length);
  expect(game.lineAt(3)?.text).toMatch(new RegExp(game.names.join("|")));
});

test("without the engine nothing is told or counted, and the page knows why", async () => {
  isGone = true;
  const game = new Played(source());
  await game.load(() => false).finally(() => (isGone = false));
  expect([game.isLost, game.isTold, game.isReviewed]).toEqual([true, false, true]);
  const whole = new Played(source());
  await whole.load(() => false);
  expect([whole.isLost, whole.isTold]).toEqual([false, true]);
});

test("a record that the engine refuses is no missing part", () => {
  const game = new Played(source());
  game.miss(new EngineError("no such game"));
  expect(game.isLost).toBe(false);
});

test("every stop has a frame, and the decisions of the review can be chosen on it", async () => {
  const game = new Played(source());
  await game.load(() => false);
  const opened = game.opened!;
  const frames = await Promise.all(game.replay.stops.map((ply) => opened.at(ply, null)));
  expect(frames.map(({ frame }) => frame.ply)).toEqual(game.replay.stops);
  expect(await opened.at(0, null)).toBe(frames[0]);
  for (const decision of review.costliest.slice(0, 5)) {
    const { frame, to_act } = await opened.at(decision.ply, decision.seat);
    expect(to_act).toBe(decision.seat);
    expect(frame.legal.map(({ action }) => action)).toEqual(
      expect.arrayContaining(decision.choices.map(({ action }) => action)),
    );
    expect(frame.legal.length).toBe(decision.choices.length);
  }
});

test("what is looked at elsewhere closes a puzzle and moves the board", async () => {
  const game = new Played(source());
  await game.load(() => false);
  game.retry.open(review.costliest.slice(0, 1));
  game.show(1);
  expect([game.retry.decision, game.replay.at, game.looks]).toEqual([null, 0, 1]);
});

test("a game that goes on has neither record nor review yet", async () => {
  const { ended: _ended, result: _result, ...running } = info;
  const game = new Played(
    source({ info: () => Promise.resolve(running), record: () => Promise.reject(new Error("not asked")) }),
  );
  await game.load(() => false);
  expect([game.isRunning, game.record, game.isReviewed]).toEqual([true, null, true]);
});

test("what is refused is told", async () => {
  const problem = { type: "", title: "", status: 404, detail: "", code: "not_found" as const };
  const game = new Played(source({ info: () => Promise.reject(new Refusal(problem)) }));
  await game.load(() => false);
  expect(game.problem?.code).toBe("not_found");
});

test("a game that was refused for haste comes when it is asked for again", async () => {
  const problem = { type: "", title: "", status: 429, detail: "", code: "too_many" as const };
  const infos = [Promise.reject(new Refusal(problem, 2000)), Promise.resolve(info)];
  const game = new Played(source({ info: () => infos.shift()! }));
  await game.load(() => false);
  expect([game.refusal?.retryMs, game.problem?.code, game.record]).toEqual([2000, "too_many", null]);
  await game.load(() => false);
  expect([game.problem, game.isTold]).toEqual([null, true]);
});
