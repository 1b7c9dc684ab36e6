import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, apiText, isAway, Refusal } from "./http";
import { server } from "./server.svelte";

const answers = (body: string, init: ResponseInit = {}) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));

beforeEach(() => (server.isHere = null));
afterEach(() => vi.unstubAllGlobals());

test("an answer means that the server is there, a refusal too", async () => {
  answers(`{"name":"Ann"}`);
  await expect(api("me")).resolves.toEqual({ name: "Ann" });
  expect(server.isHere).toBe(true);
  answers(`{"code":"full","detail":"no seat is free","status":409}`, { status: 409 });
  await expect(api("tables/X")).rejects.toMatchObject({ problem: { code: "full" } });
  expect(server.isHere).toBe(true);
});

test("no answer, a store that is down and the page of a proxy mean that it is not", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  expect(isAway(await api("me").catch((error: unknown) => error))).toBe(true);
  expect(server.isHere).toBe(false);
  for (const [body, status] of [
    ["<h1>Bad gateway</h1>", 502],
    [`{"code":"unavailable"}`, 503],
    ["<h1>Welcome to this hotel</h1>", 200],
  ] as const) {
    server.isHere = null;
    answers(body, { status });
    expect(isAway(await api("me").catch((error: unknown) => error)), body).toBe(true);
    expect(server.isHere, body).toBe(false);
  }
});

test("a kept copy is an answer, but says that nobody is there", async () => {
  answers("{}", { headers: { "x-kept": "1" } });
  await expect(apiText("games/abc/record")).resolves.toBe("{}");
  expect(server.isHere).toBe(false);
});

test("a server that is too slow is given up", async () => {
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_, failed) => signal!.addEventListener("abort", () => failed(signal!.reason as Error))),
  );
  const late = new AbortController();
  const within = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const asked = api("play", {}, "POST", 50);
  expect(within).toHaveBeenCalledExactlyOnceWith(50);
  late.abort(new DOMException("", "TimeoutError"));
  await expect(asked).rejects.toBeInstanceOf(Refusal);
  within.mockRestore();
});
