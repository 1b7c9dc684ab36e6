import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import { files, Projector, recorded } from "../testing/records";
import { failureOf, effectsOf } from "./effects";
import type { Frame } from "./facts";
import { offers } from "./offers";
import { noteOf } from "./previews";
import { kept, view } from "./testing";
import { said } from "./told";
import { label, short, winSaid } from "./words";

const seats = ["Mila", "Oma", "Jan", "Pip", "Fien", "Bas", "Zoë"].map((name) => {
  return { name, color: "rust", bot: false, here: true, away: false };
});
const speak = (locale: "en" | "nl" | "de" | "fr") => overwriteGetLocale(() => locale);
afterEach(() => speak("en"));

describe("label", () => {
  const at = view({ phase: "keep", kept: ["4", "4", "W"], total: 9, roll: ["5", "5", "5", "1"], stacks: [[], [27]] });
  const fives = [kept("5", 3, { total: 24 })];
  it("says the whole consequence, in every language", () => {
    const words = LANGUAGES.map((locale) => {
      speak(locale);
      return [locale, label({ type: "keep", symbol: "5" }, at, seats, fives)];
    });
    expect(Object.fromEntries(words)).toEqual({
      en: "Keep three 5s, adds 15, total 24",
      nl: "Leg drie vijven opzij, plus 15, totaal 24",
      de: "Drei Fünfen herauslegen, plus 15, Summe 24",
      fr: "Garder trois 5, plus 15, total 24",
    });
  });
  it("names tile, worms and victim", () => {
    expect(label({ type: "take", tile: 26 }, at, seats, [])).toBe("Take tile 26, 2 worms");
    expect(label({ type: "steal", from: 1 }, at, seats, [])).toBe("Steal 27 from Oma, 2 worms");
    expect(label({ type: "give_back", specialist: "hen" }, at, seats, [])).toBe("Give back the hen");
    expect(label({ type: "keep", symbol: "5" }, at, seats, [])).toBe("Keep 5s");
  });
  it("is short in a table", () => {
    expect(short({ type: "keep", symbol: "5" }, at, seats, fives)).toBe("Keep three 5s");
    expect(short({ type: "take", tile: 26 }, at, seats, [])).toBe("Take 26");
    const stolen = { type: "tile_stolen" as const, seat: 0, from: 1, tile: 27 as const, worms: 2 };
    expect(short({ type: "steal", from: 1 }, at, seats, [stolen])).toBe("Steal Oma’s 27");
    const hen = { type: "hen_stolen" as const, seat: 0, from: 1, tile: 27 as const };
    expect(short({ type: "steal", from: 1 }, at, seats, [hen])).toBe("Take Oma’s hen");
  });
});

it("says who has won", () => {
  const row = (seat: number, rank: number) => ({ seat, score: 9, tiebreaks: [36], rank });
  const over = (...standing: ReturnType<typeof row>[]) => ({ ...view({ phase: "over" }), standing });
  expect(winSaid(over(row(0, 1), row(1, 2)), seats, 1)).toBe("Mila wins with 9 worms.");
  expect(winSaid(over(row(0, 1), row(1, 2)), seats, 0)).toBe("You win with 9 worms.");
  expect(winSaid(over(row(0, 1), row(1, 1)), seats, 0)).toBe("Mila, Oma share the win with 9 worms.");
  expect(winSaid(view(), seats, 0)).toBe("");
});

describe("recorded games", () => {
  /** Every so many events what could be done is looked at. */
  const STEP = 5;
  const frames: Frame[] = [];
  beforeAll(async () => {
    const projector = await Projector.load();
    for (const file of files("regenwormen").filter((_, index) => index % 2 === 0)) {
      const game = recorded(file);
      for (let ply = 0; ply < game.lines.length - 1; ply += STEP) {
        const { seat } = JSON.parse(game.lines[ply + 1]!) as { seat?: number };
        if (seat !== undefined) frames.push(projector.frame<Frame>(game, ply, seat));
      }
    }
  });

  it.each(LANGUAGES)("say on every button what it brings, in %s", (locale) => {
    speak(locale);
    const real = (text: string) => expect(text).not.toMatch(/\?|undefined|null|NaN|[{}]|rw_/u);
    let notes = 0;
    for (const { view: at, legal, ...frame } of frames) {
      expect(legal.every(({ effects }) => effects.length > 0)).toBe(true);
      const { bar, more } = offers({ ...frame, view: at, legal }, [], seats);
      for (const offer of [...bar, ...more]) [offer.label, offer.title, offer.detail, offer.more].forEach(real);
      for (const { action, effects } of legal) {
        real(label(action, at, seats, effects));
        const note = noteOf(effects, seats);
        if (note) real(note.text);
        if (note && action.type === "keep") notes += 1;
      }
      const failed = failureOf(effectsOf(frame.seen));
      if (failed) expect(said(failed.effects, seats, 0)).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(frames.length).toBeGreaterThan(100);
    expect(notes).toBeGreaterThan(20);
  });
});
