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
  if (!(await takesOver(registration.waiting, PATIENCE))) return false;
  location.reload();
  return true;
}

/** So long, in milliseconds, a new version may take to be loaded and to begin when somebody waits for it. */
const LOADS_WITHIN = 30_000;
const BEGINS_WITHIN = 10_000;

/**
 * Loads the page again as the server has it now, because somebody asked for it.
 *
 * What is kept of the app on the device is renewed first: without that the old page would come again. If there is
 * nothing new to keep, the device forgets the app, and the page comes from the server; where that does not answer, all
 * stays as it is.
 */
export async function loadNew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const isStuck = registration && !(await begins(registration).catch(() => false)) && (await isServed());
  if (isStuck) await registration.unregister().catch(() => {});
  location.reload();
}

/** Whether a page could come from the server. */
function isServed(): Promise<boolean> {
  return fetch("/version", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Loads the new version and lets it begin; whether it has. */
async function begins(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update();
  const loading = registration.installing;
  if (loading) await soon(loading, "statechange", () => loading.state !== "installing", LOADS_WITHIN);
  return registration.waiting !== null && takesOver(registration.waiting, BEGINS_WITHIN);
}

/** Lets a version that waits begin; whether it has in time. */
function takesOver(waiting: ServiceWorker, within: number): Promise<boolean> {
  const before = navigator.serviceWorker.controller;
  waiting.postMessage("begin");
  const hasBegun = () => navigator.serviceWorker.controller !== before;
  return soon(navigator.serviceWorker, "controllerchange", hasBegun, within);
}

/** Waits for an event after which something holds; whether it does in time. */
function soon(target: EventTarget, event: string, holds: () => boolean, within: number): Promise<boolean> {
  return new Promise((done) => {
    const look = () => holds() && done(true);
    target.addEventListener(event, look);
    setTimeout(() => done(holds()), within);
    look();
  });
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
    "requestIdleCallback" in window ? requestIdleCallback(register, { timeout: 500 }) : setTimeout(register, 300);
  if (document.readyState === "complete") calm();
  else addEventListener("load", calm, { once: true });
}
