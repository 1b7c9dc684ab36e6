import { beforeAll, describe, expect, it } from "vitest";
import { events, files, Projector, recorded, type Recorded } from "../testing/records";
import type { Seen } from "./effects";
import { forced, type Frame } from "./facts";

/** So many taps a turn may take on average. */
const MOST = 6;
let projector: Projector;
beforeAll(async () => void (projector = await Projector.load()));

/** How many taps the people of a game needed for each turn: one for every choice that does not play itself. */
function taps(game: Recorded): number[] {
  const turns: number[] = [];
  for (const { ply, seat, event } of events<Seen>(game)) {
    if (!("action" in event) || seat === undefined) continue;
    const frame = projector.frame<Frame>(game, ply - 1, seat);
    if (frame.view.phase === "roll") turns.push(0);
    // What plays itself is what was played: a roll where somebody stopped instead needs a tap.
    const own = forced(frame);
    if (!own || own.type !== event.action.type) turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
  }
  return turns;
}

const average = (turns: number[]) => turns.reduce((sum, n) => sum + n, 0) / turns.length;

describe("a turn takes six taps at most, on average", () => {
  it("in the records of the repository", () => {
    const some = files("regenwormen").filter((_, index) => index % 3 === 0);
    const turns = some.flatMap((file) => taps(recorded(file)));
    expect(turns.length).toBeGreaterThan(100);
    expect(average(turns), `over ${turns.length} turns`).toBeLessThanOrEqual(MOST);
  });

  it.each([
    ["the base game", {}],
    ["the expansion", { expansion: true }],
  ])("in %s, played well", (_, options) => {
    const turns = [1, 2].flatMap((seed) => taps(projector.play("regenwormen", options, "master", 3, seed)));
    expect(turns.length).toBeGreaterThan(30);
    expect(average(turns), `over ${turns.length} turns`).toBeLessThanOrEqual(MOST);
  });
});
