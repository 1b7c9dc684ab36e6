import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { HolzwurmChoice, HolzwurmView } from "../../lib/wire/types";
import { describe as plainly } from "./log";
import { ALONE, CHOICES } from "./testing";
import { cardText, endText, label, rowText, short } from "./words";

const VIEW = {
  rows: [
    { color: "red", cards: [], display: [], needs: 1 },
    { cards: [], display: [], needs: 1 },
  ],
} as unknown as HolzwurmView;
const say = ({ action, effects }: HolzwurmChoice) => label(action, VIEW, [], effects);

beforeEach(() => overwriteGetLocale(() => "en"));

it("says on a button what a play does", () => {
  expect(say(CHOICES.fits)).toBe("Play red −7 on the red row: safe");
  expect(say(CHOICES.opens)).toBe("Play yellow +2 as a new row: safe");
  expect(say(CHOICES.low)).toBe("Play red −1 on the red row: too low, take 4 cards and fate −9");
  expect(say(ALONE)).toBe("Play red −1 on the red row: too low, take the poison; the row stays");
});

it("says only the play where nobody has told what it does", () => {
  expect(label(CHOICES.fits.action, VIEW)).toBe("Red −7 → red row");
  expect(short(CHOICES.greyFits.action, VIEW)).toBe("Gray −3 → row without a color");
  expect(short(CHOICES.opens.action, VIEW)).toBe("Yellow +2 → New row");
});

it.each([
  ["nl", "rood −7", "gif −13", "rode rij", "rij zonder kleur"],
  ["de", "Rot −7", "Gift −13", "rote Reihe", "farblose Reihe"],
  ["fr", "rouge −7", "poison −13", "rangée rouge", "rangée sans couleur"],
] as const)("names cards and rows in %s", (locale, card, poison, row, uncolored) => {
  overwriteGetLocale(() => locale);
  expect([cardText("r7"), cardText("x13"), rowText("red"), rowText(undefined)]).toEqual([card, poison, row, uncolored]);
});

it("has a sentence for every choice", () => {
  const name = (seat: number) => ["Mila", "Oma", "Jan"][seat]!;
  expect(plainly({ action: { type: "play", card: "n4", row: 1 } }, 2, name, null)).toBe("Jan plays gray +4.");
  expect(plainly({ action: { type: "play", card: "n4" } }, 2, name, 2)).toBe("You open a row with gray +4.");
});

it("says how a deal ended", () => {
  const seats = ["Mila", "Oma"].map((name) => ({ name, color: "", bot: false, here: true, away: false }));
  expect(endText({ type: "out", seat: 1 }, seats, 0)).toBe("Oma went out.");
  expect(endText({ type: "poison", seat: 1 }, seats, 1)).toBe("You took the poison.");
});
