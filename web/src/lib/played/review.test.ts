import { afterEach, expect, test, vi } from "vitest";
import { loadReview } from "./review";
import { keptSource, serverSource } from "./source";

const REPORT = { method: "exact-turns", over: true, rows: [], costliest: [], worth: [] };
afterEach(() => void vi.unstubAllGlobals());

/** A server that gives these answers, one after the other. */
function answers(...given: { status: number; body: unknown }[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const { status, body } = given[Math.min(asked.length, given.length) - 1]!;
    return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  });
  return asked;
}
const coming = { status: 202, body: { retry_ms: 500 } };

test("a review that is being made is asked for again when the server says so", async () => {
  const asked = answers(coming, coming, { status: 200, body: REPORT });
  const waits: number[] = [];
  const wait = (ms: number) => (waits.push(ms), Promise.resolve());
  expect(await loadReview("a b", () => false, wait)).toEqual(REPORT);
  expect(asked).toEqual(Array(3).fill("/api/v1/games/a%20b/review"));
  expect(waits).toEqual([500, 500]);
});

test("nobody waits for ever, nor after the page is gone", async () => {
  const asked = answers(coming);
  expect(
    await loadReview(
      "a",
      () => false,
      () => Promise.resolve(),
    ),
  ).toBeNull();
  expect(asked.length).toBeLessThan(60);
  expect(await loadReview("a", () => true)).toBeNull();
});

test("there may be none", async () => {
  answers({ status: 404, body: { code: "not_found", status: 404, detail: "", type: "", title: "" } });
  expect(await loadReview("a")).toBeNull();
});

test("a record is asked for once, and again if that failed", async () => {
  const asked = answers({ status: 503, body: "" }, { status: 200, body: "line" });
  const source = serverSource("x");
  await expect(source.record()).rejects.toThrow();
  expect([await source.record(), await source.record()]).toEqual(["line", "line"]);
  expect(asked.length).toBe(2);
});

test("a game of this device comes from its shelf", async () => {
  const kept = {
    id: "local-1",
    table: "local-t",
    game: "regenwormen" as const,
    created: "",
    ended: "",
    result: [],
    ply: 3,
    players: [],
    options: {},
    start_seat: 0,
    record: "text",
  };
  const source = keptSource(() => Promise.resolve(kept));
  expect([await source.info(), await source.record(), source.again(kept), source.isPublic]).toEqual([
    kept,
    "text",
    "/local/t",
    false,
  ]);
});
