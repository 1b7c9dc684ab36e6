// What every story needs: the real program on a free port, and browsers that complain about anything wrong.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { PATIENCE } from "./clock.mjs";

const PROGRAM = process.env.WORMERY_BIN ?? fileURLToPath(new URL("../../../target/debug/wormery", import.meta.url));
/** All the tests come from one network, far more of them in a minute than people of one house. */
const NO_LIMITS = [
  "--requests-per-second 10000 --guests-per-hour 1000000 --misses-per-hour 1000000",
  "--tables-per-hour 1000000 --guest-tables-per-hour 1000000",
  "--sockets-per-address 10000 --connections-per-network 10000 --listed-per-network 10000",
].flatMap((flags) => flags.split(" "));

/** Ports that a system hands out to nobody by itself: one of them is still free when a server comes back to it. */
const PORTS = [10_000, 32_768];

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1280, height: 800 } };

/** Starts the server and answers its address and how to stop it; WORMERY_URL means one that runs already. */
export async function startServer() {
  if (process.env.WORMERY_URL) return { base: process.env.WORMERY_URL, stop: () => {} };
  return startOwnServer();
}

/**
 * A server of one's own with flags of its own, that can hang or be killed, and started again at the same address with
 * what it had stored, or with nothing. Its `own` address is the one that opens it to its network.
 */
export async function startOwnServer(flags = []) {
  let data = mkdtempSync(join(tmpdir(), "wormery-e2e-"));
  let { server, base, own } = await serveSomewhere(data, flags);
  const forget = () => rmSync(data, { recursive: true, force: true });
  const pause = () => server.kill("SIGSTOP");
  const goOn = () => server.kill("SIGCONT");
  const kill = () => new Promise((done) => server.once("exit", done).kill("SIGKILL"));
  const again = async () => ({ server } = await serve(new URL(base).host, data, flags));
  const anew = () => {
    forget();
    data = mkdtempSync(join(tmpdir(), "wormery-e2e-"));
    return again();
  };
  const stop = () => {
    server.kill("SIGKILL");
    forget();
  };
  return { base, own, pause, goOn, kill, again, anew, stop };
}

/** A server on a port that nobody has; other stories, also those of another clone, may look for one at the same time. */
async function serveSomewhere(data, flags) {
  try {
    return await serve(`127.0.0.1:${randomInt(...PORTS)}`, data, flags);
  } catch (error) {
    if (!/address.* in use/i.test(error.message)) throw error;
    return serveSomewhere(data, flags);
  }
}

async function serve(listen, data, flags) {
  const limits = NO_LIMITS.filter((_, at) => !flags.includes(NO_LIMITS[at - (at % 2)]));
  const given = ["serve", "--listen", listen, "--data", data, "--bot-pace-ms", "0", ...limits, ...flags];
  const server = spawn(PROGRAM, given);
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  const { base, own } = await new Promise((done, failed) => {
    let text = "";
    const hear = (bytes) => {
      text += String(bytes);
      // The last line says how to stop it.
      const found = text.includes("Ctrl-C") && /http:\/\/127\.0\.0\.1:\d+/.exec(text);
      if (found) done({ base: found[0], own: /http:\S+#key=\w+/.exec(text)?.[0] });
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("exit", () => failed(new Error(`the server did not start: ${text}`)));
  });
  return { server, base, own };
}

/**
 * A page in a fresh profile; whatever goes wrong in it is collected in `faults`. It has no service worker unless it
 * asks for one: each would load the whole app again. Its settings are `choices`: what is chosen is sent at once, and
 * nothing stays to be read, unless a test wants that. A device that `isNew` has no settings and has seen no game. One that
 * `isTimed` has a clock that the test can hold (clock.mjs).
 */
export async function newPage(
  browser,
  base,
  { choices = {}, isNew = false, isTimed = false, ...options } = {},
  faults = [],
) {
  const context = await browser.newContext({
    ...PHONE,
    locale: "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  if (isTimed) await context.clock.install();
  if (!isNew) await context.addInitScript(set, JSON.stringify({ undoSeconds: 0, beatSeconds: 0, ...choices }));
  const page = await context.newPage();
  page.on(
    "console",
    (message) => message.type() === "error" && faults.push(`console: ${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => !isOwn(request.url(), base) && faults.push(`foreign request: ${request.url()}`));
  return { page, context, faults };
}

/** Runs in the page: the settings that it begins with, and three games, so that nobody is new to them or asked about it. */
function set(choices) {
  const asked = ["regenwormen", "extra", "it-happens", "holzwurm"];
  if (localStorage.getItem("wormery.lessons") === null)
    localStorage.setItem("wormery.lessons", JSON.stringify({ done: [], at: {}, asked }));
  if (localStorage.getItem("wormery.finished") === null) localStorage.setItem("wormery.finished", '["a","b","c"]');
  if (localStorage.getItem("wormery.settings") === null) localStorage.setItem("wormery.settings", choices);
}

/** Runs in the page: remembers everything that screen readers are told, in `heard`. */
export function listen() {
  window.heard = [];
  const hear = (changes) =>
    changes.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => node.parentElement?.matches("[data-live]") && window.heard.push(node.textContent)),
    );
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true }),
  );
}

function isOwn(url, base) {
  return (
    url.startsWith(base) ||
    url.startsWith(base.replace("http", "ws")) ||
    url.startsWith("data:") ||
    url.startsWith("blob:")
  );
}

/**
 * Opens the first page and waits until the server knows this device: whoever asks for something before is another guest,
 * and watches the table that the first one got.
 */
export async function arrive(page, base) {
  const known = page.waitForResponse((response) => response.url().endsWith("/api/v1/me"));
  await page.goto(base);
  await (await known).finished();
}

/** Sits down at a table with a bot that the server runs: what programs ask for, and devices that cannot play themselves. */
export async function playAtServer(page, base, game = "regenwormen", options = {}) {
  await arrive(page, base);
  const code = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/v1/play", { method: "POST", headers, body })).json()).code;
  }, JSON.stringify({ game, options }));
  await page.goto(`${base}/t/${code}`);
  await page.locator(".board").waitFor();
}

export function check(holds, text) {
  if (!holds) throw new Error(text);
}

/** Waits until something holds. */
export async function eventually(holds, text) {
  await expect.poll(holds, { message: text, timeout: PATIENCE, intervals: [50] }).toBeTruthy();
}

/** Waits until the page has drawn what it knows. */
export async function frame(page) {
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
