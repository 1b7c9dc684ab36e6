import { readFileSync } from "node:fs";
import { settle } from "../shots/stage.mjs";
import { suns } from "../shots/suns.mjs";
import { whileHeld } from "./clock.mjs";
import { isAccessible } from "./pages.mjs";
import { playQuickly } from "./player.mjs";
import { arrive, check, DESK, eventually, newPage, PHONE } from "./stage.mjs";
import { smallTargets } from "./targets.mjs";

/** A page with the review of a game that was just played. */
async function reviewed(browser, base, request, options) {
  const { page, context, faults } = await newPage(browser, base, { isTimed: true, ...options });
  await arrive(page, base);
  const id = await playQuickly(page, request);
  await page.goto(`${base}/g/${id}`);
  await page.getByRole("heading", { name: /^Chance of winning in %/ }).waitFor();
  await page.getByRole("group", { name: "The board at this step" }).locator(":is(.soil, .lawn)").first().waitFor();
  const yellow = await suns(page);
  check(yellow.length === 0, yellow.join());
  return { page, context, faults };
}

const slider = (page) => page.getByRole("slider", { name: "Step" });
const place = async (page) => Number(await slider(page).inputValue());

async function scrub(page) {
  const last = await place(page);
  check(last > 20, `the replay has only ${last} stops`);
  await page.locator("body").press("Home");
  await eventually(async () => (await place(page)) === 0, "Home does not go to the start");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await eventually(async () => (await place(page)) === 2, "the arrow does not step on");
  await page.keyboard.press("ArrowLeft");
  await eventually(async () => (await place(page)) === 1, "the arrow does not step back");
  await page.getByRole("button", { name: "Step forward" }).click();
  await eventually(async () => (await place(page)) === 2, "the button does not step on");
  await page.keyboard.press("End");
  await eventually(async () => (await place(page)) === last, "End does not go to the end");
  // A click in the middle of the chart moves the board, and the slider moves the chart's line.
  await page.locator(".plane").scrollIntoViewIfNeeded();
  const chart = await page.locator(".plane").boundingBox();
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2);
  await eventually(async () => (await place(page)) < last, "a click in the chart leads nowhere");
  const middle = await place(page);
  check(middle > last * 0.2 && middle < last * 0.8, `a click in the middle leads to ${middle} of ${last}`);
  const line = () => page.locator(".plane .cur").getAttribute("x1");
  const before = await line();
  await slider(page).press("ArrowRight");
  await eventually(
    async () => (await place(page)) === middle + 1 && (await line()) !== before,
    "the slider does not move the chart",
  );
  // It goes on by itself, and not to the end before it is told to pause.
  await whileHeld(page, async () => {
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await eventually(async () => {
      await page.clock.runFor(100);
      return (await place(page)) > middle + 1;
    }, "it does not go on by itself");
    await page.getByRole("button", { name: "Pause" }).click();
  });
}

/** Phones with the bars of their browsers. */
const LOW = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** Opens the first choice to try again; on phones all that can be chosen is seen, between the question and the answer. */
async function open(page) {
  await page.getByRole("button", { name: /^Retry \d choice/ }).click();
  await page.getByRole("heading", { name: /^Choice 1 of/ }).waitFor();
  const size = page.viewportSize();
  if (size.width > 1000) return;
  await page.locator(".watch.trying .board :is([data-act], [data-card])").first().waitFor();
  for (const low of LOW) {
    await page.setViewportSize(low);
    await settle(page);
    const under = await page.evaluate(hidden);
    check(under.length === 0, `at ${low.width}×${low.height} one does not see ${under}`);
  }
  await page.setViewportSize(size);
}

/** Runs in the page: what can be chosen and is not wholly seen. */
function hidden() {
  const edge = (part) => document.querySelector(`.watch > ${part}`).getBoundingClientRect();
  const [top, foot] = [edge(".puzzle").bottom, edge(".acts").top];
  return [...document.querySelectorAll(".watch .board :is([data-act], [data-card])")]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().top < top || one.getBoundingClientRect().bottom > foot)
    .map((one) => one.ariaLabel ?? one.textContent);
}

