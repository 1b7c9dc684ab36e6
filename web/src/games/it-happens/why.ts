/** Why a choice was better than another one, as `crates/tui/src/ithappens/words.rs` says it too. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensEffect, ItHappensFrame, ItHappensView } from "../../lib/wire/types";
import type { Compared, Hand } from "../game";
import { first } from "./outlook";

export function why({ best, chosen }: Compared<ItHappensFrame>): string {
  const stands = (effects: ItHappensEffect[]) => first(effects, "stands");
  const found = (effects: ItHappensEffect[]) => first(effects, "found");
  const [one, other, find] = [stands(best.effects), stands(chosen.effects), found(best.effects)];
  if (one && other && one.rank < other.rank)
    return m.ih_moment_rank({ rank: m.ih_place_rank({ n: one.rank }), other: m.ih_place_rank({ n: other.rank }) });
  if (find && !found(chosen.effects)) return m.ih_label_find({ thing: m.ih_thing({ kind: find.find }) });
  return one?.hits && !other?.hits ? m.ih_label_hits({ n: one.sum }) : "";
}

/** The die that is thrown. */
export function atHand({ thrown }: ItHappensView): Hand {
  const value = thrown?.value;
  return value === undefined ? { text: "" } : { faces: [String(value)], text: String(value) };
}
