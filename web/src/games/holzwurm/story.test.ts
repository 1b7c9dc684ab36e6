import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale, type Locale } from "../../lib/messages/runtime.js";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import type { HolzwurmFrame, HolzwurmSeen } from "../../lib/wire/types";
import { files, Projector, recorded } from "../testing/records";
import { story } from "./story";
import { ALONE, CHOICES } from "./testing";

const NAMES = ["Mila", "Oma", "Jan", "Pip", "Bo", "Ann"];
const name = (seat: number) => NAMES[seat] ?? "";
const RECORDS = files("holzwurm");
/** What each record tells the first seat. */
const told = new Map<string, HolzwurmSeen[]>();

beforeAll(async () => {
  const projector = await Projector.load();
  for (const file of RECORDS) {
    const game = recorded(file);
    told.set(file, projector.frame<HolzwurmFrame>(game, game.lines.length - 1, 0).seen);
  }
});
beforeEach(() => overwriteGetLocale(() => "en"));

it("has a line for each thing that happened, with its rule", () => {
  const seen = [CHOICES.fits, CHOICES.low].map(({ action, effects }, place) => {
    return { ply: place + 1, seat: 1, event: { action }, effects, rules: place === 0 ? ["HW-11"] : ["HW-12", "HW-12"] };
  });
  expect(story(seen, name, 0)).toEqual([
    { ply: 1, seat: 1, text: "Oma plays red −7. The red row now has 4 cards.", rule: "HW-11" },
    { ply: 2, seat: 1, text: "Oma plays red −1, too low, and takes the red row: 4 cards.", rule: "HW-12" },
    {
      ply: 2,
      seat: 1,
      text: "Oma takes the fate card yellow −9. Only the poison is left.",
      rule: "HW-12",
    },
  ]);
  const [alone] = story(
    [{ ply: 3, seat: 1, event: { action: ALONE.action }, effects: ALONE.effects, rules: [] }],
    name,
    1,
  );
  expect(alone?.text).toBe("You play red −1, too low, but the red row stays.");
});

describe.each(LANGUAGES)("in %s", (language: Locale) => {
  it.each(RECORDS)("%s is told from its first event to its last in real sentences", (file) => {
    overwriteGetLocale(() => language);
    const seen = told.get(file)!;
    expect(seen.length).toBe(recorded(file).lines.length - 1);
    for (const me of [0, null]) {
      const lines = story(seen, name, me);
      expect(new Set(lines.map(({ ply }) => ply)).size, "every event has a line").toBe(seen.length);
      for (const { text, rule } of lines) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|null|NaN|[{}_]|\b[yrgpbnx]\d+\b/);
        expect(rule).toMatch(/^HW-\d\d$/);
      }
      lines.slice(1).forEach(({ text }, place) => expect(text).not.toBe(lines[place]!.text));
    }
  });
});
