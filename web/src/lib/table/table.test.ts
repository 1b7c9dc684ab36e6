import { beforeEach, expect, test, vi } from "vitest";
import { AT_ONCE } from "../../games/game";
import { keptDigest } from "../fair/digests";
import { seatHash } from "../fair/luck";
import { Refusal, unreachable } from "../link/http";
import type { Update } from "../link/link";
import type { FrameMessage, TableInfo } from "../wire/types";
import { TableState } from "./table.svelte";
import { MUTED } from "../people/muted";
import { FakeLink, frame, person, table, you } from "./testing";

let link: FakeLink;
let state: TableState;
const tell = (...updates: Update[]) => updates.forEach((update) => link.tell(update));
/** Lets answers arrive. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  link = new FakeLink();
  state = new TableState(link);
});

test("an action carries the ply and a nonce, and waits until the table has moved on", async () => {
  tell({ type: "table", table: table() }, you([0]), frame(4));
  const acting = state.act({ type: "roll" });
  expect(state.pending).toBe(true);
  await state.act({ type: "stop" });
  await acting;
  const acts = link.sent.filter((command) => command.type === "act");
  expect(acts).toHaveLength(1);
  expect(acts[0]).toMatchObject({ type: "act", ply: 4, seat: 0, action: { type: "roll" } });
  expect(acts[0]).toHaveProperty("nonce", expect.stringMatching(/^[0-9a-f]{32}$/));
  tell(frame(6, { to_act: 2 }));
  expect(state.pending).toBe(false);
  expect(state.myTurn).toBe(false);
});

test("a refusal is shown and frees the buttons; a stale one is not worth a word", async () => {
  const problem = { type: "", title: "", status: 422, detail: "no", code: "illegal" as const };
  tell({ type: "table", table: table() }, you([0]), frame(4));
  link.answer = () => Promise.reject(new Refusal(problem));
  await state.act({ type: "roll" });
  expect(state.problem).toEqual(problem);
  expect(state.pending).toBe(false);
  link.answer = () => Promise.resolve({});
  await state.do({ type: "back" });
  expect(state.problem).toBeNull();
  link.answer = () => Promise.reject(new Refusal({ ...problem, code: "stale" }));
  await state.act({ type: "roll" });
  expect(state.problem).toBeNull();
});

test("events are logged once, though both own seats are told of them", () => {
  tell({ type: "table", table: table() }, you([0, 1]), frame(2, { seat: 0 }, [1, 2]), frame(2, { seat: 1 }, [1, 2]));
  tell(frame(3, { seat: 1 }, [2, 3]));
  expect(state.seen.map((event) => event.ply)).toEqual([1, 2, 3]);
});

test("the seat that must act is shown, then it stays in view while others act", () => {
  tell({ type: "table", table: table() }, you([0, 1]), frame(1, { to_act: 1 }), frame(1, { seat: 1, to_act: 1 }));
  expect(state.shown).toBe(1);
  tell(frame(2, { to_act: 2 }), frame(2, { seat: 1, to_act: 2 }));
  expect(state.shown).toBe(1);
  expect(state.frame?.ply).toBe(2);
});

test("at a device with two hands of cards nobody sees the other's without handing over", () => {
  tell({ type: "table", table: table({ game: "holzwurm" }) }, you([0, 1]), frame(1), frame(1, { seat: 1 }));
  expect(state.mustHandOver).toBe(true);
  state.handOver();
  expect(state.mustHandOver).toBe(false);
  tell(frame(2, { to_act: 1 }), frame(2, { seat: 1, to_act: 1 }));
  expect(state.mustHandOver).toBe(true);
});

test("a watcher gets the public's frame", () => {
  const { seat: _, ...open } = frame(3) as FrameMessage & { type: "frame" };
  tell({ type: "table", table: table() }, you([]), open);
  expect(state.isWatching).toBe(true);
  expect(state.shown).toBeNull();
  expect(state.frame?.ply).toBe(3);
});

test("a late frame is ignored, a new game begins a new log", () => {
  tell({ type: "table", table: table() }, you([0]), frame(5, {}, [5]), frame(4, {}, []));
  expect(state.frame?.ply).toBe(5);
  tell(frame(1, { game: "g2" }, [1]));
  expect(state.frame?.ply).toBe(1);
  expect(state.seen.map((event) => event.ply)).toEqual([1]);
  tell(frame(9, {}, [9]));
  expect(state.frame?.ply).toBe(1);
});

test("luck is promised once for each own seat and shown when asked", () => {
  tell({ type: "table", table: table({ state: "open" }) }, you([0, 1]));
  tell({ type: "table", table: table({ state: "starting" }) });
  const hashes = link.sent.filter((command) => command.type === "entropy_hash");
  expect(hashes.map((command) => command.seat)).toEqual([0, 1]);
  const fair = { id: "g1", commitment: "", hashes: [true, true, false], reveal: true };
  tell(
    { type: "table", table: table({ state: "starting", fair }) },
    { type: "table", table: table({ state: "starting", fair }) },
  );
  const shown = link.sent.filter((command) => command.type === "entropy");
  expect(shown).toHaveLength(2);
  for (const [idx, { seat, entropy }] of shown.entries()) expect(seatHash("g1", seat, entropy)).toBe(hashes[idx]!.hash);
});

test("luck that the table did not get is told again, and what it has got is not", async () => {
  const fair = { id: "g1", commitment: "", hashes: [false, false, false], reveal: false };
  const open = () => tell({ type: "table", table: table({ state: "open", fair }) });
  const lost = () => Promise.reject(new Refusal(unreachable()));
  const told = (type: string) => link.sent.filter((command) => command.type === type);
  link.answer = lost;
  tell({ type: "table", table: table({ state: "open", fair }) }, you([0]));
  await settled();
  link.answer = () => Promise.resolve({});
  open();
  await settled();
  expect(told("entropy_hash")).toHaveLength(2);
  expect(told("entropy_hash")[0]).toEqual(told("entropy_hash")[1]);
  fair.hashes = [true, false, false];
  open();
  expect(told("entropy_hash")).toHaveLength(2);
  fair.reveal = true;
  link.answer = lost;
  open();
  await settled();
  link.answer = () => Promise.resolve({});
  open();
  await settled();
  open();
  expect(told("entropy")).toHaveLength(2);
});

test("luck that is refused is not offered again", async () => {
  const refused = { type: "", title: "", status: 422, detail: "no", code: "bad_request" as const };
  link.answer = () => Promise.reject(new Refusal(refused));
  tell({ type: "table", table: table({ state: "open" }) }, you([0]));
  await settled();
  tell({ type: "table", table: table({ state: "open" }) });
  expect(link.sent).toHaveLength(1);
});

test.each(["start", "rematch"] as const)("%s is asked for once, until the table has moved on", async (type) => {
  tell({ type: "link", state: "open" }, { type: "table", table: table({ state: "over" }) }, you([0]));
  link.sent = [];
  await Promise.all([state.begin(type), state.begin(type)]);
  await state.begin(type);
  expect(link.sent).toEqual([{ type }]);
  expect(state.canAsk).toBe(false);
  tell({ type: "table", table: table({ state: "playing" }) });
  expect(state.canAsk).toBe(true);
});

test("a game that cannot begin can be asked for again", async () => {
  tell({ type: "link", state: "open" });
  link.answer = () => Promise.reject(new Refusal(unreachable()));
  await state.begin("start");
  expect(state.canAsk).toBe(true);
});

test("what was asked when the link was lost says nothing of a server that is there again", async () => {
  tell({ type: "link", state: "open" }, { type: "table", table: table({ state: "open" }) }, you([0]));
  let fail = () => {};
  link.answer = () => new Promise((_, failed) => (fail = () => failed(new Refusal(unreachable()))));
  const beginning = state.begin("start");
  expect(state.isAsking).toBe(true);
  tell({ type: "link", state: "lost", isSilent: true }, { type: "link", state: "lost" });
  expect([state.isAsking, state.isSilent]).toEqual([false, true]);
  tell({ type: "link", state: "open" });
  fail();
  await beginning;
  expect([state.problem, state.isAsking, state.canAsk]).toEqual([null, false, true]);
});

test("that the server cannot do something just now is said until it tells how the table is", async () => {
  tell({ type: "link", state: "open" }, { type: "table", table: table() }, you([0]), frame(4));
  link.answer = () => Promise.reject(new Refusal(unreachable()));
  await state.act({ type: "roll" });
  expect(state.problem?.code).toBe("unavailable");
  tell(frame(5));
  expect(state.problem).toBeNull();
});

test("why the link is lost stays known while it is tried again", () => {
  tell({ type: "link", state: "lost" }, { type: "link", state: "lost", why: "busy" }, { type: "link", state: "lost" });
  expect(state.why).toBe("busy");
  tell({ type: "link", state: "open" });
  expect([state.why, state.link]).toEqual([null, "open"]);
});

test("the next game has luck of its own", () => {
  const next = { id: "g2", commitment: "", hashes: [false, false, false], reveal: false };
  tell({ type: "table", table: table({ state: "starting" }) }, you([0]));
  tell({ type: "table", table: table({ state: "starting", fair: next }) });
  const hashes = link.sent.filter((command) => command.type === "entropy_hash");
  expect(hashes).toHaveLength(2);
  expect(hashes[0]!.hash).not.toBe(hashes[1]!.hash);
});

test("what a game came to is kept when the table says so", () => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  });
  tell({ type: "table", table: table({ game_id: "g1" }) });
  expect(keptDigest("g1")).toBeNull();
  tell({ type: "table", table: table({ state: "over", game_id: "g1", digest: "d1" }) });
  expect(keptDigest("g1")).toBe("d1");
  vi.unstubAllGlobals();
});

test("talk has numbers, and somebody who is muted is not heard", () => {
  tell({ type: "table", table: table() }, you([0]));
  tell({ type: "talk", seat: 1, name: "Bo", emote: "clap" }, { type: "talk", name: "Cas", phrase: "hello" });
  expect(state.talk.heard.map((said) => said.id)).toHaveLength(2);
  state.talk.mute({ seat: 1, name: "Bo" });
  expect(state.talk.heard.map((said) => said.name)).toEqual(["Cas"]);
  tell({ type: "talk", seat: 1, name: "Bo", emote: "cry" });
  expect(state.talk.heard).toHaveLength(1);
  state.talk.mute({ seat: 1, name: "Bo" });
  expect(state.talk.heard).toHaveLength(3);
});

test("whoever takes another name stays muted, also by what was kept of him before, and whoever comes after does not", () => {
  const seated = (name: string, who: string) => table({ seats: [{ type: "open" }, { ...person(name), who }] });
  const says = (name: string, who: string) => tell({ type: "talk", seat: 1, name, who, emote: "clap" });
  const kept = { [table().code]: ["1 Bo"] };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === MUTED ? JSON.stringify(kept) : null),
    setItem() {},
  });
  tell({ type: "table", table: seated("Bo", "b") }, you([0]));
  vi.unstubAllGlobals();
  tell({ type: "table", table: seated("Bob", "b") });
  says("Bob", "b");
  expect(state.talk.heard).toEqual([]);
  tell({ type: "talk", name: "Bob", who: "b", emote: "cry" });
  expect(state.talk.heard).toEqual([]);
  tell({ type: "table", table: seated("Bo", "c") });
  says("Bo", "c");
  expect(state.talk.heard.map(({ who }) => who)).toEqual(["c"]);
  state.talk.mute({ seat: 1, name: "Bob", who: "b" });
  expect(state.talk.muted).toEqual([]);
});

test("a clock becomes a deadline, and goes with the next frame without one", () => {
  const before = performance.now();
  tell({ type: "table", table: table() }, you([0]), frame(4, { clock: { left_ms: 20_000 } }));
  expect(state.deadline).toBeGreaterThanOrEqual(before + 20_000);
  expect(state.deadline).toBeLessThanOrEqual(performance.now() + 20_000);
  tell(frame(5, { to_act: 2 }));
  expect(state.deadline).toBeNull();
});

test("there is company when another person plays or watches, bots are none", () => {
  const alone = [person("Ann"), { type: "bot", name: "Master", level: "master" }] as TableInfo["seats"];
  tell({ type: "table", table: table({ seats: alone }) }, you([0]));
  expect(state.hasCompany).toBe(false);
  tell({ type: "table", table: table({ seats: alone, watchers: 1 }) });
  expect(state.hasCompany).toBe(true);
  tell({ type: "table", table: table() });
  expect(state.hasCompany).toBe(true);
});

test("what happens to the others is news", () => {
  tell({ type: "table", table: table() }, you([0]));
  expect(state.news).toBeNull();
  const seats = table().seats.map((seat, idx) => (idx === 1 ? { ...person("Bo"), away: true, here: false } : seat));
  tell({ type: "table", table: table({ seats }) });
  expect(state.news?.changes).toEqual([{ type: "away", seat: 1, name: "Bo" }]);
});

/** What must be read stays for 2.5 seconds, after dice that tumble for 400 milliseconds. */
const stays = (text: string) => ({
  lands: 400,
  lasts: 400,
  moment: { text, seat: 0, isBad: true, isMine: true, stays: true },
});

