/** The log of a game, from what its events brought about. */
import type { ItHappensSeen } from "../../lib/wire/types";
import type { Line } from "../game";
import { linesOf } from "../parts/lines";
import { WORDS } from "./told";

/** The log of a game, oldest first. */
export function story(seen: ItHappensSeen[], name: (seat: number) => string, me: number | null): Line[] {
  return linesOf(WORDS, seen, name, me);
}
