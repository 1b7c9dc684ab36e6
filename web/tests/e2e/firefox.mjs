// The main story of each game in another engine: from home into a game, one of them to its end and review, and a start
// without a server.
import { writeFileSync } from "node:fs";
import { test } from "@playwright/test";
import { settle } from "../shots/stage.mjs";
import { startFirefox } from "./gecko.mjs";
import { appears, playToTheEnd, playUntil, random, tap } from "./player.mjs";
import { check, eventually, startOwnServer } from "./stage.mjs";

const GAMES = ["Pickomino", "Pickomino Extra", "Der dreizehnte Holzwurm"];
const PHONE = { width: 390, height: 664 };
/** How many lines a game must add to its log. */
const ENOUGH = 6;

/** What a page begins with: three games were played, what is chosen is sent at once, and nothing waits for people to follow. */
function set() {
  window.clicks = 0;
  addEventListener("click", () => (window.clicks += 1), true);
  if (location.protocol !== "http:") return;
  localStorage.setItem("wormery.finished", '["a","b","c"]');
  const asked = ["regenwormen", "extra", "it-happens", "holzwurm"];
  localStorage.setItem("wormery.lessons", JSON.stringify({ done: [], at: {}, asked }));
  localStorage.setItem("wormery.settings", JSON.stringify({ undoSeconds: 0, beatSeconds: 0, othersSpeed: "instant" }));
}

/** One Firefox for all, in one worker: it takes its time to start. */
export const mode = "default";
let firefox = null;

/** Does something with a page of Firefox; if it goes wrong there is a picture of it. */
async function withPage(does) {
  firefox ??= startFirefox();
  const page = await (await firefox).newPage({ ...PHONE, init: set });
  try {
    await does(page);
    check(page.faults.length === 0, page.faults.join("\n     "));
  } catch (error) {
    writeFileSync(test.info().outputPath("firefox.png"), await page.picture());
    throw error;
  } finally {
    await page.close();
  }
}

/** Taps what has a name and lies under nothing else, once: the click may be long in coming. */
async function tapOn(page, name) {
  await settle(page);
  let at;
  await eventually(async () => (at = await page.evaluate(placeOf, name)), `${name} cannot be tapped`);
  const clicks = () => page.evaluate(() => window.clicks);
  const before = await clicks();
  await page.touchscreen.tap(at.x, at.y);
  await eventually(async () => (await clicks()) > before, `a tap on ${name} is no click`);
}

/** Runs in the page: the middle of a button or link whose name begins so, in view, once it stays where it is. */
async function placeOf(name) {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  for (const one of document.querySelectorAll("button, a")) {
    if (!(one.ariaLabel ?? one.innerText).trim().startsWith(name)) continue;
    one.scrollIntoView({ block: "center" });
    const before = middle(one);
    for (let n = 0; n < 5; n += 1) await new Promise(requestAnimationFrame);
    const at = middle(one);
    if (before.y === at.y && one.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
}

async function playNow(page, base, game) {
  await page.goto(base);
  await appears(page, "h1");
  await tapOn(page, `Play ${game} now against bots`);
  await appears(page, ".board");
}

const tests = {};
for (const game of GAMES)
  tests[`${game}: from home into a game, and some turns`] = (_, base) =>
    withPage(async (page) => {
      await playNow(page, base, game);
      const enough = (await page.evaluate(linesOfLog)) + ENOUGH;
      await playUntil(page, tap, random, async () => (await page.evaluate(linesOfLog)) >= enough);
    });

tests["It Happens..: from home to the end of a game, and to its review"] = (_, base) =>
  withPage(async (page) => {
    await playNow(page, base, "It Happens..");
    await playToTheEnd(page, tap, random);
    await tapOn(page, "Luck and choices");
    await tapOn(page, "All turns");
    await appears(page, ".plane");
  });

/** Runs in the page. */
function linesOfLog() {
  return document.querySelectorAll(".side ol li").length;
}

tests["the app starts and plays without its server"] = () =>
  withPage(async (page) => {
    const server = await startOwnServer();
    await page.goto(server.base);
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null), "the app is not kept");
    await server.kill();
    await playNow(page, server.base, "Pickomino");
    await appears(page, ".board .sun");
    await tap(page, random);
    await appears(page, ".groups button");
    check((await page.evaluate(() => location.pathname)).startsWith("/local/"), "the game is not on this device");
    page.faults.length = 0;
    server.stop();
  });

export { tests };
