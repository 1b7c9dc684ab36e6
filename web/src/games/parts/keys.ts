/** What boards share for keyboards and for motion. */

/** Whether a key press is for the board: nobody types, no modifier is down, and nobody else has answered it. */
export function plain(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element | null;
  return !target?.closest?.("input, textarea, select, [contenteditable], dialog, [role=dialog]");
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
