import { beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import type { ItHappensAction, ItHappensEffect, ItHappensFrame, ItHappensView } from "../../lib/wire/types";
import { files, Projector, recorded } from "../testing/records";
import { describe as plainly } from "./log";
import { gainText, landing, rankText } from "./outlook";
import { NAMES, PLACED, SEATS } from "./testing";
import { label } from "./words";

const VIEW = {} as ItHappensView;
const name = (seat: number) => NAMES[seat] ?? "";
const right: ItHappensAction = { type: "place", mound: 2 };
const said = (action: ItHappensAction, effects: ItHappensEffect[] = []) => label(action, VIEW, SEATS, effects);
/** The same placing with something else told. */
const changed = (type: ItHappensEffect["type"], other: object) =>
  PLACED.map((effect) => (effect.type === type ? ({ ...effect, ...other } as ItHappensEffect) : effect));

beforeEach(() => overwriteGetLocale(() => "en"));

describe("label", () => {
  it("says column, sum, place, find and worm number", () => {
    expect(said(right, PLACED)).toBe(
      "Put the 4 on the right mound, column 2: with 4 it is 2nd, 1 behind Mila. Finds: bone. Hits the worm number 4.",
    );
    expect(said(right, changed("die_placed", { sum: 6 }))).toMatch(/: with 2 \+ 4 = 6 it is 2nd/);
    expect(said(right, changed("found", { type: "none_left", why: "field", mound: 2 }))).toMatch(/ None left: bone\./);
  });

  it("says what the other buttons do, and a placing of which nothing is told", () => {
    expect(said(right)).toBe("Put the die on the right mound");
    expect(said({ type: "roll", die: "third" })).toBe("Roll a die of the third color");
    expect(said({ type: "reroll" })).toBe("Pay a worm and roll the die again");
  });
});

describe("the outlook of a placing", () => {
  it.each([
    [{ rank: 1, why: "alone", by: 0, to: undefined, rival: undefined }, "1st for now"],
    [{ rank: 1, why: "ahead", by: 3, to: 2 }, "1st, 3 ahead of Jan"],
    [{ rank: 1, why: "left", by: 0, to: undefined }, "1st, level with Third color but further left"],
    [{ rank: 3, why: "right", by: 0, to: 3 }, "3rd, level with Pip but further right"],
  ])("%o is %s", (stands, text) => {
    expect(rankText(landing(changed("stands", stands))!, name)).toBe(text);
  });

  it.each([
    [{ gain: "new" }, "new kind"],
    [{ gain: "pair" }, "pair, +5"],
    [{ gain: "more" }, "one more"],
    [{ gain: "worm", find: "W" }, "+1 worm"],
    [{ type: "none_left", why: "field" }, "none left"],
    [{ type: "none_left", why: "worm_number" }, ""],
  ])("%o is %s", (found, text) => {
    expect(gainText(landing(changed("found", found))!)).toBe(text);
  });

  it("is nothing for what places no die", () => {
    expect(landing([{ type: "die_thrown", seat: 0, color: "red", die: "own" }])).toBeNull();
  });
});

it.each(files("it-happens"))("every placing of %s has a label, in four languages", async (file) => {
  const game = recorded(file);
  const projector = await Projector.load();
  const plies = game.lines
    .flatMap((line, ply) => (line.includes('"place"') ? [ply - 1] : []))
    .filter((_, n) => n % 5 === 0);
  for (const ply of plies) {
    const { seat } = JSON.parse(game.lines[ply + 1]!) as { seat: number };
    const { legal } = projector.frame<ItHappensFrame>(game, ply, seat);
    for (const { action, effects } of legal.filter((choice) => choice.action.type === "place")) {
      expect(landing(effects)).not.toBeNull();
      for (const language of LANGUAGES) {
        overwriteGetLocale(() => language);
        expect(said(action, effects)).not.toMatch(/undefined|null|NaN|[{}_]/);
      }
    }
  }
  expect(plies.length).toBeGreaterThan(5);
});

it("has a plain sentence for what somebody did", () => {
  expect(plainly({ action: { type: "place", mound: 1 } }, 2, name, null)).toBe("Jan puts the die on the middle mound.");
  expect(plainly({ action: { type: "pass" } }, 2, name, 2)).toBe("You pay a worm and skip your turn.");
  expect(plainly({ action: { type: "roll", die: "own" } }, 2, name, null)).toBeNull();
});
