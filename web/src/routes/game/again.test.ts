import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../../lib/wire/types";

const done = vi.hoisted((): unknown[] => []);
vi.mock("../home/start", () => ({
  playNow: (offer: { key: string }, wishes: unknown) => {
    done.push(["now", offer.key, wishes]);
    return Promise.resolve(null);
  },
  playHere: (offer: { key: string }, seats: unknown) => Promise.resolve(void done.push(["here", offer.key, seats])),
}));
vi.mock("../../lib/router.svelte", () => ({ router: { go: (path: string) => done.push(path) } }));
const { again } = await import("./again");

beforeEach(() => void (done.length = 0));

const options = { expansion: true };
const played = (id: string, ...players: GameInfo["players"]): GameInfo => ({
  id,
  table: "T",
  game: "regenwormen",
  created: "",
  ply: 9,
  players,
});
const me = { name: "Ann", you: true };
const bot = { name: "greedy", level: "greedy", you: false };

test("against bots the same kind of game begins at once, here or there", async () => {
  for (const id of ["abc", "local-a"]) expect(await again(played(id, me, bot, bot), options, "/t/T")).toBeNull();
  const begun = ["now", "extra", { players: 3, options, level: "greedy" }];
  expect(done).toEqual([begun, begun]);
});

test("people at one device play on together, with their bots", async () => {
  await again(played("local-a", me, { name: "Bo", you: true }, bot), options, "/local/a");
  expect(done).toEqual([
    [
      "here",
      "extra",
      [
        { type: "person", name: "Ann", color: "rust" },
        { type: "person", name: "Bo", color: "blue" },
        { type: "bot", level: "greedy" },
      ],
    ],
  ]);
});

test("people elsewhere are asked at their table", async () => {
  await again(played("abc", me, { name: "Bo", you: false }), {}, "/t/T");
  expect(done).toEqual(["/t/T"]);
});
