import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { RegenwormenFrame } from "../../lib/wire/types";
import { describe as line } from "./log";
import { acted, rolled, view } from "./testing";
import { label, rule, sentence } from "./words";

const seats = ["Mila", "Oma", "Jan", "Pip", "Fien", "Bas", "Zoë"].map((name) => ({ name }));
const speak = (locale: "en" | "nl" | "de" | "fr") => overwriteGetLocale(() => locale);
afterEach(() => speak("en"));

describe("sentence", () => {
  const start = view({ stacks: [[], [22, 27], []] });
  it("says rolls and keeps", () => {
    expect(sentence(acted(2, { type: "roll" }), start, null, seats)).toBe("");
    const by = view({ seat: 2 });
    const kept = view({ seat: 2, phase: "keep", roll: ["3", "3", "5", "W"] });
    expect(sentence(rolled(["3", "5", "3", "W"]), by, kept, seats)).toBe("Jan rolls 3 5 3 worm.");
    expect(sentence(acted(2, { type: "keep", symbol: "3" }), kept, null, seats)).toBe("Jan keeps two 3s: 6.");
    expect(sentence(acted(2, { type: "keep", symbol: "W" }), kept, null, seats, 2)).toBe("You keep one worm: 5.");
  });

  it("says what was taken, and by whom it was stolen", () => {
    const after = view({ seat: 1, stacks: [[26], [22, 27], []] });
    expect(sentence(acted(0, { type: "take", tile: 26 }), start, after, seats, 0)).toBe("26 is yours: two worms.");
    expect(sentence(acted(0, { type: "take", tile: 26 }), start, after, seats, 1)).toBe("Mila takes 26: two worms.");
    const steal = acted(0, { type: "steal", from: 1 });
    expect([0, 1, 2].map((me) => sentence(steal, start, after, seats, me))).toEqual([
      "Pinched! Oma’s 27 is yours now.",
      "Mila pinches your 27!",
      "Mila pinches Oma’s 27!",
    ]);
  });

  it("says why a turn failed and what it cost", () => {
    const before = view({ phase: "decide", kept: ["5"], total: 5, stacks: [[30], [], []] });
    const after = view({ seat: 1, stacks: [[], [], []], down: [36] });
    const said = (me: number) => sentence(rolled(["5", "5"]), before, after, seats, me);
    expect(said(0)).toBe("You roll 5 5. Nothing new. The 30 goes back. 36 is turned over.");
    expect(said(1)).toBe("Mila rolls 5 5. Nothing new for Mila. The 30 goes back. 36 is turned over.");
    expect(sentence(acted(0, { type: "stop" }), before, after, seats, 0)).toContain("You stop without a tile.");
  });

  it("knows the expansion", () => {
    const before = view({ expansion: true, stacks: [[], [27]], figures: [[], ["hen"]], guests: { 25: "weasel" } });
    const steal = acted(0, { type: "steal", from: 1 });
    expect(sentence(steal, before, null, seats, 1)).toBe("Mila lures your hen away; the 27 stays.");
    const took = view({ expansion: true, seat: 1, stacks: [[25], [27]], figures: [["weasel"], ["hen"]] });
    expect(sentence(acted(0, { type: "take", tile: 25 }), before, took, seats, 0)).toBe(
      "25 is yours: two worms. The weasel comes along.",
    );
    const token = view({ expansion: true, phase: "decide", tokens: [1, 0], stacks: [[], [27]] });
    const ones = view({ expansion: true, phase: "keep", roll: ["1", "1"], stacks: [[], [27]] });
    expect(sentence(acted(0, { type: "keep", symbol: "1" }), ones, token, seats, 0)).toBe(
      "You keep two 1s: 2. A worm token for you.",
    );
    expect(sentence(acted(0, { type: "rob", from: 1 }), null, null, seats, 1)).toBe(
      "Mila takes a worm token from you.",
    );
  });

  it("says less without the view before", () => {
    expect(line({ action: { type: "keep", symbol: "5" } }, 1, (seat) => seats[seat]?.name ?? "", 0)).toBe(
      "Oma keeps the 5s.",
    );
    expect(line({ action: { type: "roll" } }, 1, () => "Oma", 0)).toBeNull();
    expect(line({ action: { type: "steal", from: 0 } }, 1, () => "Oma", 2)).toContain("top tile");
  });

  it("ends with the winner", () => {
    const over = { ...view({ stacks: [[36], []] }), phase: "over" as const };
    const standing = [
      { seat: 0, score: 9, tiebreaks: [36], rank: 1 },
      { seat: 1, score: 4, tiebreaks: [0], rank: 2 },
    ];
    const said = sentence(acted(0, { type: "take", tile: 36 }), view(), { ...over, standing }, seats, 1);
    expect(said).toBe("Mila takes 36: four worms. No open tile is left: the game is over. Mila wins with 9 worms.");
  });
});

