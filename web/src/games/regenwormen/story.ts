/** The log of a whole game from its events alone, as after a reload, when nobody has kept the views between them. */
import type { Line } from "../game";
import type { Seen } from "./failure";
import type { View } from "./facts";
import { beginning, follow, ranking } from "./follow";
import type { Options } from "./targets";
import { rule, sentence, type Named } from "./words";

/** All that is worth a line, oldest first, with the rule behind what happened by itself. */
export function story(seen: Seen[], seats: Named[], me: number | null, options: Options): Line[] {
  const first = seen.find((one) => one.seat !== undefined)?.seat ?? 0;
  let view = beginning(seats.length, first, options);
  /** The table before the dice were thrown: they belong to it. */
  let thrown: View | null = null;
  const lines: Line[] = [];
  for (const one of seen) {
    const before: View = one.seat === undefined ? view : { ...view, seat: one.seat };
    view = follow(before, one, options);
    if (view.phase === "over") view = { ...view, standing: ranking(view, options) };
    const from = "chance" in one.event && thrown ? thrown : before;
    thrown = view.phase === "throw" ? before : null;
    const text = sentence(one, from, view, seats, me);
    if (text) lines.push({ ply: one.ply, seat: before.seat ?? null, text, ...because(rule(one, from, view)) });
  }
  return lines;
}

function because(why: string | null): { rule?: string } {
  return why === null ? {} : { rule: why };
}
