import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyFrame, ServerMessage } from "../wire/types";
import { backoff } from "./backoff";
import type { Update } from "./link";
import type { Found } from "./parting";
import { SocketLink, type Socket } from "./socket";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.isClosed = true;
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1)!;
const frame = (ply: number, game = "g1"): ServerMessage => ({
  type: "frame",
  game,
  frame: { ply, view: {}, legal: [], seen: [] } as unknown as AnyFrame,
});

async function linked(found: Found = null, isOther = false, isSeen = () => true, isAnybody = () => true) {
  const isOld = vi.fn(() => Promise.resolve(isOther));
  const findOut = vi.fn(() => Promise.resolve(found));
  const isThere = vi.fn(() => Promise.resolve(isAnybody()));
  const connect = (url: string) => new FakeSocket(url);
  const link = new SocketLink("ABC234", { connect, random: () => 0, findOut, isOld, isThere, isSeen });
  const updates: Update[] = [];
  link.subscribe((update) => updates.push(update));
  await vi.advanceTimersByTimeAsync(0);
  return { link, updates, isOld, findOut, isThere };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("commands wait until the socket is open, and answers find their command", async () => {
  const { link } = await linked();
  const first = link.send({ type: "start" });
  const second = link.send({ type: "sit", seat: 1 });
  expect(last().sent).toEqual([]);
  last().onopen?.();
  expect(last().sent).toEqual([
    { cid: 1, type: "start" },
    { cid: 2, type: "sit", seat: 1 },
  ]);
  const problem = { type: "", title: "", status: 409, detail: "no", code: "full" as const };
  last().says({ type: "refused", cid: 2, problem });
  last().says({ type: "ack", cid: 1 });
  await expect(first).resolves.toMatchObject({ cid: 1 });
  await expect(second).rejects.toMatchObject({ problem });
});

test("after a loss it comes back from the last ply and sends actions again, other commands not", async () => {
  const { link, updates } = await linked();
  last().onopen?.();
  last().says(frame(7));
  const act = link.send({ type: "act", ply: 7, action: { type: "roll" }, nonce: "00" });
  const say = link.send({ type: "say", text: "hello" });
  say.catch(() => {});
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().url).toBe("/ws/v1?table=ABC234&since=7");
  last().onopen?.();
  expect(last().sent).toEqual([{ cid: 1, type: "act", ply: 7, action: { type: "roll" }, nonce: "00" }]);
  await expect(say).rejects.toThrow();
  last().says({ type: "ack", cid: 1, ply: 9 });
  await expect(act).resolves.toMatchObject({ ply: 9 });
  expect(updates.flatMap((update) => (update.type === "link" ? [update.state] : []))).toEqual([
    "connecting",
    "open",
    "lost",
    "lost",
    "open",
  ]);
});

test("a new game begins to count anew", async () => {
  await linked();
  last().onopen?.();
  last().says(frame(90));
  last().says(frame(1, "g2"));
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  expect(last().url).toContain("since=1");
});

test("silence after a command means that the connection is dead", async () => {
  const { link } = await linked();
  last().onopen?.();
  void link.send({ type: "act", ply: 0, action: { type: "roll" } }).catch(() => {});
  await vi.advanceTimersByTimeAsync(6_000 + 400);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.isClosed).toBe(true);
});

test("a connection without commands may be silent for hours", async () => {
  await linked();
  last().onopen?.();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a connection that never opens is tried again", async () => {
  await linked();
  await vi.advanceTimersByTimeAsync(6_000 + 400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waking up does not wait for the next try, and asks whether somebody is there", async () => {
  const { link } = await linked();
  last().onopen?.();
  for (let n = 0; n < 8; n += 1) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(15_000);
  }
  last().onclose?.({ code: 1006 });
  const before = FakeSocket.all.length;
  link.wake();
  expect(FakeSocket.all).toHaveLength(before + 1);
  last().onopen?.();
  link.wake();
  expect(last().sent.at(-1)).toMatchObject({ type: "back" });
});

test("a socket that was open and says nothing to whoever wakes is given up within two seconds", async () => {
  const { link, updates } = await linked();
  last().onopen?.();
  link.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(updates).toContainEqual({ type: "link", state: "lost", isSilent: true });
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.isClosed).toBe(true);
});

