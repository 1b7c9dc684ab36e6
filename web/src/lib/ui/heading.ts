/** Puts the focus where a page begins, as a browser does for one it loads. */
export function toHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Puts the focus where the page begins if what had it is gone. */
export function fromNowhere(): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) toHeading();
}

/**
 * Lets a focus that was lost go to the heading whenever another one takes the place of the one before: what the page
 * waited for has come, as a table. Whoever has only loaded the page is left where the browser begins. Answers how to
 * stop.
 */
export function followHeading(): () => void {
  let heading = document.querySelector("h1");
  const changes = new MutationObserver(() => {
    if (heading?.isConnected) return;
    heading = document.querySelector("h1");
    if (heading && hasActed()) fromNowhere();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** Whether somebody has pressed anything on this page. */
function hasActed(): boolean {
  return (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
}
