import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { ItHappensAction, ItHappensSeen } from "../../lib/wire/types";
import { story } from "./story";

beforeEach(() => overwriteGetLocale(() => "en"));

/** Events in order; a seat with an action, or chance. */
function events(...list: ([number, ItHappensAction] | number | "mounds")[]): ItHappensSeen[] {
  return list.map((one, i) => {
    if (one === "mounds") return { ply: i + 1, event: { chance: { type: "mounds", cards: ["M01", "M02", "M03"] } } };
    if (typeof one === "number") return { ply: i + 1, event: { chance: { type: "die", value: one } } };
    return { ply: i + 1, seat: one[0], event: { action: one[1] } };
  });
}

const roll: ItHappensAction = { type: "roll", die: "own" };
const left: ItHappensAction = { type: "place", mound: 0 };

it("follows dice, sums and rounds", () => {
  const seen = events("mounds", [0, roll], 4, [0, left], [1, roll], 2, [1, { type: "reroll" }], 6, [1, left], [0, roll], 2, [0, left], "mounds");
  const texts = story(seen, (seat) => ["Mila", "Oma"][seat] ?? "", 0).map(({ text }) => text);
  expect(texts).toEqual([
    "Round 1 begins.",
    "You rolled a 4.",
    "You put a 4 on the left mound: 4.",
    "Oma rolled a 2.",
    "Oma paid a worm to roll again.",
    "Oma rolled a 6.",
    "Oma put a 6 on the left mound: 6.",
    "You rolled a 2.",
    "You put a 2 on the left mound: 6.",
    "Round 1 is judged: Left: queen Mila, general Oma. Middle: queen nobody, general nobody. Right: queen nobody, general nobody. Round 2 begins.",
  ]);
});

it("keeps the third color apart", () => {
  const third: ItHappensAction = { type: "roll", die: "third" };
  const texts = story(events("mounds", [0, roll], 1, [0, left], [1, third], 3, [1, left]), () => "Oma", null);
  expect(texts.at(-2)?.seat).toBe(1);
  expect(texts[0]?.seat).toBeNull();
  expect(texts.at(-2)?.text).toBe("Oma rolled a 3 for the third colour.");
  expect(texts.at(-1)?.text).toBe("Oma put a 3 on the left mound: 3.");
});
