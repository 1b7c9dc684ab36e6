import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { HolzwurmChoice } from "../../lib/wire/types";
import { adviceSaid } from "./advice";
import { ALONE, CHOICES, opening, OUT } from "./testing";

beforeEach(() => overwriteGetLocale(() => "en"));

const say = (choice: HolzwurmChoice, choices = [choice]) =>
  adviceSaid([{ action: choice.action, best: true, figure: "" }], choices);

const laid = (card: "r4" | "r6" | "r11", delta: number): HolzwurmChoice => ({
  action: { type: "play", card, row: 0 },
  effects: [{ type: "card_laid", seat: 0, card, row: 0, color: "red", n: 4, delta }],
});

it("says what to play and why, words first", () => {
  expect(say(laid("r4", -4))).toBe("Play red +4. Soon 4 is too low for the red row.");
  expect(say(laid("r11", 11))).toBe("Play red −11. That gets rid of 11 minus points.");
  expect(say(laid("r6", -6))).toBe("Play red +6. It is safe there, and you keep better ones.");
  expect(say(opening("b8", -8))).toBe("Play blue +8. A new row is always safe.");
  expect(say(CHOICES.low)).toBe("Take a row with red −1. It costs 7 points, but later it would cost more.");
});

it("says when the deal ends with it", () => {
  expect(say(OUT)).toBe("Play blue +8. That ends the deal in time.");
  expect(say(ALONE)).toBe("Take a row with red −1. That ends the deal in time.");
});

it("is silent where nobody advises, or about something that cannot be played", () => {
  expect(adviceSaid([], [OUT])).toBe("");
  expect(say(OUT, [ALONE])).toBe("");
});
