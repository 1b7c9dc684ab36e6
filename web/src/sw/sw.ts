import { aheadOf, planFor } from "./plan";

// The service worker: keeps the whole app on the device, so that it starts without a server, and copies of own games.
// A new version is loaded beside the old one and takes over when a page starts alone (src/lib/pwa.ts).

/** All files of this build and what they are together; scripts/service-worker.mjs puts them in. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const APP = "wormery-app-";
const NAME = APP + __VERSION__;
const KEPT = "wormery-kept";
const MOST_KEPT = 150;
const MOST_AHEAD = 10;
/** A server that does not answer within so many milliseconds is away, if there is a copy. */
const PATIENCE = 3_000;
/** A first visit is soon ready; later versions come few files at a time, so that whoever plays does not notice. */
const AT_FIRST = 12;
const AT_A_TIME = 4;
const BREATH = 250;

const worker = self as unknown as ServiceWorkerGlobalScope;
const files = new Set(__FILES__);
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

worker.addEventListener("install", (event) => event.waitUntil(loadAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => event.waitUntil(obey(event)));
worker.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, worker.location.origin, files);
  if (plan === "app") event.respondWith(fromApp(new URL(event.request.url).pathname, event.request));
  else if (plan === "page") event.respondWith(fromApp("/index.html", event.request));
  else if (plan === "kept") event.respondWith(fresh(event));
  else if (plan === "forget") event.respondWith(forget(event.request));
});

/** The server forgets first: where it does not answer, nothing is lost here either. */
async function forget(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await caches.delete(KEPT);
  return answer;
}

async function loadAll(): Promise<void> {
  const isFirst = worker.registration.active === null;
  const step = isFirst ? AT_FIRST : AT_A_TIME;
  const cache = await caches.open(NAME);
  for (let at = 0; at < __FILES__.length; at += step) {
    const isNew = await Promise.all(__FILES__.slice(at, at + step).map((path) => loadOne(cache, path)));
    if (isNew.includes(true) && !isFirst) await rest(BREATH);
  }
}

/** Puts a file into the cache; answers whether it came over the network. */
async function loadOne(cache: Cache, path: string): Promise<boolean> {
  if (await cache.match(path)) return false;
  // Files below assets have a hash in their names: the last version's are as good.
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  if (known) await cache.put(path, known);
  else await cache.put(path, await load(path));
  return known === undefined;
}

async function load(path: string): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(path, { cache: "no-cache" });
    if (response.ok) return response;
    if (response.status !== 429 || attempt === 5) throw new Error(`${path}: ${response.status}`);
    await rest(2_000);
  }
}

async function takeOver(): Promise<void> {
  await dropReviews();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(APP) && name !== NAME).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Another version may judge games in another way: it asks for reviews again. */
async function dropReviews(): Promise<void> {
  const cache = await caches.open(KEPT);
  const reviews = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith("/review"));
  await Promise.all(reviews.map((request) => cache.delete(request)));
}

/** A page asks how many there are, or tells a new version to begin. */
async function obey(event: ExtendableMessageEvent): Promise<void> {
  if (event.data === "begin") await worker.skipWaiting();
  if (event.data === "count") event.ports[0]?.postMessage((await worker.clients.matchAll({ type: "window" })).length);
}

async function fromApp(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}

/** What the server says now, or what it said last. */
async function fresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(KEPT);
  const copy = await copyOf(cache, request.url);
  try {
    const asked = fetch(request);
    const response = await (copy ? Promise.race([asked, late()]) : asked);
    if (response.status >= 500 && copy) return marked(copy);
    if (response.status === 200) event.waitUntil(keep(cache, request.url, response.clone()));
    return response;
  } catch {
    return copy ? marked(copy) : Response.error();
  }
}

/** The copy of an answer; of the list of games the newest that begins with the latest ones, however many were asked for. */
async function copyOf(cache: Cache, url: string): Promise<Response | undefined> {
  if (!new URL(url).pathname.endsWith("/me/games") || isLater(url)) return cache.match(url);
  const lists = (await cache.keys(url, { ignoreSearch: true })).filter((list) => !isLater(list.url));
  const newest = lists.at(-1);
  return newest && cache.match(newest);
}

/** Whether a list goes on where another one ended. */
function isLater(url: string): boolean {
  return new URL(url).searchParams.has("cursor");
}

async function late(): Promise<never> {
  await rest(PATIENCE);
  throw new Error("the server does not answer");
}

/** A copy that says that it is one. */
function marked(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set("x-kept", "1");
  return new Response(copy.body, { status: copy.status, headers });
}

async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  const isList = new URL(url).pathname.endsWith("/me/games");
  const list: unknown = isList
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null;
  await cache.delete(url);
  await cache.put(url, response);
  for (const old of (await cache.keys()).slice(0, -MOST_KEPT)) await cache.delete(old);
  if (isList) await fetchAhead(cache, aheadOf(list, MOST_AHEAD));
}

async function fetchAhead(cache: Cache, paths: string[]): Promise<void> {
  for (const path of paths) {
    const url = new URL(path, worker.location.origin).href;
    if (await cache.match(url)) continue;
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) await cache.put(url, response);
    await rest(BREATH);
  }
}
