// A Firefox as people have it, driven by WebDriver BiDi over its own socket: Playwright wants one of its own making.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";

const PROGRAM = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const PREFERENCES = {
  "intl.accept_languages": "en",
  "ui.prefersReducedMotion": 1,
  "ui.useOverlayScrollbars": 1,
  // On a busy machine a finger lies long; it is a tap all the same.
  "apz.max_tap_time": 600_000,
  "ui.click_hold_context_menus.delay": 600_000,
  "browser.shell.checkDefaultBrowser": false,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.enabled": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.safebrowsing.downloads.remote.enabled": false,
};

/** Starts Firefox without a window, until this process ends, and answers how to open pages in it. */
export async function startFirefox() {
  if (!existsSync(PROGRAM)) throw new Error(`there is no Firefox at ${PROGRAM}: scripts/firefox finds or installs one`);
  const profile = mkdtempSync(join(tmpdir(), "wormery-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const firefox = spawn(PROGRAM, ["--headless", "--remote-debugging-port", "0", "--profile", profile]);
  process.once("exit", () => {
    firefox.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const { ask, hear } = await connect(`${await addressOf(firefox)}/session`);
  await ask("session.new", { capabilities: {} });
  await ask("session.subscribe", { events: ["log.entryAdded"] });
  return { newPage: (options) => newPage(ask, hear, options) };
}

/** Where a Firefox that has just started listens. */
function addressOf(firefox) {
  return new Promise((done, failed) => {
    let text = "";
    firefox.stderr.on("data", (bytes) => {
      text += String(bytes);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text);
      if (found) done(found[1]);
    });
    firefox.once("exit", () => failed(new Error(`Firefox did not start: ${text}`)));
  });
}

/** A socket for commands, each with its answer, and for events. */
async function connect(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  const ears = [];
  await new Promise((done, failed) => socket.once("open", done).once("error", failed));
  socket.on("message", (bytes) => {
    const message = JSON.parse(String(bytes));
    if (message.type === "event") return ears.forEach((ear) => ear(message));
    const { done, failed } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "success") done(message.result);
    else failed(new Error(`Firefox: ${message.error}: ${message.message}`));
  });
  let n_asked = 0;
  const ask = (method, params) =>
    new Promise((done, failed) => {
      const id = (n_asked += 1);
      waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { ask, hear: (ear) => ears.push(ear) };
}

/**
 * A page with cookies and storage of its own, which begins with what `init` does there. It has what `player.mjs` needs
 * of a page; what goes wrong in it is collected in `faults`.
 */
async function newPage(ask, hear, { width, height, init }) {
  const { userContext } = await ask("browser.createUserContext", {});
  const { context } = await ask("browsingContext.create", { type: "tab", userContext });
  await ask("browsingContext.setViewport", { context, viewport: { width, height }, devicePixelRatio: 1 });
  await ask("script.addPreloadScript", { functionDeclaration: String(init), contexts: [context] });
  const faults = [];
  hear(({ params }) => params.source?.context === context && params.level === "error" && faults.push(params.text));
  const evaluate = async (run, given) => {
    const text = `(async () => JSON.stringify(await (${run})(${JSON.stringify(given)})))()`;
    const said = await ask("script.evaluate", { expression: text, target: { context }, awaitPromise: true });
    if (said.type === "exception") throw new Error(`in the page: ${said.exceptionDetails.text}`);
    return said.result.value === undefined ? undefined : JSON.parse(said.result.value);
  };
  const tap = (x, y) =>
    ask("input.performActions", {
      context,
      actions: [
        {
          type: "pointer",
          id: "finger",
          parameters: { pointerType: "touch" },
          actions: [
            { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ],
    });
  return {
    faults,
    evaluate,
    touchscreen: { tap },
    goto: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
    picture: async () => Buffer.from((await ask("browsingContext.captureScreenshot", { context })).data, "base64"),
    close: () => ask("browser.removeUserContext", { userContext }),
  };
}
