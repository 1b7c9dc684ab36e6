import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { HolzwurmAction, HolzwurmView } from "../../lib/wire/types";
import { adviceSaid } from "./advice";

beforeEach(() => overwriteGetLocale(() => "en"));

const VIEW = {
  rows: [{ color: "red", cards: ["r5", "r3", "r10"], display: [] }],
  fate: ["x13", "y10"],
} as unknown as HolzwurmView;
const say = (action: HolzwurmAction) => adviceSaid([{ action, best: true, text: "", figure: "" }], VIEW, {});

it("says what to play and why, words first", () => {
  expect(say({ type: "play", card: "r4", row: 0 })).toBe("Play red +4. Soon 4 is too low for the red row.");
  expect(say({ type: "play", card: "r11", row: 0 })).toBe("Play red −11. That is 11 minus points less.");
  expect(say({ type: "play", card: "b8" })).toBe("Play blue +8. A new row is always safe.");
  expect(say({ type: "play", card: "r2", row: 0 })).toBe("Take a row with red +2. Your hand would be worth +12 more.");
  expect(adviceSaid([], VIEW, {})).toBe("");
});
