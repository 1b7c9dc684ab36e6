import { beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { ItHappensAction, ItHappensSeen } from "../../lib/wire/types";
import { events as all, recorded } from "../testing/records";
import { story } from "./story";

beforeEach(() => overwriteGetLocale(() => "en"));

/** Events in order; a seat with an action, or chance. */
function events(...list: ([number, ItHappensAction] | number | "mounds")[]): ItHappensSeen[] {
  return list.map((one, i) => {
    if (one === "mounds")
      return { ply: i + 1, event: { chance: { type: "mounds", cards: ["M01", "M02", "M03"] } }, effects: [] };
    if (typeof one === "number") return { ply: i + 1, event: { chance: { type: "die", value: one } }, effects: [] };
    return { ply: i + 1, seat: one[0], event: { action: one[1] }, effects: [] };
  });
}

const roll: ItHappensAction = { type: "roll", die: "own" };
const left: ItHappensAction = { type: "place", mound: 0 };
const two = (seat: number) => ["Mila", "Oma"][seat] ?? "";

it("follows dice, sums and finds", () => {
  const middle: ItHappensAction = { type: "place", mound: 1 };
  const seen = events(
    "mounds",
    [0, roll],
    4,
    [0, left],
    [1, roll],
    2,
    [1, { type: "reroll" }],
    6,
    [1, left],
    [0, roll],
    1,
    [0, middle],
    [1, roll],
    3,
    [1, left],
  );
  expect(story(seen, two, 0).map(({ text, rule }) => [text, rule])).toEqual([
    ["Round 1 begins.", undefined],
    ["You rolled a 4.", undefined],
    ["You put a 4 on the left mound: 4.", undefined],
    ["Oma rolled a 2.", undefined],
    ["Oma paid a worm to roll again.", "IH-12"],
    ["Oma rolled a 6.", undefined],
    ["Oma put a 6 on the left mound: 6.", undefined],
    ["You rolled a 1.", undefined],
    ["You put a 1 on the middle mound: 1.", undefined],
    ["Oma rolled a 3.", undefined],
    ["Oma put a 3 on the left mound: 9. Found: worm.", "IH-14"],
  ]);
});

it("keeps the third color apart", () => {
  const third: ItHappensAction = { type: "roll", die: "third" };
  const lines = story(events("mounds", [0, roll], 1, [0, left], [1, third], 3, [1, left]), two, null);
  expect(lines[0]?.seat).toBeNull();
  expect(lines.at(-2)).toMatchObject({ seat: 1, text: "Oma rolled a 3 for the third color." });
  expect(lines.at(-1)?.text).toBe("Oma put a 3 on the left mound: 3.");
});

it("tells every round that is judged, and who is passed over", () => {
  const game = recorded("it-happens-3p.wgr");
  const lines = story(all<ItHappensSeen>(game), (seat) => ["Mila", "Oma", "Jan"][seat] ?? "", 0, game.options);
  const judged = lines.filter(({ text }) => /Round \d is judged/.test(text));
  expect(judged.map(({ rule }) => rule)).toEqual(["IH-16", "IH-16", "IH-16", "IH-16"]);
  const over = lines.filter(({ text }) => text.includes("passed over"));
  expect(over.every(({ rule }) => rule === "IH-09")).toBe(true);
});
