import type { AnySeen } from "../../lib/wire/types";
import type { Mark } from "../game";

const PLACES: Mark[] = ["first", "second", "third"];

/** The place of a seat in each deal, by what its hand counted. */
export function marks(steps: AnySeen[], seat: number): Mark[] {
  return steps.flatMap(({ effects }) => {
    const scored = (effects as AnySeen["effects"][number][]).flatMap((effect) =>
      effect.type === "hand_scored" ? [effect] : [],
    );
    const own = scored.find((hand) => hand.seat === seat);
    return own ? [PLACES[scored.filter(({ score }) => score > own.score).length] ?? "third"] : [];
  });
}
