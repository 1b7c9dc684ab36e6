import { expect, test } from "vitest";
import type { AnyFrame, GameId } from "../wire/types";
import { loadGame } from "../../games";
import { Ears } from "./cues";
import { score } from "./synth";

const frame = (ply: number, view: object, seen: object[] = []): AnyFrame =>
  ({
    ply,
    view,
    legal: [],
    seen: seen.map((event, idx) => ({ ply: ply - seen.length + idx + 1, seat: 0, event })),
  }) as unknown as AnyFrame;
const heard = async (game: GameId, before: AnyFrame, after: AnyFrame) =>
  (await loadGame(game)).cues(before, after).map((one) => one.sound);

const act = (type: string, more = {}) => ({ action: { type, ...more } });
const dice = { chance: { type: "dice", faces: ["1", "W"] } };
const rw = (phase: string, kept: string[] = [], tokens = 0) => ({
  phase,
  turn: { kept },
  seats: [{ tokens }, { tokens: 0 }],
});

test.each([
  ["a roll", rw("roll"), rw("keep"), [act("roll"), dice], ["roll"]],
  ["a roll that fails", rw("decide", ["1"]), rw("roll"), [act("roll"), dice], ["roll", "fail"]],
  ["a keep", rw("keep"), rw("decide", ["1"]), [act("keep", { symbol: "1" })], ["keep"]],
  ["a keep that ends the turn", rw("keep"), rw("roll"), [act("keep", { symbol: "1" })], ["keep", "fail"]],
  ["a keep that brings a token", rw("keep"), rw("decide", ["1"], 1), [act("keep", { symbol: "1" })], ["keep", "worm"]],
  ["a tile", rw("decide", ["W"]), rw("roll"), [act("take", { tile: 24 })], ["take"]],
  ["the last tile", rw("decide", ["W"]), rw("over"), [act("take", { tile: 24 })], ["take"]],
  ["a steal", rw("decide", ["W"]), rw("roll"), [act("steal", { from: 1 })], ["steal"]],
  ["giving up", rw("decide", ["2"]), rw("roll"), [act("stop")], ["fail"]],
  ["a figure that goes back", rw("return"), rw("roll"), [act("give_back")], []],
  ["a token for the raven", rw("rob_for_raven"), rw("roll"), [act("rob", { from: 1 })], ["worm"]],
])("Regenwormen: %s", async (_, before, after, seen, sounds) => {
  expect(await heard("regenwormen", frame(4, before), frame(4 + seen.length, after, seen))).toEqual(sounds);
});

test("keeping climbs with each face that was kept, and failing waits for the dice", async () => {
  const { cues } = await loadGame("regenwormen");
  const step = (kept: string[]) =>
    cues(frame(4, rw("keep", kept)), frame(5, rw("decide"), [act("keep", { symbol: "5" })]))[0]!.step;
  expect([step([]), step(["1", "1"]), step(["1", "1", "W"])]).toEqual([0, 1, 2]);
  const pitches = [0, 1, 2, 7, 20].map((at) => score("keep", at).bars[0]!.pitch);
  expect([...pitches].sort((one, other) => one - other)).toEqual(pitches);
  expect(cues(frame(1, rw("decide")), frame(3, rw("roll"), [act("roll"), dice])).map((one) => one.wait)).toEqual([
    0, 450,
  ]);
});

const ih = (worms = 0, MAP = 0) => ({ colors: [{ worms, objects: { MAP, BON: 0 } }] });
test.each([
  ["a throw", ih(), ih(), [act("roll"), { chance: { type: "die", value: 3 } }], ["roll"]],
  ["a die that is placed", ih(), ih(), [act("place", { mound: 0 })], ["place"]],
  ["a worm", ih(), ih(1), [act("place", { mound: 0 })], ["place", "worm"]],
  ["a find", ih(), ih(0, 1), [act("place", { mound: 0 })], ["place", "take"]],
  [
    "new mounds",
    ih(),
    ih(),
    [act("place", { mound: 0 }), { chance: { type: "mounds", cards: [] } }],
    ["place", "deal"],
  ],
])("It Happens: %s", async (_, before, after, seen, sounds) => {
  expect(await heard("it-happens", frame(4, before), frame(4 + seen.length, after, seen))).toEqual(sounds);
});

const hw = (n_cards: number, last?: object) => ({ seats: [{ n_cards }], last });
test.each([
  ["a card", hw(9), hw(8), [act("play")], ["card"]],
  ["a row", hw(9), hw(13), [act("play")], ["row"]],
  ["the poison", hw(9), hw(0, { end: { type: "poison", seat: 0 } }), [act("play")], ["row", "fail"]],
  ["going out", hw(1), hw(0, { end: { type: "out", seat: 0 } }), [act("play")], ["card"]],
  [
    "a new deal",
    hw(1),
    hw(11, { end: { type: "out", seat: 0 } }),
    [act("play"), { chance: { type: "deal", fate: [] } }],
    ["card", "deal"],
  ],
])("Holzwurm: %s", async (_, before, after, seen, sounds) => {
  expect(await heard("holzwurm", frame(4, before), frame(4 + seen.length, after, seen))).toEqual(sounds);
});

test("a gap, a first frame, the same frame again and another game are silent", async () => {
  const { cues } = await loadGame("regenwormen");
  const take = [act("take")];
  const ears = new Ears();
  const first = frame(4, rw("decide"));
  const next = frame(5, rw("roll"), take);
  expect(ears.hear(cues, "g1", first)).toEqual([]);
  expect(ears.hear(cues, "g1", next)).toHaveLength(1);
  expect(ears.hear(cues, "g1", next)).toEqual([]);
  expect(ears.hear(cues, "g1", frame(40, rw("roll"), take))).toEqual([]);
  expect(ears.hear(cues, "g2", frame(41, rw("roll"), take))).toEqual([]);
});
