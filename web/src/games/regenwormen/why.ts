/** Why a choice was better than another one, as `crates/tui/src/regenwormen/odds.rs` says it too. */
import { m } from "../../lib/messages/messages.js";
import { settings } from "../../lib/state/settings.svelte";
import { decimal } from "../../lib/words/numbers";
import type { Compared, Hand } from "../game";
import { same } from "../parts/hints";
import { ofHundred } from "./advice";
import type { Action, Frame, View } from "./facts";

/** A chance to fail that is smaller by so much is worth a word, and worms that are more by so many. */
const CLEARLY_SAFER = 0.03;
const CLEARLY_MORE = 0.1;

/** Children are told how it is, and no chances: those are in numbers. */
export function why({ best, chosen, frame, seats, odds }: Compared<Frame>, isPlain = settings.choices.kids): string {
  const of = (action: Action) => odds?.choices.find((one) => same(one.action, action));
  const [one, other] = [of(best.action), of(chosen.action)];
  const isClaim = best.action.type === "take" || best.action.type === "steal";
  if (isClaim && chosen.action.type === "roll" && other)
    return isPlain ? m.rw_moment_risky() : m.rw_tip_rather({ n: ofHundred(other.fail) });
  if (best.action.type === "steal") return m.rw_moment_steal({ name: seats[best.action.from]?.name ?? "" });
  if (one && other && one.fail + CLEARLY_SAFER <= other.fail)
    return isPlain ? m.rw_moment_safer() : m.rw_moment_fails({ n: ofHundred(one.fail), other: ofHundred(other.fail) });
  if (one && other && one.worms >= other.worms + CLEARLY_MORE)
    return isPlain
      ? m.rw_moment_more()
      : m.rw_moment_brings({ worms: decimal(one.worms, 1), other: decimal(other.worms, 1) });
  const isRoll = best.action.type === "roll" || best.action.type === "weasel";
  return isRoll && hasNoTile(frame.view) ? m.rw_moment_nothing() : "";
}

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

function hasNoTile(view: View): boolean {
  return view.seat !== undefined && view.seats[view.seat]?.tiles.length === 0;
}
