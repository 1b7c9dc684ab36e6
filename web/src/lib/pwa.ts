/** A new version that waits and does not begin within so many milliseconds is left for the next start. */
const PATIENCE = 2_000;

/**
 * Lets a new version of the app begin, if one waits and no other window would lose its files.
 *
 * Only at the start of a page: nothing runs yet. Answers whether the page is about to load again.
 */
export async function renew(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting || (await countPages(navigator.serviceWorker.controller)) > 1) return false;
  const hasBegun = new Promise<boolean>((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(() => done(false), PATIENCE);
  });
  registration.waiting.postMessage("begin");
  if (!(await hasBegun)) return false;
  location.reload();
  return true;
}

/** How many windows there are; two, if nobody answers, so that nothing is broken. */
function countPages(worker: ServiceWorker): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<number>) => done(data);
    setTimeout(() => done(2), PATIENCE);
    worker.postMessage("count", [port2]);
  });
}

/** Begins to keep the app on the device, when the page is shown and the browser has nothing else to do. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  const calm = () =>
    "requestIdleCallback" in window ? requestIdleCallback(register, { timeout: 5_000 }) : setTimeout(register, 1_000);
  if (document.readyState === "complete") calm();
  else addEventListener("load", calm, { once: true });
}
