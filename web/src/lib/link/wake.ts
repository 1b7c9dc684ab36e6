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
