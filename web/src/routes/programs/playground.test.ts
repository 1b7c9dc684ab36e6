import { expect, test } from "vitest";
import type { TableInfo } from "../../lib/wire/types";
import { Playground, type Wire } from "./playground.svelte";

/** A playground whose server is played by the test. */
async function begun() {
  const wires: (Wire & { sent: string[]; since: number })[] = [];
  const ground = new Playground({
    make: () => Promise.resolve({ code: "K3F9QW" } as TableInfo),
    connect: (_, since) => {
      const sent: string[] = [];
      wires.push({ onmessage: null, onclose: null, send: (text) => sent.push(text), close: () => {}, sent, since });
      return wires.at(-1)!;
    },
  });
  await ground.begin("regenwormen", {});
  const hear = (message: unknown) => wires.at(-1)!.onmessage!({ data: JSON.stringify(message) });
  return { ground, wires, hear };
}

const ROLL = { type: "roll" } as const;
const frame = (ply: number, legal: object[]) => ({
  type: "frame",
  game: "g",
  seat: 0,
  frame: { ply, view: {}, legal: legal.map((action) => ({ action, effects: [] })), seen: [] },
});

test("every message is seen, the newest first", async () => {
  const { ground, hear, wires } = await begun();
  hear({ type: "table", table: { state: "playing" } });
  hear(frame(2, [ROLL]));
  expect(ground.legal).toEqual([ROLL]);
  const message = ground.message(ROLL);
  expect(JSON.parse(message)).toEqual({ cid: 1, type: "act", ply: 2, action: ROLL });
  ground.send(message);
  expect(wires[0]!.sent).toEqual([message]);
  expect(ground.entries.map(({ way, title }) => `${way} ${title}`)).toEqual([
    "sent act",
    "got frame · ply 2",
    "got table · playing",
  ]);
});

test("what is wrong is sent as it is, and the refusal is told until something good comes", async () => {
  const { ground, hear, wires } = await begun();
  ground.send("{oops");
  expect(wires[0]!.sent).toEqual(["{oops"]);
  hear({ type: "refused", problem: { code: "bad_request", detail: "no" } });
  expect([ground.refused?.code, ground.entries[0]!.title, ground.entries[0]!.isRefusal]).toEqual([
    "bad_request",
    "refused · bad_request",
    true,
  ]);
  hear({ type: "ack", cid: 1 });
  expect(ground.refused).toBeNull();
});

test("a message for another ply is what may be done now, at a ply that is not now", async () => {
  const { ground, hear } = await begun();
  expect(ground.stale()).toBeNull();
  const PLACE = { type: "place", mound: 1 };
  hear(frame(0, [PLACE, ROLL]));
  const { ply, action } = JSON.parse(ground.stale()!) as { ply: number; action: object };
  expect(action).toEqual(PLACE);
  expect(ply).toBeGreaterThan(500);
});

test("after a loss it goes on where it was, and another table begins with nothing", async () => {
  const { ground, hear, wires } = await begun();
  hear(frame(7, [ROLL]));
  wires[0]!.onclose!({ code: 4000 });
  expect([ground.closed, ground.legal.length]).toEqual([4000, 0]);
  ground.send("lost");
  expect(wires[0]!.sent).toEqual([]);
  ground.connect();
  expect([wires[1]!.since, ground.closed]).toEqual([7, 0]);
  wires[0]!.onmessage!({ data: JSON.stringify(frame(9, [])) });
  expect(ground.ply).toBe(7);
  await ground.begin("holzwurm", {});
  expect([ground.entries.length, ground.ply, wires[2]!.since]).toEqual([0, 0, 0]);
});

test("old messages make room for new ones", async () => {
  const { ground, hear } = await begun();
  for (let idx = 0; idx < 250; idx += 1) hear({ type: "restart" });
  expect([ground.entries.length, ground.entries[0]!.id]).toEqual([200, 250]);
});
