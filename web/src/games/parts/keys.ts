/** What boards share for keyboards and for motion. */
import { settings } from "../../lib/settings/settings.svelte";

/** Whether a key is a letter, a digit or a sign while these do nothing: whoever speaks or trembles presses them unmeant. */
export function isOff(key: string): boolean {
  return isSign(key) && !settings.choices.letterKeys;
}

function isSign(key: string): boolean {
  return key.length === 1 && key !== " ";
}

/** The keys of a button, as `aria-keyshortcuts` names them, as far as they do something. */
export function shortcuts(keys: string): string | undefined {
  const working = keys.split(" ").filter((key) => !isOff(key));
  return working.length > 0 ? working.join(" ") : undefined;
}

/** Whether a key press may mean something here: no modifier is down, and it is not switched off. */
export function isMeant(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isOff(event.key);
}

/** Whether a key press is for the board: nobody types, no modifier is down, and nobody else has answered it. */
export function plain(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !isMeant(event)) return false;
  const target = event.target as Element | null;
  return !target?.closest?.("input, textarea, select, [contenteditable], dialog, [role=dialog]");
}

/** Keys that do nothing by themselves, or lead to a button. */
const LEADING = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Whether a touch or a key leaves time to take a choice back: it does just that, or leads there. */
export function leavesTime(event: Event): boolean {
  const target = event.target as { closest?: (selector: string) => unknown } | null;
  if (target?.closest?.("[data-undo]")) return true;
  const key = "key" in event ? (event.key as string) : null;
  return key !== null && (key.toLowerCase() === "u" || LEADING.includes(key));
}

/** Moves the focus `by` steps among what matches, around the ends; begins at the first. */
export function stepFocus(root: ParentNode, selector: string, by: number): void {
  const all = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.matches(":disabled"));
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : (at + by + all.length) % all.length;
  all[next]?.focus();
}

/** Ends every running animation below an element: a tap never waits for a picture. */
export function finishMotion(root: Element | undefined): void {
  for (const animation of root?.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
