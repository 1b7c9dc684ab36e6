import { afterEach, expect, test } from "vitest";
import { alikeSaid } from "../../games/parts/hints";
import type { Ask } from "../engine/engine";
import { loadEngine } from "../engine/testing";
import type { AnyAction, AnyFrame, FrameMessage, ServerMessage, TableInfo } from "../wire/types";
import { Coach, hints } from "./coach.svelte";
import { type Language, settings } from "./settings.svelte";

const engine = await loadEngine();
afterEach(() => settings.set("language", "en"));
const ask: Ask = <T>(request: Parameters<Ask>[0]) => Promise.resolve().then(() => engine.ask<T>(request));

/** A local table at its first choice between dice, with what the server would tell. */
function table() {
  const seats = [
    { type: "person", name: "Ann", color: "blue" },
    { type: "bot", level: "greedy" },
  ];
  const { table } = engine.ask<{ table: number }>({ fn: "open", plan: { game: "regenwormen", seats }, seed: 3 });
  const roll = { type: "act", ply: 0, action: { type: "roll" } };
  engine.ask({ fn: "send", table, message: roll });
  const messages = engine.ask<ServerMessage[]>({ fn: "hello", table });
  const told = messages.find((message) => message.type === "table")!;
  const frame = messages.find((message) => message.type === "frame")! as FrameMessage;
  return { info: (told as { table: TableInfo }).table, frame };
}

async function advised(level: "off" | "odds" | "coach") {
  const { info, frame } = table();
  const coach = new Coach(ask);
  coach.look(info, frame, frame.frame.seen, level);
  await expect.poll(() => coach.hints.length, { timeout: 5000 }).toBe(level === "off" ? 0 : frame.frame.legal.length);
  return coach.hints;
}

test("the coach marks one choice and says what each is worth", async () => {
  const found = await advised("coach");
  expect(found.filter((hint) => hint.best)).toHaveLength(1);
  expect(found[0]!.text).toMatch(/Best choice\. Wins \d+ of 100 games\. Fails in \d+ of 100 turns/);
});

test("what the coach says follows the language that is chosen in the middle of the game", async () => {
  const { info, frame } = table();
  const coach = new Coach(ask);
  coach.look(info, frame, frame.frame.seen, "coach");
  await expect.poll(() => coach.hints.length, { timeout: 5000 }).toBe(frame.frame.legal.length);
  const said = (language: Language) => {
    settings.set("language", language);
    return coach.hints.find((hint) => hint.best)!.text;
  };
  expect(said("en")).toMatch(/^Best choice\. Wins/);
  expect(said("de")).toMatch(/^Beste Wahl\. Gewinnt/);
  expect(said("en")).toMatch(/^Best choice\. Wins/);
});

test("the odds of a turn add up to one", async () => {
  for (const { turn, figure } of await advised("odds")) {
    expect(figure).toMatch(/^(win \d+%|good|as good|weaker|)$/);
    expect(turn!.ends.reduce((sum, [, chance]) => sum + chance, turn!.fail)).toBeCloseTo(1);
  }
});

test("after something was taken back the game is followed anew, from its beginning", async () => {
  const { info, frame } = table();
  const asked: Parameters<Ask>[0][] = [];
  const fake: Ask = <T>(request: Parameters<Ask>[0]) => {
    asked.push(request);
    return Promise.resolve((request.fn === "follow" ? { id: 1 } : null) as T);
  };
  const coach = new Coach(fake);
  const look = async (ply: number) => {
    coach.look(info, { ...frame, frame: { ...frame.frame, ply } as AnyFrame }, frame.frame.seen, "odds");
    const told = () => asked.filter(({ fn }) => fn === "hints").length;
    const before = told();
    await expect.poll(told).toBe(before + 1);
  };
  for (const ply of [2, 3, 2]) await look(ply);
  expect(asked.filter(({ fn }) => fn === "follow")).toHaveLength(2);
  const frames = asked.filter(({ fn }) => fn === "frame").map((one) => (one["frame"] as AnyFrame).seen.length);
  expect(frames).toEqual([2, 0, 2]);
});

test("the same moment is not judged twice, whoever comes and goes", async () => {
  const { info, frame } = table();
  const asked: string[] = [];
  const coach = new Coach(<T>(request: Parameters<Ask>[0]) => {
    asked.push(request.fn);
    return ask<T>(request);
  });
  coach.look(info, frame, frame.frame.seen, "odds");
  await expect.poll(() => coach.hints.length, { timeout: 5000 }).toBeGreaterThan(0);
  const { hints: found } = coach;
  coach.look({ ...info, watchers: 3 }, frame, frame.frame.seen, "odds");
  expect(coach.hints).toEqual(found);
  expect(asked.filter((fn) => fn === "hints")).toHaveLength(1);
});

test("odds mark nothing", async () => {
  expect((await advised("odds")).some((hint) => hint.best)).toBe(false);
});

test("a choice as good as the best is not called worse", () => {
  const choices = [
    { action: { type: "take", tile: 21 } as const, value: 0.5, margin: 0 },
    { action: { type: "take", tile: 22 } as const, value: 0.499, margin: 0 },
    { action: { type: "take", tile: 23 } as const, value: 0.46, margin: 0.05 },
  ];
  const found = hints({ ply: 1, choices, odds: null }, "coach");
  const [, other, unsure] = found;
  expect(found.map(({ verdict, figure }) => [verdict, figure])).toEqual([
    ["best", ""],
    ["equal", ""],
    ["equal", ""],
  ]);
  expect(other!.text).toBe("Wins 50 of 100 games, about as often as the best choice.");
  expect(unsure!.text).toBe("Wins 46 of 100 games, about as often as the best choice.");
});

test("numbers stand where choices differ, and words where they do not", () => {
  const choice = (tile: number, value: number) => ({ action: { type: "take", tile } as AnyAction, value, margin: 0 });
  const figures = (...values: number[]) =>
    hints({ ply: 1, choices: values.map((value, idx) => choice(21 + idx, value)), odds: null }, "odds").map(
      ({ figure }) => figure,
    );
  expect(figures(0.35, 0.343, 0.341, 0.334)).toEqual(["", "", "", ""]);
  expect(figures(0.35, 0.34, 0.28)).toEqual(["win 35%", "as good", "win 28%"]);
});

test("early in a game the turn tells which choice is worse, in a word and without a number", () => {
  const keep = (symbol: "W" | 2 | 3 | 4) => ({ type: "keep", symbol }) as AnyAction;
  const choice = (symbol: "W" | 2 | 3 | 4, value: number) => ({ action: keep(symbol), value, margin: 0 });
  const turn = (symbol: "W" | 2 | 3 | 4, worms: number, fail: number) => ({ action: keep(symbol), worms, fail });
  // The first throw of two players is W W 2 2 3 3 4 4.
  const choices = [choice("W", 0.512), choice(4, 0.506), choice(3, 0.503), choice(2, 0.498)];
  const odds = { choices: [turn("W", 1.63, 0.16), turn(4, 1.38, 0.29), turn(3, 1.21, 0.32), turn(2, 0.94, 0.37)] };
  const found = hints({ ply: 1, choices, odds }, "odds");
  expect(found.map(({ figure }) => figure)).toEqual(["good", "weaker", "weaker", "weaker"]);
  expect(alikeSaid(found)).toBe("");
  expect(found[3]!.text).toMatch(/about as often as the best choice, but the turn is worse\. Fails in 37 of/);
});
