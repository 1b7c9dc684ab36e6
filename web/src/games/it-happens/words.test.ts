import { beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { describe as plainly } from "./log";
import recorded from "./rounds.fixture.json";
import { label, rule, sentence } from "./words";

const ENDS = recorded as unknown as { before: ItHappensView; seen: ItHappensSeen[]; after: ItHappensView }[];
const SEATS: BoardSeat[] = ["Mila", "Oma", "Jan", "Pip", "Bo"].map((name) => {
  return { name, color: "rust", bot: false, here: true, away: false };
});
const { before, seen, after } = ENDS[0]!;

beforeEach(() => overwriteGetLocale(() => "en"));

/** A small position: two mounds of one field each, Oma has thrown a 4. */
const VIEW = {
  ...before,
  to_act: 1,
  thrown: { color: "red", value: 4 },
  mounds: before.mounds.map((mound) => ({
    ...mound,
    worm: 4,
    columns: mound.columns.map((_, i) => ({
      fields: i === 0 ? ["."] : ["BON", "."],
      dice: i === 0 ? [{ color: "yellow", value: 5 }] : [],
    })),
  })),
} as unknown as ItHappensView;

describe("label", () => {
  it("says column, sum, place, find and worm number", () => {
    const text = label({ type: "place", mound: 2 }, VIEW, SEATS);
    expect(text).toBe(
      "Put the 4 on the right mound, column 2: 4. 2nd, 1 behind Mila. Finds: bone. Hits the worm number 4.",
    );
  });

  it("says what the other buttons do", () => {
    expect(label({ type: "roll", die: "third" }, VIEW, SEATS)).toBe("Roll a die of the third color");
    expect(label({ type: "reroll" }, VIEW, SEATS)).toBe("Pay a worm and roll the die again");
  });
});

describe("sentence", () => {
  it("tells a placing with its sum and find, and says you to oneself", () => {
    const event: ItHappensSeen = { ply: 9, seat: 1, event: { action: { type: "place", mound: 0 } }, effects: [] };
    expect(sentence(event, VIEW, VIEW, SEATS)).toBe("Oma put a 4 on the left mound: 4. Found: bone.");
    expect(sentence(event, VIEW, VIEW, SEATS, 1)).toBe("You put a 4 on the left mound: 4. Found: bone.");
    expect(rule(event, VIEW, VIEW)).toBe("IH-14");
  });

  it("tells the end of a round mound by mound", () => {
    expect(rule(seen[0]!, before, after)).toBe("IH-16");
    const text = sentence(seen[0]!, before, after, SEATS) ?? "";
    expect(text).toMatch(/Round 1 is judged: Left: queen \w+.*Middle: queen .*Right: queen /);
    expect(sentence(seen.at(-1)!, after, after, SEATS)).toBe("Round 2 begins.");
  });

  it("tells a throw once, when the die lies", () => {
    const roll: ItHappensSeen = { ply: 2, seat: 1, event: { action: { type: "roll", die: "own" } }, effects: [] };
    const die: ItHappensSeen = { ply: 3, event: { chance: { type: "die", value: 4 } }, effects: [] };
    expect(sentence(roll, VIEW, VIEW, SEATS)).toBeNull();
    expect(sentence(die, VIEW, VIEW, SEATS)).toBe("Oma rolled a 4.");
  });

  it.each(["nl", "de", "fr"] as const)("speaks %s", (locale) => {
    overwriteGetLocale(() => locale);
    const event: ItHappensSeen = { ply: 9, seat: 1, event: { action: { type: "place", mound: 0 } }, effects: [] };
    const found = { nl: "Gevonden: bot.", de: "Gefunden: Knochen.", fr: "Trouvé\u202f: os." }[locale];
    expect(sentence(event, VIEW, VIEW, SEATS)).toMatch(new RegExp(`^Oma .*${found}$`));
    expect(label({ type: "pass" }, VIEW, SEATS)).not.toBe("Pay a worm and skip the turn");
  });
});

it("has a plain sentence for every event without views", () => {
  const name = (seat: number) => SEATS[seat]!.name;
  expect(plainly({ action: { type: "place", mound: 1 } }, 2, name, null)).toBe("Jan put the die on the middle mound.");
  expect(plainly({ action: { type: "pass" } }, 2, name, 2)).toBe("You paid a worm and skipped.");
  expect(plainly({ action: { type: "roll", die: "own" } }, 2, name, null)).toBeNull();
  expect(plainly({ chance: { type: "die", value: 6 } }, null, name, null)).toBe("The die shows 6.");
});
