// How long after the page has loaded all that a game without a server needs is on the device: `node
// scripts/time-offline.mjs` after `make web` and `cargo build -p wormery`; WORMERY_BIN and CHROMIUM name others. The middle of
// some first visits must keep what people wait at most; a busy machine takes longer.
import { newPage, startOwnServer } from "../web/tests/e2e/stage.mjs";
import { startBrowser } from "../web/tests/shots/stage.mjs";

const VISITS = 7;
/** In milliseconds. */
const MOST = 3_000;

/** Runs in the page: notes when the service worker has all of it. */
function noteReady() {
  const ready = () => (window.readyAt = performance.now());
  navigator.serviceWorker.addEventListener("controllerchange", ready, {
    once: true,
  });
}

/** Runs in the page. */
function sinceLoad() {
  const [{ loadEventEnd }] = performance.getEntriesByType("navigation");
  return Math.round(window.readyAt - loadEventEnd);
}

async function visit(browser, base) {
  const { page, context } = await newPage(browser, base, {
    serviceWorkers: "allow",
  });
  await page.addInitScript(noteReady);
  await page.goto(base);
  await page.waitForFunction(() => window.readyAt !== undefined);
  const took = await page.evaluate(sinceLoad);
  await context.close();
  return took;
}

const server = await startOwnServer();
const browser = await startBrowser();
const all = [];
for (let n = 0; n < VISITS; n += 1) all.push(await visit(browser, server.base));
await browser.close();
server.stop();
all.sort((one, other) => one - other);
const middle = all[Math.floor(VISITS / 2)];
console.log(`${middle} ms, ${all[0]} to ${all.at(-1)}`);
process.exit(middle <= MOST ? 0 : 1);
