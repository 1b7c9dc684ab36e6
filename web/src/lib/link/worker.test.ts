import { expect, test } from "vitest";
import type { Ask } from "../engine/engine";
import { EngineError } from "../engine/module";
import { loadEngine } from "../engine/testing";
import { type LocalPlan, type LocalTable, newTable, people } from "../device/local";
import type { FrameMessage, GameId } from "../wire/types";
import type { Grown } from "../storage/shelf";
import type { Update } from "./link";
import { WorkerLink, withLines } from "./worker";

const engine = await loadEngine();
const ask: Ask = <T>(request: Parameters<Ask>[0]) => Promise.resolve().then(() => engine.ask<T>(request));
const pace = { botMs: () => 0, rested: () => Promise.resolve(), undoMs: () => 0, playouts: 2 };

function plan(game: GameId, level: string, names = ["Ann"]): LocalPlan {
  return { game, options: {}, start_seat: 0, seats: [...people(names), { type: "bot", level }] };
}

/** Hears what a link keeps, and that its lines are the record. */
function keeper(kept: LocalTable[]) {
  let pieces: { since: number; lines: string }[] = [];
  return (latest: LocalTable, { since = -1, lines }: Grown) => {
    pieces = [...pieces.filter((piece) => piece.since < since), { since, lines }];
    expect(pieces.map((piece) => piece.lines).join("")).toBe(latest.record);
    kept.push(latest);
  };
}

