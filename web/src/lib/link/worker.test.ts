import { expect, test } from "vitest";
import type { Ask } from "../engine/engine";
import { EngineError } from "../engine/module";
import { loadEngine } from "../engine/testing";
import { type LocalPlan, type LocalTable, newTable, people } from "../state/local";
import type { FrameMessage, GameId } from "../wire/types";
import type { Update } from "./link";
import { WorkerLink } from "./worker";

const engine = await loadEngine();
const ask: Ask = <T>(request: Parameters<Ask>[0]) => Promise.resolve().then(() => engine.ask<T>(request));
const pace = { botMs: () => 0, playouts: 2 };

function plan(game: GameId, level: string, names = ["Ann"]): LocalPlan {
  return { game, options: {}, start_seat: 0, seats: [...people(names), { type: "bot", level }] };
}

/** Plays at a table by always doing the first thing that is legal, until it is over or `isEnough`. */
async function play(table: LocalTable, asked: Ask = ask, isEnough: (frame: FrameMessage) => boolean = () => false) {
  const updates: Update[] = [];
  const kept: LocalTable[] = [];
  const link = new WorkerLink(
    table,
    pace,
    (latest) => kept.push(latest),
    asked,
    () => 7,
  );
  await new Promise<void>((done, failed) => {
    link.subscribe((update) => {
      updates.push(update);
      if (update.type === "table" && update.table.state === "over") done();
      if (update.type === "link" && update.state === "gone") failed(new Error("the link is gone"));
      if (update.type !== "frame" || update.to_act !== update.seat || update.to_act === undefined) return;
      if (isEnough(update)) return done();
      const action = update.frame.legal[0]!.action;
      link.send({ type: "act", ply: update.frame.ply, action, seat: update.to_act }).catch(failed);
    });
  });
  return { link, updates, kept, frames: updates.filter((update) => update.type === "frame") };
}

test.each([
  ["regenwormen", "greedy"],
  ["it-happens", "planner"],
  ["holzwurm", "hoarder"],
] as const)("a whole game of %s is played without a server, and kept after every step", async (game, level) => {
  const table = newTable(plan(game, level));
  const { frames, updates, kept } = await play(table);
  const plies = frames.map(({ frame }) => frame.ply);
  expect(plies.length).toBeGreaterThan(10);
  expect([...plies].sort((one, other) => one - other)).toEqual(plies);
  expect(new Set(plies).size).toBeLessThanOrEqual(kept.length);
  expect(kept.at(-1)).toMatchObject({
    id: table.id,
    game: table.game,
    ply: plies.at(-1),
    result: expect.anything() as unknown,
  });
  expect(kept.at(-1)?.record).toContain(`"game":"${game}"`);
  for (const frame of frames) expect(frame.game).toBe(table.game);
  const last = updates.findLast((update) => update.type === "table");
  expect(last?.table).toMatchObject({ code: table.id, game_id: table.game, state: "over" });
});

test("several people share the device, and each has frames of his own", async () => {
  const { frames } = await play(newTable(plan("holzwurm", "hoarder", ["Ann", "Bo"])));
  expect(new Set(frames.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
});

test("a game goes on where it was kept, with all that was seen", async () => {
  const first = await play(newTable(plan("regenwormen", "greedy")), ask, ({ frame }) => frame.ply > 30);
  first.link.close();
  const { updates } = await play(first.kept.at(-1)!, ask, () => true);
  const frame = updates.find((update) => update.type === "frame");
  expect(frame?.frame).toMatchObject({ ply: first.frames.at(-1)!.frame.ply, view: first.frames.at(-1)!.frame.view });
  expect(frame?.frame.seen.length).toBe(frame?.frame.ply);
});

test("the same people play again, another game begins, and the start goes round", async () => {
  const { link, kept } = await play(newTable(plan("regenwormen", "greedy")));
  const updates: Update[] = [];
  await new Promise<void>((done) => {
    link.subscribe((update) => {
      updates.push(update);
      if (update.type === "frame" && update.to_act === 0) done();
    });
    void link.send({ type: "rematch" });
  });
  expect(updates.find((update) => update.type === "table")?.table).toMatchObject({ start_seat: 1, state: "playing" });
  expect(updates.find((update) => update.type === "frame")?.game).not.toBe(kept[0]!.game);
  expect(kept.at(-1)).toMatchObject({ id: kept[0]!.id, plan: { start_seat: 1 } });
  expect(kept.at(-1)).not.toHaveProperty("result");
});

test("what is illegal is refused in words, and the game goes on", async () => {
  const { link } = await play(newTable(plan("regenwormen", "greedy")), ask, () => true);
  await expect(link.send({ type: "act", ply: 0, action: { type: "keep", symbol: "W" } })).rejects.toThrow(
    /roll|throw|dice/i,
  );
  await expect(link.send({ type: "say", text: "hello" })).rejects.toMatchObject({ problem: { code: "wrong_state" } });
  await expect(link.send({ type: "act", ply: 0, action: { type: "roll" } })).resolves.toMatchObject({ ply: 2 });
});

test("when the engine breaks the game goes on from its record with a new one", async () => {
  let current = engine;
  let n_asked = 0;
  const fragile: Ask = async <T>(request: Parameters<Ask>[0]) => {
    n_asked += 1;
    if (n_asked % 40 === 0) {
      current = await loadEngine();
      throw new EngineError("unreachable");
    }
    return current.ask<T>(request);
  };
  const { kept } = await play(newTable(plan("regenwormen", "greedy")), fragile);
  expect(n_asked).toBeGreaterThan(80);
  expect(kept.at(-1)?.result).toBeDefined();
});

test("where there is no engine the table is gone", async () => {
  const none: Ask = () => Promise.reject(new EngineError("the module cannot be loaded"));
  await expect(play(newTable(plan("regenwormen", "greedy")), none)).rejects.toThrow("gone");
});
