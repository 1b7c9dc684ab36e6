import { expect, it } from "vitest";
import type { HolzwurmEffect, HolzwurmFrame } from "../../lib/wire/types";
import { cues } from "./cues";
import { ALONE, CHOICES, OUT } from "./testing";

const BEGAN: HolzwurmEffect = { type: "deal_began", seat: 0, deal: 2, deals: 3 };
const after = (...effects: HolzwurmEffect[]) => ({ seen: [{ effects }] }) as unknown as HolzwurmFrame;
const heard = (...effects: HolzwurmEffect[]) => cues(after(), after(...effects)).map(({ sound }) => sound);

it.each<[string, HolzwurmEffect[], string[]]>([
  ["a card", CHOICES.fits.effects, ["card"]],
  ["a new row", CHOICES.opens.effects, ["card"]],
  ["a row that is taken", CHOICES.low.effects, ["row"]],
  ["the poison", ALONE.effects, ["card", "fail"]],
  ["going out, and a new deal", [...OUT.effects, BEGAN], ["card", "deal"]],
  ["nothing", [], []],
])("%s is heard", (_, effects, sounds) => expect(heard(...effects)).toEqual(sounds));

it("a deal waits for what ended the one before", () => {
  expect(cues(after(), after(BEGAN))[0]!.wait).toBe(0);
  expect(cues(after(), after(...OUT.effects, BEGAN)).at(-1)!.wait).toBeGreaterThan(0);
});
