import { expect, it } from "vitest";
import type { ItHappensEffect, ItHappensFrame } from "../../lib/wire/types";
import { cues } from "./cues";
import { drawn, ENDED, PLACED, placing } from "./testing";

const [PUT, STANDS] = PLACED as [ItHappensEffect, ItHappensEffect];
const ROLLED: ItHappensEffect = { type: "rolled", seat: 0, color: "yellow", die: "own", value: 3 };
const WORM: ItHappensEffect = { type: "found", color: "red", find: "W", gain: "worm", owned: 3, kinds: 0, supply: 9 };

it.each([
  ["a throw", [placing(1, 0, [ROLLED])], ["roll 0"]],
  ["a die that is placed", [placing(1, 0, [PUT, STANDS])], ["place 0"]],
  ["a find", [placing(1, 0, PLACED)], ["place 0", "take 200"]],
  ["a worm", [placing(1, 0, [PUT, WORM])], ["place 0", "worm 200"]],
  ["worms at the end of a round are heard once", [placing(1, 0, [PUT, WORM, ...ENDED])], ["place 0", "worm 200"]],
  ["new mounds", [placing(1, 0, [PUT]), drawn(2, 0, 2)], ["place 0", "deal 450"]],
])("%s", (_, seen, sounds) => {
  const frame = { ply: 9, legal: [], seen } as unknown as ItHappensFrame;
  expect(cues(frame, frame).map(({ sound, wait }) => `${sound} ${wait}`)).toEqual(sounds);
});
