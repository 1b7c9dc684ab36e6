import { beforeAll, expect, it } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import type { HolzwurmEffect, HolzwurmFrame } from "../../lib/wire/types";
import { shows } from "./shows";
import { CHOICES, OUT } from "./testing";

const after = (effects: HolzwurmEffect[]) =>
  shows({ seen: [{ effects }] } as unknown as HolzwurmFrame, { names: ["Ann", "Bo"], me: 1 }).moment;

beforeAll(() => settings.set("language", "en"));

it("a row that is taken stays, with its fate card in words", () => {
  const moment = after(CHOICES.low.effects);
  expect(moment).toMatchObject({ seat: 1, isBad: true });
  expect(moment?.text).toMatch(/takes? the .* row.*fate card/);
});

it("the end of a deal stays, and is nobody's loss by itself", () => {
  expect(after(OUT.effects)).toMatchObject({ seat: null, isBad: false });
});

it("a card that fits holds nothing up", () => expect(after(CHOICES.fits.effects)).toBeNull());
