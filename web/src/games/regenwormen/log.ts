/** The log of the shell. `tell` knows the whole game; `describe` says what one event says alone. */
import type { AnyOptions, RegenwormenGlimpse } from "../../lib/wire/types";
import type { Seen } from "./failure";
import type { Line } from "../game";
import { story } from "./story";
import type { Options } from "./targets";
import { sentence } from "./words";

const MOST_SEATS = 7;

function named(name: (seat: number) => string, n: number): { name: string }[] {
  return Array.from({ length: n }, (_, index) => ({ name: name(index) }));
}

/** All events of a game as lines; better than one by one, because dice and tiles are known from earlier ones. */
export function tell(seen: Seen[], name: (seat: number) => string, me: number | null, options: AnyOptions): Line[] {
  const all = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => name(seat) !== "");
  const n = Math.max(...seen.map((one) => one.seat ?? 0), all.length - 1) + 1;
  return story(seen, named(name, n), me, options as Options);
}

export function describe(
  event: RegenwormenGlimpse,
  seat: number | null,
  name: (seat: number) => string,
  me: number | null,
): string | null {
  const seen = seat === null ? { ply: 0, event, effects: [] } : { ply: 0, event, effects: [], seat };
  return sentence(seen, null, null, named(name, MOST_SEATS), me) || null;
}
