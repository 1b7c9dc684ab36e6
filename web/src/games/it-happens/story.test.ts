import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import type { ItHappensFrame, ItHappensSeen } from "../../lib/wire/types";
import { byEvent } from "../parts/lines";
import { files, Projector, recorded } from "../testing/records";
import { story } from "./story";
import { drawn, ENDED, NAMES, PLACED, placing } from "./testing";

const name = (seat: number) => NAMES[seat] ?? "";
const RECORDS = files("it-happens");
/** What each record tells the first seat. */
const told = new Map<string, ItHappensSeen[]>();

beforeAll(async () => {
  const projector = await Projector.load();
  for (const file of RECORDS) {
    const game = recorded(file);
    told.set(file, projector.frame<ItHappensFrame>(game, game.lines.length - 1, 0).seen);
  }
});
beforeEach(() => overwriteGetLocale(() => "en"));

const SEEN = [placing(1, 1, [...PLACED, ...ENDED]), drawn(2, 2, 2)];

it("has a line for each thing that happened, of the seat it is about", () => {
  expect(story(SEEN, name, 0).map(({ ply, seat, text }) => [ply, seat, text])).toEqual([
    [1, 1, "Oma puts a 4 on the right mound: 4."],
    [1, 1, "Oma finds a bone."],
    [1, 1, "Round 1 is scored."],
    [1, 0, "Left: you win the queen (7) with 7."],
    [1, 1, "Left: Oma wins the general (3) with 5."],
    [1, 1, "Left: Oma hits the worm number 5 and gets a worm."],
    [2, 2, "Round 2 of 4: Jan starts."],
  ]);
  expect(story(SEEN, name, 0).at(-1)?.rule).toBe("IH-07");
});

it("is one line for each event where there is room for one only, of whoever acted", () => {
  const lines = byEvent(story(SEEN, name, 0));
  expect(lines.map(({ ply, seat }) => [ply, seat])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(lines[0]?.text).toMatch(/^Oma puts a 4 .* and gets a worm\.$/);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(RECORDS)("%s is told from its first event to its last in real sentences", (file) => {
    overwriteGetLocale(() => language);
    const seen = told.get(file)!;
    const quiet = seen.filter(({ event }) => "action" in event && event.action.type === "roll").length;
    expect(seen.length).toBe(recorded(file).lines.length - 1);
    for (const me of [0, null]) {
      const lines = story(seen, name, me);
      expect(new Set(lines.map(({ ply }) => ply)).size, "every event but a throw has a line").toBe(seen.length - quiet);
      for (const { text, rule } of lines) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|null|NaN|[{}_]|(?<!\p{L})(MAP|SHO|BON|GLA|SPK|GLV|TEL|BOT|W)(?!\p{L})/u);
        expect(rule).toMatch(/^IH-\d\d$/);
      }
      lines
        .slice(1)
        .forEach(({ text, ply }, place) => expect(`${ply} ${text}`).not.toBe(`${ply} ${lines[place]!.text}`));
    }
  });
});