describe("label", () => {
  const at = view({ phase: "keep", kept: ["4", "4", "W"], total: 9, roll: ["5", "5", "5", "1"], stacks: [[], [27]] });
  it("says the whole consequence, in every language", () => {
    const said = (["en", "nl", "de", "fr"] as const).map((locale) => {
      speak(locale);
      return label({ type: "keep", symbol: "5" }, at, seats);
    });
    expect(said).toEqual([
      "Keep three 5s, adds 15, total 24",
      "Leg drie vijven opzij, plus 15, totaal 24",
      "Drei Fünfen herauslegen, plus 15, Summe 24",
      "Garder trois 5, plus 15, total 24",
    ]);
  });
  it("names tile, worms and victim", () => {
    expect(label({ type: "take", tile: 26 }, at, seats)).toBe("Take tile 26, 2 worms");
    expect(label({ type: "steal", from: 1 }, at, seats)).toBe("Steal 27 from Oma, 2 worms");
    expect(label({ type: "give_back", specialist: "hen" }, at, seats)).toBe("Give back the hen");
  });
});

describe("rule", () => {
  it("points to what applies", () => {
    const before = view({ phase: "decide", kept: ["W"], total: 27, stacks: [[30], [22]] });
    const failed = view({ seat: 1, stacks: [[], [22]] });
    expect(rule(rolled(["W"]), before, failed)).toBe("RW-18");
    expect(rule(rolled(["W"]), view({ phase: "decide", kept: ["W"], total: 5 }), view({ seat: 1 }))).toBe("RW-19");
    expect(rule(acted(0, { type: "take", tile: 27 }), before, failed)).toBeNull();
    expect(rule(acted(0, { type: "take", tile: 26 }), before, failed)).toBe("RW-14");
    expect(rule(acted(0, { type: "steal", from: 1 }), before, failed)).toBe("RW-13");
    expect(rule(acted(0, { type: "give_back", specialist: "hen" }), before, failed)).toBe("RX-13");
  });
});

describe("recorded games", () => {
  const games = ["base3", "exp7"].map((name) => {
    const file = new URL(`../../../dev/fixtures/rw-${name}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8")) as { frames: { me: number; frame: RegenwormenFrame }[] };
  });
  it.each(["en", "nl", "de", "fr"] as const)("are told without gaps in %s", (locale) => {
    speak(locale);
    let lines = 0;
    for (const { frames } of games) {
      frames.forEach(({ frame }, index) => {
        const before = frames[index - 1]?.frame.view ?? null;
        for (const seen of frame.seen) {
          const said = sentence(seen, before, frame.view, seats, 0);
          expect(said).not.toMatch(/\?|undefined|null|\{|rw_/u);
          if (said) lines += 1;
        }
        for (const { action } of frame.legal)
          expect(label(action, frame.view, seats)).not.toMatch(/\?|undefined|\{|rw_/u);
      });
    }
    expect(lines).toBeGreaterThan(500);
  });
});
