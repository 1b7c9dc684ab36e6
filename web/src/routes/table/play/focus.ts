/** What somebody who plays by keys would press next, the first first. */
const CHOICES = ":is([data-act], [data-card]):not(:disabled, [aria-disabled=true])";

/**
 * Keeps the focus of somebody who plays by keys on the board: when what had it goes, it waits on the board, and is on
 * the next choice as soon as there is one. Whoever goes elsewhere, or touches, is left alone; `isHere` says that he comes
 * to the board by keys. Answers how to stop.
 */
export function keepFocus(board: HTMLElement, isHere = false): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  board.addEventListener("focusin", ({ target }) => (isHere = (target as Element).matches(":focus-visible")), {
    signal,
  });
  // What is taken away or disabled loses the focus to nobody.
  board.addEventListener("focusout", ({ relatedTarget }) => void (relatedTarget && (isHere = false)), { signal });
  addEventListener("pointerdown", () => (isHere = false), { signal });
  const changes = new MutationObserver(() => isHere && settle(board));
  const attributeFilter = ["disabled", "aria-disabled"];
  changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter });
  if (isHere) settle(board);
  return () => {
    listening.abort();
    changes.disconnect();
  };
}

/** Puts a lost focus on the next choice, or on the board while there is none. */
function settle(board: HTMLElement): void {
  const now = document.activeElement;
  if (now && now !== document.body && now !== board) return;
  const choices = [...board.querySelectorAll<HTMLElement>(CHOICES)];
  const next = choices.find((one) => one.tabIndex >= 0 && one.checkVisibility()) ?? board;
  if (next !== now) next.focus({ preventScroll: true });
}
