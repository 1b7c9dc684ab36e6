import { expect, test } from "vitest";
import type { AnyFrame, GameId } from "../wire/types";
import { loadGame } from "../../games";
import { cue, Ears } from "./cues";

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

test("a gap, a first frame, the same frame again and another game are silent", () => {
  const cues = () => [cue("take")];
  const take = [act("take")];
  const ears = new Ears();
  const next = frame(5, {}, take);
  expect(ears.hear(cues, "g1", frame(4, {}))).toEqual([]);
  expect(ears.hear(cues, "g1", next)).toHaveLength(1);
  expect(ears.hear(cues, "g1", next)).toEqual([]);
  expect(ears.hear(cues, "g1", frame(40, {}, take))).toEqual([]);
  expect(ears.hear(cues, "g2", frame(41, {}, take))).toEqual([]);
});
