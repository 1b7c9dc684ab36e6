import { m } from "../../lib/messages/messages.js";
import type { ItHappensGlimpse } from "../../lib/wire/types";

/** What somebody did, in a sentence without what came of it; nothing for what needs no words. */
export function describe(
  event: ItHappensGlimpse,
  seat: number | null,
  name: (seat: number) => string,
  me: number | null,
): string | null {
  if ("chance" in event) return null;
  const who = { me: seat !== null && seat === me ? "yes" : "no", name: seat === null ? "" : name(seat) };
  switch (event.action.type) {
    case "roll":
      return null;
    case "place":
      return m.ih_log_place_plain({ ...who, on: m.ih_on({ which: String(event.action.mound) }) });
    case "reroll":
      return m.ih_log_reroll(who);
    case "pass":
      return m.ih_log_pass(who);
  }
}
