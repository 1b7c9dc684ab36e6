/** The log of a match, from what its events brought about. */
import type { HolzwurmSeen } from "../../lib/wire/types";
import type { Line } from "../game";
import { linesOf } from "../parts/lines";
import { WORDS } from "./told";

/** The log of a match, oldest first. */
export function story(seen: HolzwurmSeen[], name: (seat: number) => string, me: number | null): Line[] {
  return linesOf(WORDS, seen, name, me);
}
