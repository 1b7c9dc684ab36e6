import { expect, test } from "vitest";
import type { AnySeen } from "../wire/types";
import { hasActed, keepSeen, missed, seenOf } from "./missed";

const line = (ply: number, seat: number | null, text: string) => ({ ply, seat, text });
/** An event: who acted, nobody for chance, and whom it befell. */
const event = (ply: number, seat: number | null, effects: object[] = []) =>
  ({ ply, ...(seat === null ? {} : { seat }), event: {}, effects, rules: [] }) as unknown as AnySeen;

test("each turn is told by its end", () => {
  const story = [
    line(1, 0, "Ann rolls"),
    line(2, 0, "Ann takes 24"),
    line(3, 1, "Bo rolls"),
    line(4, 1, "Bo keeps"),
    line(5, null, "A round begins"),
    line(6, 1, "Bo fails"),
    line(7, 2, "Cas rolls"),
    line(8, 2, "Cas takes 27"),
  ];
  expect(missed(story, [], 2, [])).toEqual(["Bo fails", "Cas takes 27"]);
  expect(missed(story, [], 0, [])).toEqual(["Ann takes 24", "Bo fails", "Cas takes 27"]);
  expect(missed(story, [], 8, [])).toEqual([]);
});

test("what I did myself is not told: not what I chose, and not what came of it", () => {
  const story = [
    line(1, 1, "Bo takes 24"),
    line(2, 0, "You roll"),
    line(3, 0, "You roll 1 2 3."),
    line(4, 0, "You take 25"),
    line(5, 1, "Bo rolls"),
    line(6, 1, "Bo takes 26"),
    line(7, 0, "You roll 4 4 4."),
  ];
  const seen = [event(1, 1), event(2, 0), event(3, null), event(4, 0), event(5, 1), event(6, 1), event(7, 0)];
  expect(missed(story, seen, 0, [0])).toEqual(["Bo takes 24", "Bo takes 26"]);
  expect(missed(story, seen, 6, [0])).toEqual([]);
  expect(missed(story, seen, 0, [1])).toEqual(["You take 25", "You roll 4 4 4."]);
});

test("what a bot did on my seat while it played for me is told like that of others", () => {
  const story = [line(1, 1, "Bo takes 24"), line(2, 0, "You roll"), line(3, 0, "You take 25"), line(4, 1, "Bo rolls")];
  const seen = [event(1, 1), event(2, 0, [{ type: "rolled", seat: 0 }]), event(3, 0), event(4, 1)];
  expect(missed(story, seen, 0, [0], true)).toEqual(["Bo takes 24", "You take 25", "Bo rolls"]);
  expect([hasActed(seen, 2, [0]), hasActed(seen, 3, [0]), hasActed(seen, 0, [2])]).toEqual([true, false, false]);
});

test("what others did to me is told, also in the middle of their turn and before what befell nobody", () => {
  const story = [
    line(1, 1, "Bo takes a token from you"),
    line(2, 1, "Bo fails"),
    line(3, 2, "Cas takes 22"),
    line(4, 1, "Bo takes 23"),
    line(5, 2, "Cas steals your 21!"),
    line(6, 2, "Cas is done"),
  ];
  const seen = [
    event(1, 1, [{ type: "token", seat: 1, from: 0 }]),
    event(2, 1),
    event(3, 2),
    event(4, 1),
    event(5, 2, [{ type: "tile_stolen", seat: 2, from: 0 }]),
    event(6, 2),
  ];
  expect(missed(story, seen, 0, [0])).toEqual(["Bo takes a token from you", "Cas steals your 21!", "Cas is done"]);
});

test("what my choice was to others is told, as it was not seen", () => {
  const story = [line(1, 0, "You play 12"), line(1, 1, "Bo takes the row")];
  expect(missed(story, [event(1, 0)], 0, [0])).toEqual(["Bo takes the row"]);
});

test("after a long time only the newest turns are told", () => {
  const story = Array.from({ length: 40 }, (_, idx) => line(idx + 1, idx % 3, `turn ${idx + 1}`));
  expect(missed(story, [], 0, [])).toEqual(["turn 38", "turn 39", "turn 40"]);
});

test("how far a game was followed is kept for that game only, and a broken shelf does not matter", () => {
  let text: string | null = null;
  const shelf = { getItem: () => text, setItem: (_: string, written: string) => void (text = written) };
  expect(seenOf("g1", shelf)).toBeNull();
  keepSeen("g1", 12, shelf);
  expect([seenOf("g1", shelf), seenOf("g2", shelf)]).toEqual([12, null]);
  text = "{";
  expect(seenOf("g1", shelf)).toBeNull();
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => keepSeen("g1", 1, full)).not.toThrow();
});
