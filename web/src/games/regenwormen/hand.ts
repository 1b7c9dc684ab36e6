import { m } from "../../lib/messages/messages.js";
import type { Hand } from "../game";
import type { View } from "./facts";

/** The dice of the turn. */
export function atHand({ turn }: View): Hand {
  const [kept, faces] = [turn.kept, [...turn.roll].sort()];
  const words = (dice: readonly string[]) => dice.map((face) => (face === "W" ? m.app_worm() : face)).join(" ");
  return {
    kept,
    faces,
    text: [kept, faces]
      .filter((dice) => dice.length > 0)
      .map(words)
      .join(" + "),
  };
}
