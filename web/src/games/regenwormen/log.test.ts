import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import { files, Projector, recorded } from "../testing/records";
import type { Seen } from "./effects";
import type { Frame } from "./facts";
import { describe as describeAction, tell } from "./log";
import { acted, fails, fell, kept } from "./testing";

const NAMES = ["Mila", "Oma", "Jan", "Pip", "Fien", "Bas", "Zoë"];
const name = (seat: number) => NAMES[seat] ?? "";
const RECORDS = files("regenwormen");
/** What each record tells the first seat. */
const told = new Map<string, Seen[]>();

beforeAll(async () => {
  const projector = await Projector.load();
  for (const file of RECORDS) {
    const game = recorded(file);
    told.set(file, projector.frame<Frame>(game, game.lines.length - 1, 0).seen);
  }
});
beforeEach(() => overwriteGetLocale(() => "en"));

it("has a line for each thing that happened, with its rule, for whom it happened", () => {
  const seen = [
    acted(0, { type: "roll" }, { type: "thrown", seat: 0, why: "roll", dice: 8, golden: false }),
    fell(0, ["W", "W", "5"]),
    acted(0, { type: "keep", symbol: "W" }, kept("W", 2)),
    fell(0, ["W"], ...fails("no_new", 10, 30, 36)),
  ];
  expect(tell(seen, name, 1).map(({ seat, text, rule }) => [seat, text, rule])).toEqual([
    [0, "Mila rolls worm, worm and 5.", "RW-07"],
    [0, "Mila keeps 2 worms: 10.", "RW-01"],
    [0, "Mila rolls worm.", "RW-07"],
    [0, "Nothing new: Mila’s turn fails.", "RW-07"],
    [0, "The 30 goes back.", "RW-07"],
    [0, "The 36 is turned over.", "RW-07"],
  ]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(RECORDS)("%s is told from its first event to its last in real sentences", (file) => {
    overwriteGetLocale(() => language);
    const seen = told.get(file)!;
    for (const me of [0, null]) {
      const lines = tell(seen, name, me);
      // A throw is told with its dice.
      const silent = seen.filter(({ ply }) => !lines.some((line) => line.ply === ply));
      expect(silent.every(({ event }) => "action" in event && event.action.type === "roll")).toBe(true);
      for (const { text, rule, seat } of lines) {
        expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/u);
        expect(text).not.toMatch(/undefined|null|NaN|[{}_?]|(?<!\p{L})W(?!\p{L})/u);
        expect(rule).toMatch(/^R[WX]-\d\d$/);
        expect(seat).not.toBeNull();
      }
      lines.slice(1).forEach((line, place) => {
        const before = lines[place]!;
        if (line.ply === before.ply) expect(line.text).not.toBe(before.text);
      });
    }
  });
});

it("tells every effect that nobody chose, with its rule", () => {
  const lines = RECORDS.flatMap((file) => tell(told.get(file)!, name, null));
  for (const [text, rule] of [
    [/goes back\.$/, "RW-18"],
    [/is turned over\.$/, "RW-18"],
    [/comes along\.$/, /RX-(10|12)/],
    [/bring(s)? .* a worm token\.$/, /RX-(20|12)/],
    [/^The raven hops onto/, "RX-06"],
    [/the game is over\.$/, /RW-21|RX-22/],
    [/ wins with /, /RW-2[23]/],
  ] as const) {
    const found = lines.filter((line) => text.test(line.text));
    expect(found.length, String(text)).toBeGreaterThan(0);
    for (const line of found) expect(line.rule, line.text).toMatch(rule);
  }
});

it("says what somebody chose, where nobody knows what came of it", () => {
  const said = (action: Parameters<typeof acted>[1]) => describeAction({ action }, 1, name);
  expect(said({ type: "keep", symbol: "5" })).toBe("Oma keeps the 5s.");
  expect(said({ type: "steal", from: 0 })).toBe("Oma steals Mila’s top tile!");
  expect(said({ type: "roll" })).toBeNull();
});
