/** Keeps the screen on while the page is looked at, where the browser can; answers how to stop that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.hidden || !("wakeLock" in navigator)) return;
    // A battery that is low, or a page without a secure address: then the screen goes dark as always.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void lock?.release();
  };
  const seen = () => void ask();
  void ask();
  document.addEventListener("visibilitychange", seen);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
