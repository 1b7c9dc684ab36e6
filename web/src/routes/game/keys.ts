import type { Replay } from "./replay.svelte";

type Deed = "first" | "back" | "on" | "last" | "toggle";

const KEYS: Record<string, Deed> = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last", " ": "toggle" };

/** What a key does to a replay; nothing while somebody types or uses what has the focus. */
export function keyOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">,
): (Deed & keyof Replay) | null {
  const deed = KEYS[event.key];
  if (!deed || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target as Element | null;
  if (
    target?.closest?.(
      "input, textarea, select, [contenteditable], dialog, [role=dialog], [role=region][tabindex], ul[tabindex]",
    )
  )
    return null;
  // Space presses a button that has the focus.
  return deed === "toggle" && target?.closest?.("button, a, summary") ? null : deed;
}
