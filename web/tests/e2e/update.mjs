import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { settle } from "../shots/stage.mjs";
import { PATIENCE, whileHeld } from "./clock.mjs";
import { check, newPage } from "./stage.mjs";

// A new version of the app, served from its files alone: where it may take over, and where it must wait.
const DIST = new URL("../../dist/", import.meta.url);
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  wasm: "application/wasm",
};

/**
 * A server of the built files; `version` is said by the page and changes the service worker, `wire` is what it speaks.
 */
async function serveFiles() {
  const state = { version: "first", wire: 2 };
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://x").pathname;
    const name = /\.\w+$/.test(path) ? path.slice(1) : "index.html";
    if (path.startsWith("/api/") || path.startsWith("/ws/")) return response.writeHead(503).end();
    if (path === "/version") return response.writeHead(200).end(JSON.stringify({ wire: state.wire }));
    let bytes = readFileSync(new URL(name, DIST));
    if (name === "sw.js") bytes = String(bytes).replace(/([`"'])[0-9a-f]{12}\1/, `"${state.version}"`);
    if (name === "index.html") bytes = String(bytes).replace("<body", `<body data-version="${state.version}"`);
    response
      .writeHead(200, {
        "content-type": TYPES[name.split(".").pop()] ?? "application/octet-stream",
        "cache-control": "no-cache",
      })
      .end(bytes);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { base: `http://127.0.0.1:${server.address().port}`, state, stop: () => server.close() };
}

const versionOf = (page) => page.locator("body").getAttribute("data-version");

/** Waits until a new version is loaded and waits in turn. */
async function hasWaiting(page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
}

const old = (page) => page.locator("aside", { hasText: "Wormery is newer now" });

const ready = (page) => page.locator("aside", { hasText: "A new version is ready" });

/** Lets the page think that it has slept, and waits until it has asked for the version and drawn what follows. */
async function wake(page) {
  const asked = page.waitForResponse((response) => response.url().endsWith("/version"));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
  await (await asked).finished();
  await settle(page);
}

/** Loads the new version; the page gives it some seconds for that, which here last as long as this machine needs. */
async function loadAgain(page) {
  await whileHeld(page, async () => {
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Load again" }).click();
    await loaded;
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
}

export const tests = {
  async "a new version waits while games run in two windows, and takes over at the next start"(browser) {
    const { base, state, stop } = await serveFiles();
    const { page, context } = await newPage(browser, base, { serviceWorkers: "allow" });
    await page.goto(base);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole("button", { name: "Play Pickomino now against bots", exact: true }).click();
    await page.locator(".board").waitFor();
    state.version = "second";
    await hasWaiting(page);
    const other = await context.newPage();
    await other.goto(base);
    await other.getByRole("heading", { level: 1 }).waitFor();
    check((await versionOf(other)) === "first", "the new version took over beside a running game");
    // What the running game has not loaded yet is still there for it.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: /^Rules/ }).click();
    await page.getByRole("heading", { level: 1, name: "Pickomino" }).waitFor();
    await page.close();
    // A browser needs a moment to forget a window.
    await expect(async () => {
      await other.reload();
      expect(await versionOf(other), "the new version did not take over").toBe("second");
    }).toPass({ timeout: PATIENCE });
    await other.getByRole("link", { name: /^Continue/ }).click();
    await other.locator(".board").waitFor();
    const left = await other.evaluate(() => caches.keys());
    check(left.filter((name) => name.startsWith("wormery-app-")).length === 1, `old files were left: ${left}`);
    await context.close();
    stop();
  },

  async "a page that is older than the server says so, and loads the new one when it is told to"(browser) {
    const { base, state, stop } = await serveFiles();
    const { page, context } = await newPage(browser, base, { serviceWorkers: "allow", isTimed: true });
    await page.goto(base);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await wake(page);
    check((await old(page).count()) === 0, "a page of today calls itself old");
    state.version = "second";
    state.wire = 3;
    await wake(page);
    await old(page).waitFor();
    await old(page).getByRole("button", { name: "Not now" }).click();
    await old(page).waitFor({ state: "detached" });
    await wake(page);
    check((await versionOf(page)) === "first", "the page was loaded again without being asked");
    await loadAgain(page);
    check((await versionOf(page)) === "second", "the old page was loaded again");
    await context.close();
    stop();
  },

  async "a version that waits on the device is told when the page wakes, in all windows, and begins with one tap"(
    browser,
  ) {
    const { base, state, stop } = await serveFiles();
    const { page, context } = await newPage(browser, base, { serviceWorkers: "allow", isTimed: true });
    await page.goto(base);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const other = await context.newPage();
    await other.goto(base);
    await other.getByRole("heading", { level: 1 }).waitFor();
    state.version = "second";
    await wake(page);
    for (const window of [page, other]) await ready(window).waitFor();
    await loadAgain(page);
    check((await versionOf(page)) === "second", "the old page was loaded again");
    await old(other).waitFor();
    await loadAgain(other);
    check((await versionOf(other)) === "second", "the other window stayed old");
    await context.close();
    stop();
  },

  async "an old page without a service worker is loaded from the server"(browser) {
    const { base, state, stop } = await serveFiles();
    const { page, context } = await newPage(browser, base, { isTimed: true });
    await page.goto(base);
    state.version = "second";
    state.wire = 3;
    await wake(page);
    await loadAgain(page);
    check((await versionOf(page)) === "second", "the old page was loaded again");
    await context.close();
    stop();
  },

  async "nobody is told in the middle of a decision, and the game goes on after loading again"(browser) {
    const { base, state, stop } = await serveFiles();
    const { page, context } = await newPage(browser, base, { isTimed: true });
    await page.goto(base);
    await page.getByRole("button", { name: "Play Pickomino now against bots", exact: true }).click();
    await page.getByRole("button", { name: /^Roll 8/ }).waitFor();
    state.wire = 3;
    await wake(page);
    check((await old(page).count()) === 0, "a decision was disturbed");
    await page.goto(`${base}/`);
    await old(page).waitFor();
    await loadAgain(page);
    await page.getByRole("link", { name: /^Continue/ }).click();
    await page.getByRole("button", { name: /^Roll 8/ }).waitFor();
    await context.close();
    stop();
  },
};
