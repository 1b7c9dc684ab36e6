import { afterEach, expect, test } from "vitest";
import { inWords } from "../../games/parts/hints";
import type { Ask } from "../engine/engine";
import { loadEngine } from "../engine/testing";
import type { AnyAction, AnyFrame, DeviceReply, FrameMessage, Grade, KeptSeat, TableInfo } from "../wire/types";
import { Coach, hints } from "./coach.svelte";
import { type Language, settings } from "../settings/settings.svelte";

const engine = await loadEngine();
afterEach(() => settings.set("language", "en"));
const ask: Ask = <T>(request: Parameters<Ask>[0]) => Promise.resolve().then(() => engine.ask<T>(request));

/** A local table at its first choice between dice, with what the server would tell. */
function table() {
  const seats: KeptSeat[] = [
    { type: "person", name: "Ann", color: "blue" },
    { type: "bot", level: "greedy" },
  ];
  const { table } = engine.ask<{ table: number }>({
    fn: "open",
    plan: { game: "regenwormen", options: {}, start_seat: 0, seats },
    seed: 3,
  });
  engine.ask({ fn: "act", table, ply: 0, action: { type: "roll" } });
  const { messages } = engine.ask<DeviceReply>({ fn: "hello", table });
  const told = messages.find((message) => message.type === "table")!;
  const frame = messages.find((message) => message.type === "frame")! as FrameMessage;
  return { info: (told as { table: TableInfo }).table, frame };
}

async function advised(level: "off" | "odds" | "coach") {
  const { info, frame } = table();
  const coach = new Coach(ask);
  coach.look(info, frame, level);
  await expect
    .poll(() => coach.hints.length, { timeout: 120_000 })
    .toBe(level === "off" ? 0 : frame.frame.legal.length);
  return coach.hints;
}

test("the coach marks one choice and says what each is worth", async () => {
  const found = await advised("coach");
  expect(found.filter((hint) => hint.best)).toHaveLength(1);
  expect(found[0]).toMatchObject({ best: true, grade: "best" });
  expect(found[0]!.why).toBeUndefined();
  expect(found.at(-1)!.why).toMatch(/fails? (then, not \d+|less often)\.$|^It brings .*on average/);
});

test("what the coach says follows the language that is chosen in the middle of the game", async () => {
  const { info, frame } = table();
  const coach = new Coach(ask);
  coach.look(info, frame, "coach");
  await expect.poll(() => coach.hints.length, { timeout: 120_000 }).toBe(frame.frame.legal.length);
  const said = (language: Language) => {
    settings.set("language", language);
    return coach.hints.at(-1)!.why;
  };
  const english = said("en");
  expect(said("de")).not.toBe(english);
  expect(said("en")).toBe(english);
});

test("the odds of a turn add up to one", async () => {
  for (const { turn, figure } of await advised("odds")) {
    expect(figure).toMatch(/^(win \d+%|as good|)$/);
    expect(turn!.ends.reduce((sum, [, chance]) => sum + chance, turn!.fail)).toBeCloseTo(1);
  }
});

test("each choice is judged by what is known then, also after something was taken back", async () => {
  const { info, frame } = table();
  const asked: Parameters<Ask>[0][] = [];
  const fake: Ask = <T>(request: Parameters<Ask>[0]) => {
    asked.push(request);
    return Promise.resolve((request.fn === "follow" ? { id: 1 } : null) as T);
  };
  const coach = new Coach(fake);
  const look = async (ply: number) => {
    coach.look(info, { ...frame, frame: { ...frame.frame, ply } as AnyFrame }, "odds");
    const told = () => asked.filter(({ fn }) => fn === "hints").length;
    const before = told();
    await expect.poll(told).toBe(before + 1);
  };
  for (const ply of [2, 3, 2]) await look(ply);
  expect(asked.filter(({ fn }) => fn === "follow")).toHaveLength(1);
  const { view, legal } = frame.frame;
  const actions = legal.map(({ action }) => action);
  const told = [2, 3, 2].map((ply) => ({ fn: "frame", id: 1, ply, view, legal: actions }));
  expect(asked.filter(({ fn }) => fn === "frame")).toEqual(told);
});

test("the same moment is not judged twice, whoever comes and goes", async () => {
  const { info, frame } = table();
  const asked: string[] = [];
  const coach = new Coach(<T>(request: Parameters<Ask>[0]) => {
    asked.push(request.fn);
    return ask<T>(request);
  });
  coach.look(info, frame, "odds");
  await expect.poll(() => coach.hints.length, { timeout: 120_000 }).toBeGreaterThan(0);
  const { hints: found } = coach;
  coach.look({ ...info, watchers: 3 }, frame, "odds");
  expect(coach.hints).toEqual(found);
  expect(asked.filter((fn) => fn === "hints")).toHaveLength(1);
});

test("odds mark nothing", async () => {
  expect((await advised("odds")).some((hint) => hint.best)).toBe(false);
});

test("a choice as good as the best is not called worse, and stands without a number", () => {
  const choice = (tile: number, value: number, grade: Grade) => ({
    action: { type: "take", tile } as AnyAction,
    value,
    grade,
  });
  const of = (...others: [number, Grade][]) => {
    const choices = [choice(21, 0.35, "best"), ...others.map(([value, grade], idx) => choice(22 + idx, value, grade))];
    return hints({ ply: 1, choices, odds: null }, "odds", () => "").map((hint) => [hint.grade, hint.figure]);
  };
  expect(of([0.34, "best"], [0.31, "fine"])).toEqual([
    ["best", ""],
    ["fine", ""],
    ["fine", ""],
  ]);
  expect(of([0.34, "fine"], [0.28, "?"])).toEqual([
    ["best", "win 35%"],
    ["fine", "as good"],
    ["?", "win 28%"],
  ]);
});

test("what wins about as often with a turn that plainly differs is not called as good", () => {
  const action = (tile: number) => ({ type: "take", tile }) as AnyAction;
  const choices = [
    { action: action(21), value: 0.35, grade: "best" as const },
    { action: action(22), value: 0.342, grade: "fine" as const, apart: true },
    { action: action(23), value: 0.345, grade: "fine" as const },
  ];
  const found = hints({ ply: 1, choices, odds: null }, "odds", () => "");
  expect(found.map(({ figure }) => figure)).toEqual(["win 35%", "win 34%", "as good"]);
  expect(inWords(found).map(({ figure }) => figure)).toEqual(["good", "good", "good"]);
});
