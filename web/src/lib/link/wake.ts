/** Calls back whenever the page may have slept; answers how to stop that. */
export function onWake(wake: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const seen = () => document.visibilityState === "visible" && wake();
  document.addEventListener("visibilitychange", seen);
  for (const name of ["online", "pageshow"]) window.addEventListener(name, wake);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    for (const name of ["online", "pageshow"]) window.removeEventListener(name, wake);
  };
}

/** Whether somebody may be looking at the page. */
export function isSeen(): boolean {
  return typeof document === "undefined" || document.visibilityState === "visible";
}

/** Calls back whenever somebody taps or presses a key anywhere; answers how to stop that. */
export function onTouch(touch: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const names = ["pointerdown", "keydown"];
  for (const name of names) window.addEventListener(name, touch, { capture: true, passive: true });
  return () => {
    for (const name of names) window.removeEventListener(name, touch, { capture: true });
  };
}

/** Calls back whenever the page is no longer seen, or goes; answers how to stop that. */
export function onHide(hide: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const turned = () => document.visibilityState === "hidden" && hide();
  document.addEventListener("visibilitychange", turned);
  window.addEventListener("pagehide", hide);
  return () => {
    document.removeEventListener("visibilitychange", turned);
    window.removeEventListener("pagehide", hide);
  };
}
