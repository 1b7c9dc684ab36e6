import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../link/link";
import type { AnyFrame, FrameMessage, TableInfo } from "../wire/types";
import { TableState } from "./table.svelte";
import { FakeLink, frame, table, you } from "./testing";

const KEEP = { type: "keep", symbol: "5" } as const;
const OTHER = { type: "keep", symbol: "W" } as const;
const ROLL = { type: "roll" } as const;
const choice = (action: object, reversible: boolean) => ({ action, effects: [], reversible });

/** A frame at which dice can be kept, and more can be rolled. */
function choosing(ply: number, more: Partial<FrameMessage> = {}, legal = [KEEP, OTHER, ROLL] as object[]): Update {
  const message = frame(ply, more) as FrameMessage & { type: "frame" };
  const choices = legal.map((action) => choice(action, action !== ROLL));
  return { ...message, frame: { ...message.frame, legal: choices } as unknown as AnyFrame };
}

let link: FakeLink;
let state: TableState;
const tell = (...updates: Update[]) => updates.forEach((update) => link.tell(update));
const acts = () => link.sent.flatMap((command) => (command.type === "act" ? [command.action] : []));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function sit(first: Update, change: Partial<TableInfo> = {}) {
  tell({ type: "table", table: table(change) }, you([0]), first);
}

beforeEach(() => {
  vi.useFakeTimers();
  link = new FakeLink();
  state = new TableState(link, () => 2000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a choice that asks nothing of chance waits two seconds before it is sent", async () => {
  sit(choosing(4));
  void state.act(KEEP);
  expect(state.held).toEqual({ seat: 0, ply: 4, action: KEEP });
  expect([state.canUndo, state.pending]).toEqual([true, false]);
  await pass(1990);
  expect(acts()).toEqual([]);
  await pass(20);
  expect(acts()).toEqual([KEEP]);
  expect([state.canUndo, state.pending]).toEqual([false, true]);
});

test("what was taken back is never sent, and another choice can be made", async () => {
  sit(choosing(4));
  void state.act(KEEP);
  await state.undo();
  await pass(10_000);
  expect([acts(), state.held, state.canUndo]).toEqual([[], null, false]);
  void state.act(OTHER);
  await pass(2000);
  expect(acts()).toEqual([OTHER]);
});

test("the next tap sends it, and does nothing else", async () => {
  sit(choosing(4));
  void state.act(KEEP);
  void state.act(OTHER);
  expect(state.held?.action).toEqual(KEEP);
  state.goOn();
  void state.act(OTHER);
  await pass(5000);
  expect(acts()).toEqual([KEEP]);
});

test("chance is asked at once, and so is what has no alternative", async () => {
  sit(choosing(4));
  await state.act(ROLL);
  expect(acts()).toEqual([ROLL]);
  tell(choosing(5, {}, [KEEP]));
  await state.act(KEEP);
  expect(acts()).toEqual([ROLL, KEEP]);
});

test("whoever wants no time to think again has none", async () => {
  state = new TableState(link, () => 0);
  sit(choosing(4));
  await state.act(KEEP);
  expect(acts()).toEqual([KEEP]);
});

test.each([
  [4_900, 0],
  [6_000, 1_000],
  [60_000, 2_000],
])("with %i ms on the clock it waits %i ms", async (left_ms, waits) => {
  sit(choosing(4, { clock: { left_ms } }));
  void state.act(KEEP);
  await pass(Math.max(0, waits - 20));
  expect(acts()).toHaveLength(waits === 0 ? 1 : 0);
  await pass(40);
  expect(acts()).toEqual([KEEP]);
});

test.each(["visibilitychange", "pagehide"])("it is sent at once when the page goes: %s", async (name) => {
  const [page, screen] = [Object.assign(new EventTarget(), { visibilityState: "visible" }), new EventTarget()];
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", screen);
  sit(choosing(4));
  void state.act(KEEP);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(acts()).toEqual([]);
  page.visibilityState = "hidden";
  (name === "pagehide" ? screen : page).dispatchEvent(new Event(name));
  expect(acts()).toEqual([KEEP]);
  await pass(5000);
  expect(acts()).toEqual([KEEP]);
});

test("leaving the table sends it first", () => {
  sit(choosing(4));
  void state.act(KEEP);
  state.close();
  expect(acts()).toEqual([KEEP]);
});

test("a connection that comes back tells the same again: it is sent once", async () => {
  sit(choosing(4));
  void state.act(KEEP);
  tell({ type: "link", state: "lost" }, { type: "link", state: "open" }, choosing(4));
  expect(state.held?.action).toEqual(KEEP);
  await pass(5000);
  expect(acts()).toEqual([KEEP]);
});

test("what somebody else has decided meanwhile, as when the time is over, is not sent", async () => {
  sit(choosing(4));
  void state.act(KEEP);
  tell(choosing(5));
  await pass(5000);
  expect([acts(), state.held]).toEqual([[], null]);
});

test("at a table on this device nothing waits, and the table itself goes back", async () => {
  link.past = { undo: vi.fn(() => Promise.resolve()), look: vi.fn(), goOn: vi.fn() };
  sit(choosing(2, {}), { code: "local-1" });
  await state.act(KEEP);
  expect(acts()).toEqual([KEEP]);
  tell(frame(3, {}, [1, 2, 3]));
  expect([state.canUndo, state.patience]).toEqual([false, 0]);
  await state.undo();
  expect(link.past.undo).not.toHaveBeenCalled();
  tell({ type: "undoable", can: true });
  expect([state.canUndo, state.patience]).toEqual([true, 2000]);
  state.goOn();
  expect([state.canUndo, state.patience]).toEqual([true, 0]);
  expect(link.past.goOn).toHaveBeenCalledOnce();
  await state.undo();
  expect(link.past.undo).toHaveBeenCalledOnce();
  tell({ type: "undone", ply: 2 }, frame(2, {}, [1, 2]));
  expect([state.frame?.ply, state.seen.map(({ ply }) => ply)]).toEqual([2, [1, 2]]);
});

test("who looks into a hand makes what was done before stay, and nobody comes back to a hand uncovered", () => {
  link.past = { undo: vi.fn(() => Promise.resolve()), look: vi.fn(), goOn: vi.fn() };
  const both = (ply: number, to_act: number) => [frame(ply, { to_act }), frame(ply, { seat: 1, to_act })];
  tell({ type: "table", table: table({ game: "holzwurm" }) }, you([0, 1]), ...both(1, 0));
  state.handOver();
  tell(...both(2, 1));
  expect([state.shown, state.mustHandOver]).toEqual([1, true]);
  tell({ type: "undone", ply: 1 }, ...both(1, 0));
  expect([state.shown, state.mustHandOver]).toEqual([0, true]);
  state.handOver();
  expect(vi.mocked(link.past.look).mock.calls).toEqual([[0], [0]]);
});
