import { loadGame } from "../../games";
import type { Key } from "../../games/game";
import { isMeant, isOff } from "../../games/parts/keys";
import { m } from "../../lib/messages/messages.js";
import { settings } from "../../lib/settings/settings.svelte";
import type { GameId } from "../../lib/wire/types";

/** What the keys of the table do; boards have their own. */
export type Deed = "help" | "log" | "mute" | "hints" | "talk" | "undo";

const DEEDS: Record<string, Deed> = { "?": "help", l: "log", m: "mute", h: "hints", c: "talk", u: "undo" };

/** What a key means at the table; nothing while a modifier is down, somebody types, or a sheet is open. */
export function deedOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "target">,
): Deed | null {
  if (event.defaultPrevented || !isMeant(event)) return null;
  const at = event.target as { closest?: (selector: string) => unknown } | null;
  if (at?.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog"))
    return null;
  return DEEDS[event.key.toLowerCase()] ?? null;
}

/** The keys of the table, as the help lists them. */
export function tableKeys(): Key[] {
  return [
    { key: "?", label: m.room_key_help },
    { key: "U", label: m.room_key_undo },
    { key: "L", label: m.room_key_log },
    ...(settings.choices.kids ? [] : [{ key: "H", label: m.room_key_hints }]),
    { key: "M", label: m.room_key_mute },
    { key: "C", label: m.room_key_talk },
    { key: "Tab", label: m.room_key_tab },
    { key: "Enter", label: m.room_key_press },
    { key: "Esc", label: m.room_key_escape },
  ];
}

/** Whether a key of the help, as "1 … 5, W" or "← →", does something. */
export function works({ key }: Key): boolean {
  const signs = key.split(/[^\p{L}\p{N}?]+/u).filter(Boolean);
  return signs.length === 0 || !signs.every(isOff);
}

/** The keys of a board; none for one that has not said so. */
export async function boardKeys(game: GameId): Promise<readonly Key[]> {
  return (await loadGame(game)).keys;
}

/** How a key is written on its cap. */
export function keyName(key: string): string {
  const names: Record<string, string> = {
    " ": m.room_key_space(),
    space: m.room_key_space(),
    Escape: "Esc",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
  };
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
