import type { AnySeen } from "../../lib/wire/types";

/** Follows the golden die, which has other faces: it is the last one of every throw of a turn until it is kept. */
export function withoutGolden(): (step: AnySeen, faces: string[]) => string[] {
  let isThrown = false;
  let shows = "";
  let roller: number | undefined;
  return ({ event, seat }, faces) => {
    const { type, golden, symbol } = ("action" in event ? event.action : {}) as Record<string, unknown>;
    // A roll by another seat begins a turn, however the last one ended.
    if (type === "roll" && seat !== roller) [isThrown, roller] = [golden === true, seat];
    if (type === "keep" && symbol === shows) isThrown = false;
    if (faces.length === 0 || !isThrown) return faces;
    shows = faces.at(-1)!;
    return faces.slice(0, -1);
  };
}