test("what others do waits while something must be read; the log and the turn are told with it", () => {
  vi.useFakeTimers();
  tell({ type: "table", table: table() }, you([0]), frame(1, { to_act: 0 }, [1]));
  state.shows = ({ ply }) => (ply === 2 ? stays("fails") : AT_ONCE);
  tell(frame(2, { to_act: 1 }, [2]), frame(3, { to_act: 2 }, [3]));
  expect([state.frame?.ply, state.turn, state.told.length, state.isResting]).toEqual([2, 0, 1, false]);
  vi.advanceTimersByTime(400);
  expect([state.frame?.ply, state.turn, state.told.length]).toEqual([2, 1, 2]);
  expect(state.moments.map(({ text }) => text)).toEqual(["fails"]);
  vi.advanceTimersByTime(2500);
  expect([state.frame?.ply, state.told.length, state.isResting]).toEqual([3, 3, true]);
  vi.useRealTimers();
});

test("one's own turn never waits, and can be played at once", async () => {
  tell({ type: "table", table: table() }, you([0]), frame(1, { to_act: 1 }, [1]));
  state.shows = ({ ply }) => (ply === 2 ? stays("steals") : AT_ONCE);
  tell(frame(2, { to_act: 2 }, [2]), frame(3, { to_act: 1 }, [3]), frame(4, { to_act: 0 }, [4]));
  expect([state.frame?.ply, state.myTurn, state.told.length]).toEqual([4, true, 4]);
  expect(state.moments.map(({ text }) => text)).toEqual(["steals"]);
  await state.act({ type: "roll" });
  expect(link.sent.at(-1)).toMatchObject({ type: "act", ply: 4 });
  state.close();
});

