import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { KeptPlan, DeviceReply } from "../wire/types";
import { Engine, EngineError } from "./module";
import { netBytes } from "./testing";

const MODULE = new URL("../../../static/wormery.wasm", import.meta.url);
const plan = (level: string): KeptPlan => ({
  game: "regenwormen",
  options: {},
  start_seat: 0,
  seats: [
    { type: "bot", level },
    { type: "bot", level: "random" },
  ],
});
const open = (level: string) => ({ fn: "open" as const, plan: plan(level), seed: 1 });
const asked: string[] = [];
const load = (name: string) => {
  asked.push(name);
  return Promise.resolve(netBytes(`${name}.net`));
};
const none = () => Promise.reject(new Error("no connection"));
let engine: Engine;

beforeEach(async () => {
  asked.length = 0;
  engine = await Engine.load(readFileSync(MODULE));
});

test("a net is loaded when a bot needs it, and once", async () => {
  await engine.answer(open("raider"), load);
  expect(asked).toEqual([]);
  expect(await engine.answer(open("master"), load)).not.toHaveProperty("simpler");
  await engine.answer(open("master"), load);
  expect(asked).toEqual(["regenwormen-two"]);
});

test("without the net a simpler bot plays, and that is said", async () => {
  const { table, simpler } = await engine.answer<{ table: number; simpler?: boolean }>(open("master"), none);
  expect(simpler).toBe(true);
  const { messages } = engine.ask<DeviceReply>({ fn: "bot", table, playouts: 1 });
  expect(messages.length).toBeGreaterThan(0);
});

test("who wants advice is told which net is missing", async () => {
  const { table } = engine.ask<{ table: number }>({ ...open("raider") });
  const { lines: record } = engine.ask<DeviceReply>({ fn: "hello", table });
  const refused = await engine.answer({ fn: "review", record }, none).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(EngineError);
  expect((refused as EngineError).net).toBe("regenwormen-two");
  expect(await engine.answer({ fn: "review", record }, load)).toHaveProperty("rows");
});

test("another file is not taken for a net", () => {
  expect(engine.install("regenwormen-two", netBytes("regenwormen-two.net").slice(0, 100))).toBe(false);
  expect(engine.install("nothing", netBytes("regenwormen-two.net"))).toBe(false);
});
