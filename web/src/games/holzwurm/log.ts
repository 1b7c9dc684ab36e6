import { m } from "../../lib/messages/messages.js";
import type { HolzwurmGlimpse } from "../../lib/wire/types";
import { cardText } from "./words";

/** What somebody chose, in a sentence; what it brought about is in the story. */
export function describe(
  event: HolzwurmGlimpse,
  seat: number | null,
  name: (seat: number) => string,
  me: number | null,
): string | null {
  if ("chance" in event) return null;
  const who = { me: seat !== null && seat === me ? "yes" : "no", name: seat === null ? "" : name(seat) };
  const card = cardText(event.action.card);
  return event.action.row === undefined ? m.hw_log_new({ ...who, card }) : m.hw_log_play({ ...who, card });
}
