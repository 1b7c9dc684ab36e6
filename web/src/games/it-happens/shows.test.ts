import { expect, it } from "vitest";
import type { ItHappensEffect, ItHappensFrame } from "../../lib/wire/types";
import { shows } from "./shows";
import { JUDGE_MS } from "./table.svelte";
import { ENDED, PLACED, placing } from "./testing";

const after = (effects: ItHappensEffect[]) => shows({ seen: [placing(1, 0, effects)] } as unknown as ItHappensFrame);

it("a throw is told when the die lies there", () => {
  const rolled: ItHappensEffect = { type: "rolled", seat: 0, color: "yellow", die: "own", value: 3 };
  expect(after([rolled])).toEqual({ lands: 450, lasts: 450, moment: null });
});

it("a round is told with its last mound, and stays", () => {
  const { lands, lasts, moment } = after([...PLACED, ...ENDED]);
  expect(lasts - lands).toBe(JUDGE_MS);
  expect(moment).not.toBeNull();
});

it("a die that is placed holds nothing up", () => {
  expect(after(PLACED)).toMatchObject({ lands: 0, moment: null });
});
