import { expect, test } from "vitest";
import type { AnyFrame } from "../wire/types";
import { cue, Ears } from "./cues";

const frame = (ply: number, view: object, seen: object[] = []): AnyFrame =>
  ({
    ply,
    view,
    legal: [],
    seen: seen.map((event, idx) => ({ ply: ply - seen.length + idx + 1, seat: 0, event })),
  }) as unknown as AnyFrame;
const act = (type: string, more = {}) => ({ action: { type, ...more } });
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
