import { m } from "../../lib/messages/messages.js";
import type { Loaded } from "../game";

/** Any action or outcome in plain words: `{type: "take", tile: 24}` is "take: tile 24". */
export function plainWords(thing: unknown): string {
  if (thing === null || typeof thing !== "object") return String(thing);
  if (Array.isArray(thing)) return thing.map(plainWords).join(" ");
  const { type, ...rest } = thing as Record<string, unknown>;
  const more = Object.entries(rest).map(([key, value]) => `${key.replaceAll("_", " ")} ${plainWords(value)}`);
  return [typeof type === "string" ? type.replaceAll("_", " ") : "", more.join(", ")]
    .filter((text) => text !== "")
    .join(": ");
}

/** Describes the events of any game, for those without words of their own. */
export const describe: Loaded["describe"] = (event, seat, name) => {
  if (!("action" in event)) return m.app_generic_chance({ text: plainWords(event.chance) });
  return m.app_generic_event({ name: seat === null ? "" : name(seat), text: plainWords(event.action) });
};

/** The story of a game that can only describe single events. */
export function oneByOne(describe: Loaded["describe"]): Loaded["tell"] {
  return (seen, name, me) =>
    seen.flatMap((event) => {
      const seat = event.seat ?? null;
      const text = describe(event.event, seat, name, me);
      return text ? [{ ply: event.ply, seat, text }] : [];
    });
}