test("what was under way when the other end went does not keep whoever wakes from finding out", async () => {
  const { link } = await linked();
  last().onopen?.();
  link.wake();
  last().says({ type: "ack", cid: 77 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a command that waits does not keep whoever wakes from finding out", async () => {
  const { link } = await linked();
  last().onopen?.();
  void link.send({ type: "act", ply: 0, action: { type: "roll" } }).catch(() => {});
  link.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("an answer to whoever wakes is enough, and silence is allowed again", async () => {
  const { link } = await linked();
  last().onopen?.();
  link.wake();
  last().says({ type: "ack", cid: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("luck that was lost on the way is sent again", async () => {
  const { link } = await linked();
  last().onopen?.();
  for (const command of [
    { type: "entropy_hash", seat: 0, hash: "aa" },
    { type: "entropy", seat: 0, entropy: "bb" },
  ] as const)
    void link.send(command);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  last().onopen?.();
  expect(last().sent.map(({ type }) => type)).toEqual(["entropy_hash", "entropy"]);
});

test("a closed table is not opened again", async () => {
  const { updates } = await linked();
  last().onopen?.();
  last().says({ type: "closed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(updates.at(-1)).toEqual({ type: "link", state: "gone", why: "closed" });
});

test("a server that lets go because it is another version has not closed the table", async () => {
  const { updates } = await linked(null, true);
  last().onopen?.();
  last().says({ type: "closed" });
  await vi.advanceTimersByTimeAsync(0);
  expect(updates.at(-1)).toEqual({ type: "link", state: "gone", why: "old" });
});

test.each([
  [4001, "closed", null],
  [4003, "sent_away", "sent_away"],
  [4003, "stranger", "stranger"],
] as const)("a table that lets go with %i is gone: %s", async (code, why, found) => {
  const { updates } = await linked(found);
  last().onopen?.();
  last().onclose?.({ code });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(updates.at(-1)).toEqual({ type: "link", state: "gone", why });
});

test.each(["missing", "stranger", "sent_away", "old"] as const)(
  "a socket that does not open is asked about once, and then it is said: %s",
  async (why) => {
    const { updates, findOut } = await linked(why);
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(findOut).toHaveBeenCalledTimes(1);
    expect(updates.at(-1)).toEqual({ type: "link", state: "gone", why });
  },
);

test.each(["busy", "crowded"] as const)("a server that is away, or %s, is tried again", async (why) => {
  const { updates, findOut } = await linked(why);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(100);
  expect(updates.at(-1)).toEqual({ type: "link", state: "lost", why });
  findOut.mockResolvedValue(null);
  await vi.advanceTimersByTimeAsync(100);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(3);
});

test("a connection that was open and breaks off needs no question", async () => {
  const { findOut } = await linked("missing");
  last().onopen?.();
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(findOut).not.toHaveBeenCalled();
});

test("closing fails what is waiting and stays closed", async () => {
  const { link } = await linked();
  const waiting = link.send({ type: "start" });
  link.close();
  await expect(waiting).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

/** A page whose network went away so long ago that nobody answers, and how it comes back. */
async function offline(ms: number, isSeen = true) {
  let isHere = false;
  const made = await linked(
    null,
    false,
    () => isSeen,
    () => isHere,
  );
  last().onopen?.();
  for (const end = performance.now() + ms; performance.now() < end;) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(100);
  }
  const tries = () => FakeSocket.all.length + made.isThere.mock.calls.length;
  return { ...made, tries, comeBack: () => void (isHere = true) };
}

test("however long the network was away, a page that is seen finds it again within three seconds, and does not hammer", async () => {
  const { tries, comeBack } = await offline(70_000);
  expect(tries()).toBeLessThan(70);
  // Browsers make pages wait whose sockets fail often.
  expect(FakeSocket.all).toHaveLength(3);
  comeBack();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(FakeSocket.all).toHaveLength(4);
});

test("a page that nobody sees tries less often, and at once when it is seen or the network is back", async () => {
  const { link, tries } = await offline(70_000, false);
  expect(tries()).toBeLessThan(20);
  link.wake();
  expect(FakeSocket.all).toHaveLength(4);
  // After that the waits are short again.
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(700);
  expect(FakeSocket.all).toHaveLength(5);
});

test("whoever wakes does not wait for a try that was begun before", async () => {
  const { link, comeBack } = await offline(20_000);
  comeBack();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(FakeSocket.all).toHaveLength(4);
  link.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(5);
});

test("a first try that is slow is not cut off by the page being shown", async () => {
  const { link } = await linked();
  link.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("tries that are never answered are given up sooner every second time", async () => {
  await linked();
  last().onopen?.();
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(150 + 3_000 + 300);
  expect(FakeSocket.all).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.all).toHaveLength(3);
});

test("a tap tries at once, once a second", async () => {
  const { link, isThere } = await offline(20_000);
  const asked = () => isThere.mock.calls.length;
  const before = asked();
  while (asked() === before) await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(1_100);
  link.touch();
  expect(asked()).toBe(before + 2);
  await vi.advanceTimersByTimeAsync(0);
  link.touch();
  expect(asked()).toBe(before + 2);
});

test("a tap does nothing to a connection that is open, or on its way", async () => {
  const { link } = await linked();
  link.touch();
  last().onopen?.();
  await vi.advanceTimersByTimeAsync(5_000);
  link.touch();
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that answers and lets no socket open is left in peace, however much one looks", async () => {
  await linked();
  last().onopen?.();
  for (let n = 0; n < 600; n += 1) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(100);
  }
  const before = FakeSocket.all.length;
  for (let n = 0; n < 600; n += 1) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(FakeSocket.all.length - before).toBeLessThanOrEqual(9);
});

test("a server that asks for patience is not asked sooner because somebody looks or taps", async () => {
  const { link } = await linked("busy");
  for (let n = 0; n < 30; n += 1) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2_000);
  }
  const before = FakeSocket.all.length;
  for (let n = 0; n < 30; n += 1) {
    last().onclose?.({ code: 1006 });
    link.touch();
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(FakeSocket.all.length - before).toBeLessThanOrEqual(9);
});

test("tries come half a second apart at first and never more than 15 seconds", () => {
  expect(backoff(0, () => 0)).toBe(150);
  expect(backoff(0, () => 1)).toBe(300);
  expect(backoff(50, () => 1)).toBe(15_000);
  expect(backoff(50, () => 0)).toBe(7_500);
});

test("a server that comes back, or lets go, may be another version", async () => {
  const { isOld } = await linked();
  last().onopen?.();
  expect(isOld).not.toHaveBeenCalled();
  last().onclose?.({ code: 4000 });
  await vi.advanceTimersByTimeAsync(2_000);
  last().onopen?.();
  expect(isOld).toHaveBeenCalledTimes(1);
  last().says({ type: "closed" } as ServerMessage);
  expect(isOld).toHaveBeenCalledTimes(2);
});