async function retryOne(page) {
  const better = page.getByText(/ Better: /);
  check((await better.count()) === 0, "what was better is told before one has tried");
  await open(page);
  check((await page.getByText("best", { exact: true }).count()) === 0, "the answer is shown before the choice");
  check((await page.locator(".watch .board .btn.sun").count()) === 0, "a choice stands out");
  // The first button of the board that is a legal choice: dice to keep, a tile to take, another roll.
  const options = page.locator(
    ".watch .board .soil button:not([disabled]):not([aria-disabled=true]):not([aria-expanded]):not([aria-pressed])",
  );
  await options.first().click();
  await page.getByRole("list", { name: /^Every option/ }).waitFor();
  check(
    (await page
      .getByRole("list", { name: /^Every option/ })
      .getByText("yours")
      .count()) === 1,
    "the own choice is not marked",
  );
  await page.getByRole("button", { name: "Back to the replay" }).last().click();
  await slider(page).waitFor();
  await better.waitFor();
  // The back gesture does the same, and stays here.
  const address = page.url();
  await page.getByRole("button", { name: /^Retry \d choice/ }).click();
  await page.getByRole("heading", { name: /^Choice 1 of/ }).waitFor();
  await page.goBack();
  await slider(page).waitFor();
  check(page.url() === address, "the back gesture leaves the review");
}

const tests = {};
for (const [screen, size] of Object.entries({ phone: PHONE, desk: DESK }))
  tests[`Pickomino, ${screen}: scrub, retry, verify, download`] = async (browser, base) => {
    const { page, context, faults } = await reviewed(
      browser,
      base,
      { game: "regenwormen", players: 3, level: "greedy" },
      { ...size, colorScheme: screen === "phone" ? "dark" : "light" },
    );
    await isAccessible(page, "the review");
    await scrub(page);
    await retryOne(page);
    await isAccessible(page, "the review after a retry");
    await page.getByRole("button", { name: "Check now" }).click();
    await page.getByText("All right: every outcome follows from the proof.").first().waitFor();
    check((await page.getByText("passed", { exact: true }).count()) >= 4, "not every check passed");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Record (.wgr)" }).click();
    const file = await saved;
    check(/^regenwormen-\w+\.wgr$/.test(file.suggestedFilename()), file.suggestedFilename());
    check(readFileSync(await file.path(), "utf8").includes('"result"'), "the record is not whole");
    const picture = page.waitForEvent("download");
    await page.getByRole("button", { name: "Chart (SVG)" }).click();
    check(readFileSync(await (await picture).path(), "utf8").startsWith("<svg"), "the chart is no picture");
    const small = await smallTargets(page);
    check(small.length === 0, `the review:\n     ${small.join("\n     ")}`);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  };

for (const [game, request] of Object.entries({
  "Pickomino Extra": { game: "regenwormen", options: { expansion: true } },
  "It Happens..": { game: "it-happens" },
  Holzwurm: { game: "holzwurm", options: { deals: 1 } },
}))
  for (const colorScheme of ["light", "dark"])
    tests[`${game}, ${colorScheme}: every step is shown, and the page passes axe`] = async (browser, base) => {
      const { page, context, faults } = await reviewed(browser, base, request, {
        ...(colorScheme === "dark" ? PHONE : DESK),
        colorScheme,
      });
      await isAccessible(page, `the review of ${game}`);
      await page.locator("body").press("Home");
      const last = Number(await slider(page).getAttribute("max"));
      for (let at = 0; at < last; at += 1) await page.keyboard.press("ArrowRight");
      await eventually(async () => (await place(page)) === last, `the keys do not lead to the last stop, ${last}`);
      if (await page.getByRole("button", { name: /^Retry \d choice/ }).isVisible()) await open(page);
      check(faults.length === 0, faults.join("\n     "));
      await context.close();
      return `${last} stops`;
    };

tests["a game that nobody knows"] = async (browser, base) => {
  const { page, context } = await newPage(browser, base);
  await page.goto(`${base}/g/nothing`);
  await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
  await page.getByRole("link", { name: "To the garden" }).waitFor();
  await context.close();
};

/** What the same page in the other theme and size shows every day. */
const long = [
  "Pickomino, desk: scrub, retry, verify, download",
  ...["Pickomino Extra, dark", "It Happens.., dark", "Holzwurm, dark"].map(
    (game) => `${game}: every step is shown, and the page passes axe`,
  ),
];

export { long, tests };
