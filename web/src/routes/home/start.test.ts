import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OFFERS } from "../../games";
import { server } from "../../lib/link/server.svelte";
import { tables } from "../../lib/device/local";
import { me } from "../../lib/people/me.svelte";
import { PATIENCE, playHere, playNow } from "./start";

const engine = vi.hoisted(() => ({ isBroken: false }));

const went = vi.hoisted((): string[] => []);
vi.mock("../../lib/router.svelte", () => ({ router: { go: (path: string) => went.push(path) } }));
vi.mock("../../lib/engine/engine", () => ({
  ask: () =>
    engine.isBroken
      ? Promise.reject(new Error("the module cannot be loaded"))
      : Promise.resolve([
          {
            game: "regenwormen",
            min_players: 2,
            max_players: 7,
            levels: [{ name: "random" }, { name: "master" }, { name: "grandmaster" }],
          },
        ]),
}));

const offer = OFFERS[1]!;
const asked: { path: string; body: unknown }[] = [];

/** A server that answers each address as told; with nothing for an address that is never answered. */
function serverSays(answers: Record<string, Response | undefined>) {
  vi.stubGlobal("fetch", (path: string, { body, signal }: RequestInit) => {
    asked.push({ path, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const answer = answers[path.replace("/api/v1/", "")];
    if (answer) return Promise.resolve(answer.clone());
    return new Promise((_, failed) => signal?.addEventListener("abort", () => failed(signal.reason as Error)));
  });
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const guest = json({ id: "1", name: "Ann", color: "teal" });

beforeEach(() => {
  went.length = asked.length = 0;
  server.isHere = null;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  // Who was asked for is asked for again in the next test.
  serverSays({ me: new Response(null, { status: 204 }) });
  await me.forget();
  vi.unstubAllGlobals();
  for (const { id } of await tables.running()) await tables.delete(id);
});

test("this device cannot play by itself: the game is at the server", async () => {
  engine.isBroken = true;
  serverSays({ me: guest, play: json({ code: "K7QF3M" }, 201) });
  expect(await playNow(offer, { players: 4, level: "greedy" })).toBeNull();
  expect(went).toEqual(["/t/K7QF3M"]);
  expect(asked.at(-1)?.body).toEqual({
    game: "regenwormen",
    players: 4,
    level: "greedy",
    options: { expansion: true },
  });
  expect(await tables.running()).toEqual([]);
  serverSays({ me: guest, play: json({ code: "too_many", detail: "slow down", status: 429 }, 429) });
  expect(await playNow(offer, { players: 3 })).toMatch(/wait/);
  expect(went).toHaveLength(1);
  engine.isBroken = false;
});

test("where there is a server, the game is on this device all the same, by my name and color", async () => {
  serverSays({ me: guest });
  expect(await playNow(offer, { players: 2, level: "greedy" })).toBeNull();
  const [table] = await tables.running();
  expect(went).toEqual([`/local/${table!.id.slice(6)}`]);
  expect(table!.plan.seats).toEqual([
    { type: "person", name: "Ann", color: "teal" },
    { type: "bot", level: "greedy" },
  ]);
  expect(asked.map(({ path }) => path)).toEqual(["/api/v1/me"]);
});

test.each([
  ["cannot be reached", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")))],
  ["never answers", () => serverSays({})],
])("where the server %s, the game begins within a second", async (_, arrange) => {
  arrange();
  expect(PATIENCE).toBeLessThan(1000);
  // The time of the page alone, however long this machine takes.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const playing = playNow(offer, { players: 3, options: { lower: "any" } });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  vi.useRealTimers();
  expect(await playing).toBeNull();
  const [table] = await tables.running();
  expect(table!.plan).toMatchObject({ game: "regenwormen", options: { expansion: true, lower: "any" }, start_seat: 0 });
  expect(table!.plan.seats.map((seat) => (seat.type === "bot" ? seat.level : "person"))).toEqual([
    "person",
    "master",
    "master",
  ]);
  expect(server.isHere).toBe(false);
});

test("a server that is known to be away is not waited for", async () => {
  serverSays({});
  server.isHere = false;
  await playNow(offer, { players: 2, level: "random" });
  expect(asked).toEqual([]);
  expect((await tables.running())[0]!.plan.seats[1]).toEqual({ type: "bot", level: "random" });
});

test("people at one device need nobody", async () => {
  await playHere(
    OFFERS[3]!,
    [
      { type: "person", name: "Ann", color: "rust" },
      { type: "person", name: "Bo", color: "blue" },
    ],
    { deals: 1 },
  );
  expect((await tables.running())[0]!.plan).toMatchObject({ game: "holzwurm", options: { deals: 1 } });
});