test("the end is shown when the last moment has been read, and a touch is enough for that", () => {
  tell({ type: "table", table: table() }, you([0]), frame(1, { to_act: 1 }, [1]));
  state.shows = () => stays("judged");
  const { to_act: _, ...last } = frame(2, {}, [2]) as FrameMessage & { type: "frame" };
  tell(last, { type: "table", table: table({ state: "over" }) });
  expect([state.table?.state, state.isOver]).toEqual(["over", false]);
  state.hurry();
  expect(state.isOver).toBe(false);
  state.hurry();
  expect(state.isOver).toBe(true);
});

test("one's own card is seen before the device is handed over, and the other hand is not", () => {
  vi.useFakeTimers();
  const both = (ply: number, to_act: number) =>
    tell(frame(ply, { seat: 0, to_act }, [ply]), frame(ply, { seat: 1, to_act }, [ply]));
  tell({ type: "table", table: table({ game: "holzwurm" }) }, you([0, 1]));
  both(1, 0);
  state.handOver();
  both(2, 1);
  expect([state.frame?.ply, state.message?.seat, state.shown]).toEqual([2, 0, 0]);
  expect([state.mustHandOver, state.myTurn]).toEqual([false, false]);
  vi.advanceTimersByTime(2500);
  expect([state.mustHandOver, state.shown]).toEqual([true, 1]);
  vi.useRealTimers();
});

test("what happened before one looked, or was taken back, holds nothing up", () => {
  state.shows = () => stays("fails");
  tell({ type: "table", table: table() }, you([0]), frame(9, { to_act: 1 }, [7, 8, 9]));
  expect([state.frame?.ply, state.isResting]).toEqual([9, true]);
  tell(frame(15, { to_act: 1 }, [15]));
  expect([state.frame?.ply, state.isResting]).toEqual([15, true]);
  tell(frame(16, { to_act: 1 }, [16]), { type: "undone", ply: 9 }, frame(9, { to_act: 1 }));
  expect([state.frame?.ply, state.isResting, state.moments.length]).toEqual([9, true, 0]);
});
