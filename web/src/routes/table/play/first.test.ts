import { expect, test } from "vitest";
import { loadGame } from "../../../games";
import { GAME_IDS } from "../../../games/described";
import { Firsts } from "../../../lib/learning/firsts";
import { memory } from "../../../lib/table/testing";
import types from "../../../lib/wire/types.ts?raw";
import { FirstTimes } from "./first";

const SENTENCES = { failed: () => "A turn fails.", stolen: () => "A tile is stolen.", over_out: () => "Out." };
const event = (ply: number, ...kinds: { type: string; why?: string }[]) => ({
  ply,
  effects: kinds,
  rules: kinds.map((_, idx) => `X-${ply}${idx}`),
});

test("each thing is explained when it happens for the first time on a device, one at a time", () => {
  const shelf = memory();
  const times = new FirstTimes("x", new Firsts(shelf));
  const story = [event(1, { type: "failed" })];
  expect(times.look(story, SENTENCES)).toBeNull();
  story.push(event(2, { type: "rolled" }), event(3, { type: "failed", why: "no_worm" }, { type: "stolen" }));
  expect(times.look(story, SENTENCES)).toEqual({ text: "A turn fails.", rule: "X-30" });
  expect(times.look(story, SENTENCES)).toBeNull();
  story.push(event(4, { type: "failed" }, { type: "stolen" }));
  expect(times.look(story, SENTENCES)?.text).toBe("A tile is stolen.");
  story.push(event(5, { type: "over", why: "poison" }), event(6, { type: "over", why: "out" }));
  expect(times.look(story, SENTENCES)?.text).toBe("Out.");
  const later = new FirstTimes("x", new Firsts(shelf));
  later.look([], SENTENCES);
  expect(later.look(story, SENTENCES)).toBeNull();
});

test("what is taken back and happens again is not new", () => {
  const times = new FirstTimes("x", new Firsts(memory()));
  times.look([event(1, { type: "rolled" })], SENTENCES);
  expect(times.look([event(1, { type: "rolled" }), event(2, { type: "failed" })], SENTENCES)).not.toBeNull();
  expect(times.look([event(1, { type: "rolled" })], SENTENCES)).toBeNull();
  expect(times.look([event(1, { type: "rolled" }), event(2, { type: "failed" })], SENTENCES)).toBeNull();
});

test("every sentence of a game belongs to an effect that there is, and fits two lines of a small phone", async () => {
  let n_sentences = 0;
  for (const game of GAME_IDS)
    for (const [kind, say] of Object.entries((await loadGame(game)).firsts ?? {})) {
      n_sentences += 1;
      const isKnown = types.includes(`type: "${kind}"`) || types.includes(`type: "${kind.replace(/_[a-z]+$/, "")}"`);
      expect(isKnown, `${game}: ${kind}`).toBe(true);
      expect(say().length, say()).toBeLessThanOrEqual(62);
    }
  expect(n_sentences).toBeGreaterThan(10);
});
