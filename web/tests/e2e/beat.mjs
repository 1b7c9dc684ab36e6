import { findMoment, GAMES } from "../shots/moments.mjs";
import { openMoment } from "../shots/stage.mjs";
import { hold } from "./clock.mjs";
import { check, eventually } from "./stage.mjs";

const PHONE = { width: 390, height: 664 };
const moment = (key, name, players = 2) =>
  findMoment(
    GAMES.find((one) => one.key === key),
    players,
    name,
  );

/** A moment in which what must be read stays so long, in seconds. */
async function open(browser, base, [key, name], seconds, more = {}) {
  const choices = { beatSeconds: seconds, ...more.choices };
  const options = { size: PHONE, motion: "no-preference", hints: "off", ...more, choices };
  const opened = await openMoment(browser, base, moment(key, name), options);
  await opened.page.evaluate(watch);
  return opened;
}

/**
 * Runs in the page: writes down everything that has changed, with the number of the picture in which it is drawn. The page
 * itself says when it changes: a machine that draws few pictures has the same to tell.
 */
function watch() {
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  let picture = 0;
  window.seen = [];
  const look = () => {
    const now = {
      tumbling: document.querySelector(".air.tumbling") !== null,
      failing: document.querySelector(".air.failing") !== null,
      banner: text(".banner p span:last-child"),
      log: text(".peek .line"),
      live: [...document.querySelectorAll("[data-live]")].map((one) => one.textContent).join(" "),
      faces: [...document.querySelectorAll(".air use, .die.tumble use")].map((use) => use.getAttribute("href")),
      end: document.querySelector(".end") !== null,
    };
    const last = window.seen.at(-1);
    if (JSON.stringify(now) !== JSON.stringify({ ...last, at: undefined, picture: undefined }))
      window.seen.push({ ...now, at: performance.now(), picture });
  };
  const count = () => {
    picture += 1;
    requestAnimationFrame(count);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["class", "href"],
  });
  look();
  count();
}

/** Lets time go on by two hundredths of a second until something holds for what was seen, and answers all of that. */
async function seenUntil(page, holds) {
  let seen = [];
  await eventually(async () => {
    await page.clock.runFor(20);
    seen = await page.evaluate(() => window.seen);
    return seen.length > 0 && holds(seen.at(-1), seen);
  }, `not seen: ${holds}`);
  return seen;
}

/** For how long something held, in milliseconds. */
function lasted(seen, holds) {
  const from = seen.findIndex(holds);
  const to = seen.findIndex((one, idx) => idx > from && !holds(one));
  return (seen[to] ?? seen.at(-1)).at - seen[from].at;
}

const tests = {
  "a failed turn is told when the dice have landed, everywhere at once, and stays": async (browser, base) => {
    const { page, server, close } = await open(browser, base, ["regenwormen", "failed"], 1.5, { isTimed: true });
    await hold(page);
    server.goOn();
    const seen = await seenUntil(page, (last, all) => all.some(({ banner }) => banner) && !last.banner);
    check(
      seen.some(({ tumbling }) => tumbling),
      "no die tumbled",
    );
    const fallen = JSON.stringify(seen.findLast(({ faces }) => faces.length > 0).faces);
    const early = seen.find(
      ({ faces, banner, log, live }) =>
        JSON.stringify(faces) !== fallen && faces[0] && /fails/.test(banner + log + live),
    );
    check(!early, `told while dice tumble: ${JSON.stringify(early)}`);
    check(
      seen.filter(({ live }) => live.match(/Your turn/g)?.length > 1).length === 0,
      "the turn is called more than once",
    );
    const first = ["banner", "log", "live"].map((where) => seen.find((one) => /fails/.test(one[where]))?.picture);
    check(
      first.every((picture) => picture !== undefined && Math.abs(picture - first[0]) <= 1),
      `banner, log and voice do not tell it together: ${first.join(", ")}`,
    );
    const ms = lasted(seen, ({ banner }) => banner !== "");
    check(ms === 1500, `it was there for ${ms} ms`);
    await close();
  },

  "a touch ends the reading, also where less motion is wanted": async (browser, base) => {
    const { page, server, close } = await open(browser, base, ["regenwormen", "failed"], 60, { motion: "reduce" });
    server.goOn();
    await page.locator(".banner", { hasText: "your turn fails" }).waitFor();
    check((await page.locator(".air.tumbling").count()) === 0, "dice tumble");
    await page.locator("main").click({ position: { x: 5, y: 300 } });
    await page.waitForFunction(() => document.querySelector(".banner p") === null);
    await close();
  },

  "the end of the game waits until its last round has been read": async (browser, base) => {
    const { page, server, close } = await open(browser, base, ["it-happens", "last"], 60, { motion: "reduce" });
    server.goOn();
    await page.locator(".report").waitFor();
    await page.locator(".final").waitFor();
    check((await page.locator(".end").count()) === 0, "the end lies over what was judged");
    await page.locator("main").click({ position: { x: 5, y: 500 } });
    await page.locator(".end").waitFor();
    await close();
  },

  "whoever must act does not wait: what happened before stays as a note": async (browser, base) => {
    const { page, server, close } = await open(browser, base, ["regenwormen", "robbed"], 60, { motion: "reduce" });
    server.goOn();
    await page.locator(".banner", { hasText: /steals your/ }).waitFor();
    // It goes with the own turn.
    await page.getByRole("button", { name: /^Roll 8/ }).click();
    await page.locator(".banner", { hasText: /steals your/ }).waitFor({ state: "detached" });
    await close();
  },
};

tests["what happens for the first time after a lesson is explained, once, and not to those who took none"] = async (
  browser,
  base,
) => {
  const told = (page) => page.locator(".peek.told", { hasText: "then a tile can be stolen" });
  const learned = JSON.stringify({ done: ["regenwormen/roll"], at: {}, asked: [] });
  const { page, server, close } = await open(browser, base, ["regenwormen", "robbed"], 0, { motion: "reduce" });
  server.goOn();
  await page.locator(".peek .line", { hasText: /steals your/ }).waitFor();
  check((await told(page).count()) === 0, "it is explained without a lesson");
  await page.evaluate((kept) => localStorage.setItem("wormery.lessons", kept), learned);
  await page.reload();
  await page.locator(".peek .line").waitFor();
  server.goOn();
  await told(page).waitFor();
  await page.getByRole("button", { name: /^Roll 8/ }).click();
  await told(page).waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".peek .line").waitFor();
  server.goOn();
  await page.locator(".peek .line", { hasText: /steals your/ }).waitFor();
  check((await told(page).count()) === 0, "it is explained twice");
  await close();
};

for (const key of ["regenwormen", "it-happens"])
  tests[`${key}: a die shows what it has fallen on before it rests`] = async (browser, base) => {
    const { page, close } = await open(browser, base, [key, "roll"], 0, { isTimed: true });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // Time stands still between two looks, so that no face is missed.
    await hold(page);
    await page.evaluate(() => (window.seen = []));
    await page.locator("[data-act], .acts button").first().click();
    const seen = await seenUntil(page, (last, all) => /oll/.test(last.log) && last.log !== all[0].log);
    const thrown = seen.filter(({ faces }) => faces.length > 0);
    const changes = thrown.filter(({ faces }, idx) => String(faces) !== String(thrown[idx - 1]?.faces));
    check(changes.length > 2, `the faces change ${changes.length} times in the air`);
    const told = seen.find(({ log }) => log !== seen[0].log);
    check(told.at >= changes.at(-1).at, "the roll is told before it can be seen");
    await close();
  };

export { tests };
