/** What a round brought: told from the last dice on the mounds, because the next view shows new mounds. */
import type { ItHappensColor, ItHappensMoundView, ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import { ranking, sums, withDie } from "./mounds";

/** Who got what on a mound. */
export interface Judged {
  mound: ItHappensMoundView;
  queen: ItHappensColor | null;
  general: ItHappensColor | null;
  /** Those whose sum is the worm number, from left to right. */
  worms: ItHappensColor[];
}

/** A round that is over. */
export interface RoundEnd {
  round: number;
  mounds: Judged[];
}

/** Judges one mound (IH-15 to IH-17). */
export function judge(mound: ItHappensMoundView): Judged {
  const all = sums(mound);
  const [first, second] = ranking(all);
  const worms = all.filter(({ sum }) => sum === mound.worm).map(({ color }) => color);
  return { mound, queen: first?.color ?? null, general: second?.color ?? null, worms };
}

/** Whether a round ended between two views. */
export function ended(before: ItHappensView, after: ItHappensView): boolean {
  return before.mounds.length > 0 && (after.round !== before.round || after.mounds.length === 0);
}

/** Follows the dice that were thrown and placed since a view, up to the end of its round. */
function lastMounds(before: ItHappensView, seen: ItHappensSeen[]): ItHappensMoundView[] {
  const mounds = [...before.mounds];
  let value = before.thrown?.value ?? 0;
  let color = before.thrown?.color ?? null;
  for (const { event, seat } of seen) {
    if ("chance" in event) {
      if (event.chance.type === "mounds") break;
      value = event.chance.value;
    } else if (event.action.type === "roll") {
      const third = before.colors.find((one) => one.seat === undefined);
      const own = before.colors.find((one) => one.seat === seat);
      color = (event.action.die === "third" ? third : own)?.color ?? null;
    } else if (event.action.type === "place" && color) {
      const mound = mounds[event.action.mound];
      if (mound) mounds[event.action.mound] = withDie(mound, color, value);
    }
  }
  return mounds;
}

/** What the round brought that ended between two views; null if none did. */
export function roundEnd(before: ItHappensView, seen: ItHappensSeen[], after: ItHappensView): RoundEnd | null {
  if (!ended(before, after)) return null;
  return { round: before.round, mounds: lastMounds(before, seen).map(judge) };
}
