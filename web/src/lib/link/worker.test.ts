import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Ask } from "../engine/engine";
import { Engine } from "../engine/module";
import type { Update } from "./link";
import { type LocalGame, type LocalPlan, WorkerLink } from "./worker";

/** The module itself, in this process. `make wasm` puts it there. */
const engine = await Engine.load(readFileSync("static/wormery.wasm"));
const ask: Ask = <T>(request: Parameters<Ask>[0]) => Promise.resolve().then(() => engine.ask<T>(request));

function plan(game: string, level: string): LocalPlan {
  return { game, seats: [{ type: "person", name: "Ann", color: "blue" }, { type: "bot", level }] };
}

/** Plays a game by always doing the first thing that is legal. */
async function play(game: string, level: string): Promise<{ updates: Update[]; kept: LocalGame | undefined }> {
  const updates: Update[] = [];
  let kept: LocalGame | undefined;
  const pace = { bot_ms: () => 0, playouts: 2 };
  const link = new WorkerLink({ plan: plan(game, level) }, pace, (latest) => (kept = latest), ask, 7);
  await new Promise<void>((done, failed) => {
    link.subscribe((update) => {
      updates.push(update);
      if (update.type === "table" && update.table.state === "over") done();
      if (update.type === "link" && update.state === "gone") failed(new Error("the link is gone"));
      if (update.type !== "frame" || update.to_act !== 0) return;
      const frame = update.frame as { ply: number; legal: unknown[] };
      link.send({ type: "act", ply: frame.ply, action: frame.legal[0] } as never).catch(failed);
    });
  });
  return { updates, kept };
}

test.each([
  ["regenwormen", "greedy"],
  ["it-happens", "greedy"],
  ["holzwurm", "hoarder"],
])("a whole game of %s is played without a server", async (game, level) => {
  const { updates, kept } = await play(game, level);
  const plies = updates.filter((update) => update.type === "frame").map((update) => (update.frame as { ply: number }).ply);
  expect(plies.length).toBeGreaterThan(10);
  expect([...plies].sort((one, other) => one - other)).toEqual(plies);
  await new Promise((done) => setTimeout(done, 10));
  expect(kept?.record).toContain(`"game":"${game}"`);
});

test("what is illegal is refused in words", async () => {
  const pace = { bot_ms: () => 0, playouts: 1 };
  const link = new WorkerLink({ plan: plan("regenwormen", "greedy") }, pace, () => undefined, ask, 1);
  const keep = { type: "act", ply: 0, action: { type: "keep", symbol: "W" } };
  await expect(link.send(keep as never)).rejects.toThrow(/roll|throw|dice/i);
});