/** Plays at a table by always doing the first thing that is legal, until it is over or `isEnough`. */
async function play(table: LocalTable, asked: Ask = ask, isEnough: (frame: FrameMessage) => boolean = () => false) {
  const updates: Update[] = [];
  const kept: LocalTable[] = [];
  const link = new WorkerLink(table, pace, keeper(kept), asked, () => 7);
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

/** A table at which nothing is done by itself: the latest frame of the person to act, and what was kept. */
async function seated(table: LocalTable, undoMs = 0) {
  const kept: LocalTable[] = [];
  const updates: Update[] = [];
  const frames = () => updates.filter((update) => update.type === "frame");
  const link = new WorkerLink(table, { ...pace, undoMs: () => undoMs }, keeper(kept), ask, () => 7);
  link.subscribe((update) => updates.push(update));
  const mine = () => frames().findLast(({ seat, to_act }) => seat === to_act && to_act !== undefined)!;
  const isOver = () => updates.some((update) => update.type === "table" && update.table.state === "over");
  const waits = () => expect.poll(() => isOver() || frames().at(-1)?.to_act === 0, { timeout: 120_000 }).toBe(true);
  const choose = async (reversible: boolean) => {
    await waits();
    const { seat, frame } = mine();
    const choice = frame.legal.find((one) => (one.reversible ?? false) === reversible);
    if (!choice) return false;
    await link.send({ type: "act", ply: frame.ply, action: choice.action, seat: seat! });
    return frame.legal.length > 1;
  };
  const canUndo = () => updates.findLast((update) => update.type === "undoable")?.can ?? false;
  return { link, updates, kept, mine, choose, canUndo, waits };
}

test("a choice is taken back: the record is cut, and the page is told how it was", async () => {
  const { link, updates, kept, mine, choose, canUndo } = await seated(newTable(plan("regenwormen", "greedy")));
  await choose(false);
  const before = { frame: mine().frame, record: kept.at(-1)!.record };
  expect([before.frame.legal.length > 1, canUndo()]).toEqual([true, false]);
  await choose(true);
  expect(kept.at(-1)!.record).not.toBe(before.record);
  expect(canUndo()).toBe(true);
  const told = updates.length;
  await link.past.undo();
  expect(canUndo()).toBe(false);
  expect(kept.at(-1)).toMatchObject({ record: before.record, ply: before.frame.ply });
  const kinds = updates.slice(told).map((update) => update.type);
  expect(kinds.indexOf("undone")).toBeLessThan(kinds.indexOf("frame"));
  expect(mine().frame).toMatchObject({ ply: before.frame.ply, view: before.frame.view, legal: before.frame.legal });
  expect(await choose(true)).toBe(true);
  link.close();
});

test("after new luck nothing can be taken back", async () => {
  const { link, kept, choose, canUndo } = await seated(newTable(plan("regenwormen", "greedy")));
  for (const reversible of [false, true, false]) await choose(reversible);
  const { record } = kept.at(-1)!;
  expect(canUndo()).toBe(false);
  await link.past.undo();
  expect(kept.at(-1)!.record).toBe(record);
  link.close();
});

test("a bot leaves time to think again, unless one wants to go on; then it is too late", async () => {
  const { link, mine, choose, canUndo, waits } = await seated(newTable(plan("holzwurm", "hoarder")), 60_000);
  await waits();
  const { ply } = mine().frame;
  expect(await choose(true)).toBe(true);
  await new Promise((done) => setTimeout(done, 50));
  expect(canUndo()).toBe(true);
  await link.past.undo();
  expect([mine().frame.ply, canUndo()]).toEqual([ply, false]);
  await choose(true);
  expect(canUndo()).toBe(true);
  link.past.goOn();
  await expect.poll(() => mine().frame.ply, { timeout: 120_000 }).toBeGreaterThan(ply + 1);
  expect(canUndo()).toBe(false);
  link.close();
});

test("who has looked into another hand seals what was done before", async () => {
  const { link, mine, choose, canUndo, waits } = await seated(newTable(plan("holzwurm", "hoarder", ["Ann", "Bo"])));
  await waits();
  const { seat } = mine();
  await choose(true);
  link.past.look(seat!);
  await link.past.undo();
  expect(mine().frame.ply, "one's own hand is known").toBeLessThan(3);
  await choose(true);
  expect(canUndo()).toBe(true);
  link.past.look(1 - seat!);
  await expect.poll(canUndo).toBe(false);
  link.close();
});

test("where there is no engine the table is gone", async () => {
  const none: Ask = () => Promise.reject(new EngineError("the module cannot be loaded"));
  await expect(play(newTable(plan("regenwormen", "greedy")), none)).rejects.toThrow("gone");
});

test("a bot does not run ahead of who looks", async () => {
  let isSeen = false;
  const rested = async () => {
    await new Promise((done) => setTimeout(done));
    isSeen = true;
  };
  const early: unknown[] = [];
  const asked: Ask = (request) => {
    if (request.fn === "bot" && !isSeen) early.push(request);
    if (request.fn === "bot") isSeen = false;
    return ask(request);
  };
  const link = new WorkerLink(newTable(plan("regenwormen", "greedy")), { ...pace, rested }, () => {}, asked);
  await new Promise<void>((done, failed) => {
    let n_frames = 0;
    link.subscribe((update) => {
      if (update.type !== "frame") return;
      n_frames += 1;
      if (n_frames > 40) return done();
      if (update.to_act !== update.seat || update.to_act === undefined) return;
      const { action } = update.frame.legal[0]!;
      link.send({ type: "act", ply: update.frame.ply, action, seat: update.to_act }).catch(failed);
    });
  });
  link.close();
  expect(early).toEqual([]);
});

test("a record goes on with the lines that come, and is cut where they begin", () => {
  const lines = ['{"game":"ö"}', '{"seat":0}', '{"chance":1}', '{"seat":1}'].map((line) => `${line}\n`);
  const table = { ply: 3, record: lines.join("") };
  expect(withLines(table, "{}\n")).toBe("{}\n");
  expect(withLines(table, "{}\n", 3)).toBe(`${lines.join("")}{}\n`);
  expect(withLines(table, "", 1)).toBe(lines.slice(0, 2).join(""));
  expect(withLines(table, "{}\n", 0)).toBe(`${lines[0]}{}\n`);
});

test("a step brings its own lines, however long the game is", async () => {
  const bytes: { ply: number; n: number }[] = [];
  const asked: Ask = async <T>(request: Parameters<Ask>[0]) => {
    const answer = await ask<T>(request);
    if (request.fn === "act") bytes.push({ ply: request.ply, n: JSON.stringify(answer).length });
    return answer;
  };
  const people = plan("regenwormen", "greedy", ["Ann", "Bo"]);
  const seats = people.seats.slice(0, 2);
  const { kept } = await play(newTable({ ...people, seats }), asked, ({ frame }) => frame.ply > 300);
  const mean = (from: number) => {
    const near = bytes.filter(({ ply }) => ply >= from && ply < from + 40);
    return near.reduce((sum, { n }) => sum + n, 0) / near.length;
  };
  expect(mean(260)).toBeLessThan(2 * mean(0));
  const again = await play(kept.at(-1)!, ask, () => true);
  expect(again.kept, "what the module would write is what was kept").toEqual([]);
  again.link.close();
});
