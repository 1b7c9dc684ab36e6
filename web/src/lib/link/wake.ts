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
