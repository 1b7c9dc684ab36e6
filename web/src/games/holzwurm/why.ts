/** Why a play was better than another one, as `crates/tui/src/holzwurm/advice.rs` says it too. */
import { m } from "../../lib/messages/messages.js";
import type { HolzwurmFrame, HolzwurmView } from "../../lib/wire/types";
import type { Compared, Hand } from "../game";
import { outlook, type Outlook } from "./outlook";
import { cardText } from "./words";

export function why({ best, chosen }: Compared<HolzwurmFrame>): string {
  const [one, other] = [outlook(best), outlook(chosen)];
  const more = one.delta - other.delta;
  if (coming(other) > 0 && coming(one) === 0) return m.hw_moment_stays({ n: coming(other) });
  return more > 0 ? m.hw_moment_points({ n: more }) : "";
}

/** The cards in the hand. */
export function atHand({ hand }: HolzwurmView): Hand {
  return { text: (hand ?? []).map(cardText).join(", "), isText: true };
}

/** How many cards come into the hand, besides the one that was played. */
function coming({ taken, fate }: Outlook): number {
  return Math.max(0, taken.length - 1) + (fate === null ? 0 : 1);
}
