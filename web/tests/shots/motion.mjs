// What really moves, on all boards: plays moments with motion and asks the browser which animations run.
import { findMoment, GAMES } from "./moments.mjs";
import { openMoment, startBrowser, startSite } from "./stage.mjs";

const SIZE = { width: 390, height: 844 };
const game = (key) => GAMES.find((one) => one.key === key);

/** Collects names of animations, and flights, for a while after something happens. */
async function watch(page, doing, ms = 1600) {
  await page.evaluate((time) => {
    const names = new Set();
    const until = performance.now() + time;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const element = animation.effect?.target;
        if (animation.animationName) names.add(animation.animationName.replace(/^svelte-\w+-/, ""));
        else if (element?.classList.contains("flying")) names.add("flight");
        else if (animation instanceof CSSTransition) names.add(`transition ${animation.transitionProperty}`);
        else names.add(`fade ${animation.effect?.getComputedTiming().duration}`);
      }
      if (performance.now() < until) requestAnimationFrame(look);
      else window.moved = [...names].sort();
    };
    delete window.moved;
    look();
  }, ms);
  await doing();
  await page.waitForFunction(() => window.moved, undefined, { timeout: ms + 5000 });
  return page.evaluate(() => window.moved);
}

const running = (page) => page.evaluate(() => document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).length + document.querySelectorAll(".flying").length);

const CASES = [
  ["regenwormen", "keep", "keep hop", (page) => page.locator(".groups button:not(.used)").first().click()],
  ["regenwormen", "roll", "dice tumble", (page) => page.getByRole("button", { name: /^Roll 8/ }).click()],
  ["regenwormen", "choose", "steal", (page) => page.getByRole("button", { name: /^Steal/ }).first().click()],
  ["regenwormen", "failed", "failed turn", null],
  ["it-happens", "roll", "die tumble", (page) => page.locator("[data-act]").first().click()],
  ["it-happens", "place", "place a die", (page) => page.locator("[data-act]").nth(1).click()],
  ["it-happens", "judged", "judging", null],
  ["holzwurm", "pick", "play a card", async (page) => { await page.locator("[data-card]:has(.bd:not(.take))").first().click(); await page.locator("[data-play]").click(); }],
  ["holzwurm", "took", "take a row", null],
];

const { base, stop } = await startSite();
const browser = await startBrowser();
for (const motion of ["no-preference", "reduce"])
  for (const [key, name, what, doing] of CASES) {
    const { page, server, close } = await openMoment(browser, base, findMoment(game(key), 2, name), { size: SIZE, motion, hints: "off" });
    await page.waitForTimeout(900);
    const idle = await running(page);
    const moved = await watch(page, async () => (doing ? doing(page) : server.goOn()));
    let line = `${motion === "reduce" ? "reduced" : "normal "} ${key} ${what}: ${moved.join(", ") || "nothing"}; at rest ${idle}`;
    await close();
    if (motion !== "reduce") line += `; after a touch ${await afterTouch(key, name, doing)}`;
    console.log(line);
  }
await browser.close();
await stop();

/** How much still moves right after a touch in the middle of it. */
async function afterTouch(key, name, doing) {
  const { page, server, close } = await openMoment(browser, base, findMoment(game(key), 2, name), { size: SIZE, motion: "no-preference", hints: "off" });
  await page.waitForTimeout(900);
  await (doing ? doing(page) : server.goOn());
  await page.waitForTimeout(60);
  const before = await running(page);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
  await page.waitForTimeout(20);
  const after = await running(page);
  await close();
  return `${before} → ${after}`;
}
