import { expect, it, test } from "vitest";
import { score } from "../../lib/ui/synth";
import { cues } from "./cues";
import type { Effect, Seen } from "./effects";
import type { Face } from "./facts";
import { acted, fails, fell, frame, kept, view } from "./testing";

const heard = (seen: Seen[], before: Face[] = []) =>
  cues(frame(view({ kept: before }), 4), frame(view(), 4 + seen.length, seen));
const taken: Effect = { type: "tile_taken", seat: 0, tile: 24, worms: 1, total: 24, why: "exact" };
const token: Effect = { type: "token", seat: 0, why: "ones", supply: 3 };
const lost = fails("no_new", 5, 24, 36);

test.each<[string, Seen[], string[]]>([
  ["a roll", [acted(0, { type: "roll" }), fell(0, ["1", "W"])], ["roll"]],
  ["a roll that fails", [acted(0, { type: "roll" }), fell(0, ["1"], ...lost)], ["roll", "fail"]],
  ["a keep", [acted(0, { type: "keep", symbol: "1" }, kept("1", 1))], ["keep"]],
  ["a keep that ends the turn", [acted(0, { type: "keep", symbol: "1" }, kept("1", 1), ...lost)], ["keep", "fail"]],
  ["a keep that brings a token", [acted(0, { type: "keep", symbol: "1" }, kept("1", 2), token)], ["keep", "worm"]],
  ["a tile", [acted(0, { type: "take", tile: 24 }, taken)], ["take"]],
  [
    "a steal",
    [acted(0, { type: "steal", from: 1 }, { type: "tile_stolen", seat: 0, from: 1, tile: 24, worms: 1 })],
    ["steal"],
  ],
  ["giving up", [acted(0, { type: "stop" }, ...lost)], ["fail"]],
  [
    "a figure that goes back",
    [
      acted(
        0,
        { type: "give_back", specialist: "hen" },
        { type: "specialist_lost", seat: 0, specialist: "hen", why: "given_back" },
      ),
    ],
    [],
  ],
  [
    "a token for the raven",
    [acted(0, { type: "rob", from: 1 }, { type: "token_robbed", seat: 0, from: 1, why: "raven" })],
    ["worm"],
  ],
])("%s is heard", (_, seen, sounds) => {
  expect(heard(seen).map((one) => one.sound)).toEqual(sounds);
});

it("climbs with each face that was kept, and failing waits for the dice", () => {
  const step = (before: Face[]) => heard([acted(0, { type: "keep", symbol: "5" }, kept("5", 1))], before)[0]!.step;
  expect([step([]), step(["1", "1"]), step(["1", "1", "W"])]).toEqual([0, 1, 2]);
  const pitches = [0, 1, 2, 7, 20].map((at) => score("keep", at).bars[0]!.pitch);
  expect([...pitches].sort((one, other) => one - other)).toEqual(pitches);
  const roll = [acted(0, { type: "roll" }), fell(0, ["1"], ...lost)];
  expect(heard(roll).map((one) => one.wait)).toEqual([0, 450]);
});
