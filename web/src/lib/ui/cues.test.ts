import { expect, test } from "vitest";
import type { AnyFrame } from "../wire/types";
import { cue, FrameCues } from "./cues";

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
  const heard = new FrameCues();
  const next = frame(5, {}, take);
  expect(heard.hear(cues, "g1", frame(4, {}))).toEqual([]);
  expect(heard.hear(cues, "g1", next)).toHaveLength(1);
  expect(heard.hear(cues, "g1", next)).toEqual([]);
  expect(heard.hear(cues, "g1", frame(40, {}, take))).toEqual([]);
  expect(heard.hear(cues, "g2", frame(41, {}, take))).toEqual([]);
});
