// Lessons: every one of them can be finished by what is heard, by taps on a small phone and by keys alone.
import { readFileSync } from "node:fs";
import { overlaps } from "../shots/overlaps.mjs";
import { isAccessible } from "./pages.mjs";
import { check, DESK, eventually, listen, newPage, PHONE } from "./stage.mjs";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const FIRST_TIME = ["regenwormen", "it-happens", "holzwurm"];
/** The lessons of all courses, as the folders of the games list them. */
const LESSONS = FIRST_TIME.flatMap((game) => {
  const file = new URL(`../../../content/${game}/lessons/courses.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).flatMap(({ edition, lessons }) =>
    lessons.map(({ id, title }) => ({ path: `/learn/${edition ?? game}/${id}`, title: title.en })),
  );
});

/** Goes to another page of ours without loading anything again. */
async function turnTo(page, path) {
  await page.evaluate((path) => {
    window.heard.length = 0;
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** What is heard next that says what to press, in order; it is taken from what was heard. */
async function told(page) {
  const text = await page.waitForFunction(() => {
    const place = window.heard.findIndex((text) => text.includes("Press “"));
    return place < 0 ? null : window.heard.splice(0, place + 1).at(-1);
  });
  return [...(await text.jsonValue()).matchAll(/“([^”]+)”/g)].map(([, what]) => what);
}

/** The button of the board that is called so; or one whose name goes on after that. */
async function button(page, name) {
  const board = page.locator(".board");
  const exact = board.getByRole("button", { name, exact: true });
  if ((await exact.count()) > 0) return exact.first();
  const begins = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return board.getByRole("button", { name: new RegExp(`^${begins}(?![0-9])`) }).first();
}

/** What the worm says. */
const says = (page, text) => page.locator(".bubble").getByText(text).waitFor();

const stepOf = (page) => page.getByRole("progressbar").getAttribute("aria-valuenow");

async function isDone(page) {
  await page.getByRole("button", { name: "Go on" }).waitFor();
}

async function open(browser, base, size) {
  const found = await newPage(browser, base, size);
  await found.page.addInitScript(listen);
  await found.page.goto(`${base}/learn`);
  await found.page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
  return found;
}

export const tests = {
  async "every lesson can be finished by what is heard, with taps on a small phone"(browser, base) {
    const { page, context, faults } = await open(browser, base, SMALL);
    check(LESSONS.length === 20, `${LESSONS.length} lessons`);
    for (const { path, title } of LESSONS) {
      await turnTo(page, path);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      for (let step = 0; step < 5; step += 1)
        for (const name of await told(page)) {
          check((await stepOf(page)) === String(step), `${path}: step ${await stepOf(page)} instead of ${step}`);
          await (await button(page, name)).tap();
        }
      await isDone(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      check(wide <= 0, `${path} is ${wide} px too wide`);
    }
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    return `${LESSONS.length} lessons`;
  },

  async "every lesson can be finished by keys alone"(browser, base) {
    const { page, context, faults } = await open(browser, base, DESK);
    for (const { path } of LESSONS) {
      await turnTo(page, path);
      await page.locator("[data-aim]").first().waitFor();
      // The first key shows that there is a keyboard: from then on the focus goes along.
      await page.keyboard.press("Shift");
      for (let step = 0; step < 5; step += 1) {
        await page.waitForFunction(
          (step) => document.querySelector("[role=progressbar]")?.ariaValueNow === step,
          String(step),
        );
        for (let n = 0; n < 3 && (await stepOf(page)) === String(step); n += 1) {
          await page.waitForFunction(() => document.activeElement?.matches("[data-aim]"));
          const before = await page.evaluateHandle(() => document.activeElement);
          await page.keyboard.press("Enter");
          await page.waitForFunction(
            ([step, before]) =>
              document.querySelector("[role=progressbar]")?.ariaValueNow !== step ||
              (document.activeElement !== before && document.activeElement?.matches("[data-aim]")),
            [String(step), before],
          );
        }
      }
      await isDone(page);
    }
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "a mistake is answered, tried again, and shown after the second"(browser, base) {
    const { page, context, faults } = await open(browser, base, PHONE);
    await turnTo(page, "/learn/regenwormen/roll");
    await (await button(page, "Roll")).tap();
    await says(page, "Three fours! Tap them");
    await page.getByRole("button", { name: "Why?" }).tap();
    await says(page, "all dice that show it come along");
    await isAccessible(page, "a step of a lesson");
    await (await button(page, "Keep one 5")).tap();
    await says(page, "You may, but one five is 5.");
    await isAccessible(page, "a mistake in a lesson");
    check((await page.getByRole("button", { name: "Show me" }).count()) === 0, "it is shown too early");
    await page.getByRole("button", { name: "Try again" }).tap();
    // What the lesson has no words for is answered too; and another tap needs no button before it.
    await (await button(page, "Keep one 1")).tap();
    await says(page, "You may do that too.");
    await page.getByRole("button", { name: "Show me" }).tap();
    await says(page, "New roll, new face.");
    // The fours lie in the tray: the rules refuse them.
    await page.locator(".board .group.used").first().tap({ force: true });
    await says(page, "You have fours already.");
    await (await button(page, "Keep one worm")).tap();
    await says(page, "What is new here?");
    // Left and come back: it goes on where it was.
    await page.getByRole("button", { name: "Close the lesson" }).tap();
    await page.getByText("0 of 6 lessons").first().waitFor();
    await page.getByRole("link", { name: /^Go on: / }).tap();
    await says(page, "What is new here?");
    await page.getByRole("button", { name: "Skip" }).tap();
    await page.getByRole("progressbar", { name: "Step 5 of 5" }).waitFor();
    await page.getByRole("button", { name: "Skip" }).tap();
    await isDone(page);
    await page.getByRole("button", { name: "Go on" }).tap();
    await page.getByRole("heading", { name: "What you learned" }).waitFor();
    await isAccessible(page, "the end of a lesson");
    await page.getByRole("link", { name: "Next lesson" }).tap();
    await page.getByRole("heading", { level: 1, name: "Take a tile" }).waitFor();
    await page.goto(`${base}/learn/regenwormen/nothing`);
    await page.getByRole("link", { name: "Read the rules" }).waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "whoever is new rolls after two taps, is offered a lesson beside it once, and plays a first game with the coach"(
    browser,
    base,
  ) {
    const { page, context, faults } = await newPage(browser, base, { ...PHONE, isNew: true });
    await page.goto(base);
    await page.getByRole("heading", { name: "New here?" }).waitFor();
    await isAccessible(page, "the first page of a new device");
    // On a really new device, too, a game is two taps from its dice.
    await page.getByRole("button", { name: /^Play Pickomino now/ }).tap();
    const offer = page.getByRole("complementary", { name: "New to this?" });
    await offer.waitFor();
    await isAccessible(page, "a game that is new");
    await page.getByRole("button", { name: /^Roll/ }).tap();
    await page.locator(".board").getByRole("button", { name: /^Keep/ }).first().waitFor();
    await eventually(async () => (await overlaps(page)).length === 0, "the lesson that is offered covers something");
    await offer.getByRole("link", { name: "Two minutes" }).tap();
    await page.locator("[data-aim]").first().waitFor();
    for (let step = 0; step < 5; step += 1) {
      await page.waitForFunction(
        (step) => document.querySelector("[role=progressbar]")?.ariaValueNow === step,
        String(step),
      );
      await page.getByRole("button", { name: "Skip" }).tap();
    }
    await page.getByRole("button", { name: "Go on" }).tap();
    await page.getByRole("button", { name: /^Play your first game/ }).tap();
    await page.waitForURL(/\/local\//);
    await page.locator(".board").waitFor();
    check((await page.locator(".board .chip").count()) === 3, "there are not two bots");
    check((await offer.count()) === 0, "the lesson is offered once more");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "a lesson passes the time at a table, until the game begins"(browser, base) {
    const faults = [];
    const ann = await newPage(browser, base, {}, faults);
    const bo = await newPage(browser, base, {}, faults);
    await ann.page.goto(base);
    await ann.page.getByRole("button", { name: /With friends/ }).click();
    await ann.page.getByRole("radio", { name: "It Happens.." }).check();
    await ann.page.getByRole("button", { name: "Open a table" }).click();
    await bo.page.goto(await ann.page.getByRole("textbox", { name: "Share the link" }).inputValue());
    await bo.page.getByRole("button", { name: "Learn", exact: true }).click();
    await bo.page.getByRole("heading", { level: 1, name: "Laying dice" }).waitFor();
    await bo.page.getByRole("button", { name: "Close the lesson" }).click();
    await bo.page.getByRole("button", { name: "Learn", exact: true }).click();
    await bo.page.locator("[data-aim]").waitFor();
    await ann.page.getByRole("button", { name: /Start the game/ }).click();
    await bo.page.getByRole("heading", { level: 1, name: "It Happens.." }).waitFor();
    check((await bo.page.locator("[data-aim]").count()) === 0, "the lesson is still there");
    check(faults.length === 0, faults.join("\n     "));
    await ann.context.close();
    await bo.context.close();
  },

  async "the older addresses lead to the pages that took their place"(browser, base) {
    const { page, context } = await newPage(browser, base);
    const places = { "/lobby": "Tables", "/games": "Tables", "/settings": "Me", "/about": "Learn" };
    for (const [path, place] of Object.entries(places)) {
      await page.goto(base + path);
      await page.getByRole("link", { name: place, exact: true }).and(page.locator("[aria-current=page]")).waitFor();
    }
    await context.close();
  },
};
