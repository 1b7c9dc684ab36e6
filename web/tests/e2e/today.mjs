// Today's game: the same dice on two devices, one try that counts, results that wait for the server, days that roll.
import { isKept } from "./offline.mjs";
import { isAccessible } from "./pages.mjs";
import { playToTheEnd, random, tap } from "./player.mjs";
import { arrive, check, eventually, newPage, PHONE, startOwnServer } from "./stage.mjs";

const CHOICES = { choices: { othersSpeed: "instant" } };
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

async function begin(page) {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".board").waitFor();
}

/** Plays the game of the page to its end, and goes where its result is told. */
async function finish(page) {
  await playToTheEnd(page, tap, random);
  await page.getByRole("link", { name: /^Today’s game/ }).click();
  await page.getByRole("heading", { level: 1, name: "Today’s game" }).waitFor();
}

/** The record of the game that counts, as far as the device keeps it. */
function recordOf(page) {
  return page.evaluate(async () => {
    const opened = indexedDB.open("wormery");
    await new Promise((done) => (opened.onsuccess = done));
    const asked = opened.result.transaction("lines").objectStore("lines").getAll();
    await new Promise((done) => (asked.onsuccess = done));
    const isDays = ({ shelf, id }) => shelf === "tables" && id.startsWith("local-today-");
    return asked.result.filter(isDays).reduce((record, { lines }) => record + lines, "");
  });
}

const firstThrow = async (page) => (await recordOf(page)).split("\n").find((line) => line.includes('"dice"'));

/** Sends a record from a page, as somebody who made the same moves would; answers the status. */
function send(page, record) {
  return page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/v1/today", { method: "POST", headers, body })).status;
  }, JSON.stringify({ record }));
}

export const tests = {
  async "two devices have the same dice, and both are ranked by what they made of them"(browser, base) {
    const devices = await Promise.all([SMALL, PHONE].map((size) => newPage(browser, base, { ...size, ...CHOICES })));
    const [one, other] = devices.map(({ page }) => page);
    await one.goto(base);
    await one.getByRole("link", { name: /^Today’s game/ }).click();
    await other.goto(`${base}/today`);
    await isAccessible(one, "today's game before it is played");
    await begin(one);
    await begin(other);
    await tap(one, random);
    await tap(other, random);
    await eventually(async () => (await firstThrow(one)) && (await firstThrow(other)), "nobody has thrown");
    check((await firstThrow(one)) === (await firstThrow(other)), "the dice differ");
    await one.reload();
    await one.locator(".board").waitFor();
    await finish(one);
    await one.getByText("You are the first to send a result.").waitFor();
    const third = await newPage(browser, base, SMALL);
    await arrive(third.page, base);
    check((await send(third.page, await recordOf(one))) === 200, "the same moves are refused elsewhere");
    await one.reload();
    await one.getByText("You are the first to send a result.").waitFor();
    await finish(other);
    await one.reload();
    await one.getByText(/^Place [12] of 2/).waitFor();
    await one
      .getByText(/^\d+ worms?$/)
      .first()
      .waitFor();
    await eventually(async () => (await one.locator("[data-mark]").count()) > 3, "there are no marks");
    await isAccessible(one, "what was made of today's game");
    await one.goto(base);
    await one.getByRole("link", { name: /^Today’s game .* Result$/ }).click();
    await one.getByRole("button", { name: /^Practice/ }).click();
    await one.locator(".board").waitFor();
    await one.getByText(/· does not count$/).waitFor();
    const all = [...devices, third];
    const faults = all.flatMap((device) => device.faults);
    check(faults.length === 0, faults.join("\n     "));
    await Promise.all(all.map(({ context }) => context.close()));
  },

  async "what is played without the server is sent when it is back, also where nothing is kept for that"(browser) {
    const server = await startOwnServer();
    const kept = await newPage(browser, server.base, { serviceWorkers: "allow", ...CHOICES });
    // As on a phone in a network at home: without https there is no service worker.
    const bare = await newPage(browser, server.base, CHOICES);
    await kept.page.goto(server.base);
    await isKept(kept.page);
    await Promise.all([kept, bare].map(({ page }) => page.goto(`${server.base}/today/holzwurm`)));
    await begin(bare.page);
    await server.kill();
    await begin(kept.page);
    const end = async ({ page }) => {
      await finish(page);
      await page.getByText("Waiting for a connection. Your result is sent later.").waitFor();
    };
    await Promise.all([kept, bare].map(end));
    await kept.page.reload();
    await kept.page.getByText("Waiting for a connection. Your result is sent later.").waitFor();
    await server.again();
    await Promise.all([kept, bare].map(({ page }) => page.getByText(/^(You are the first|Place \d of 2)/).waitFor()));
    await Promise.all([kept, bare].map(({ context }) => context.close()));
    server.stop();
  },

  async "a new day begins at 04:00 UTC, as the page says in local time"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, { timezoneId: "Europe/Amsterdam" });
    // Hours before: until the test lets them go by, a slow machine does not come near the new day.
    await page.clock.install({ time: new Date("2026-11-20T22:00:00Z") });
    // What the page asked for would be given up when they go by, and it would be nobody's.
    await arrive(page, base);
    const card = page.getByRole("link", { name: /^Today’s game/ });
    check((await card.getAttribute("data-day")) === "4", "it is not the fourth day");
    await page.clock.fastForward("06:00:30");
    await eventually(async () => (await card.getAttribute("data-day")) === "5", "the card shows the day before");
    await card.click();
    await page.getByText("Saturday, November 21 · no. 5").waitFor();
    await page.getByText("The next one comes Sun 5:00 AM.").waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "a day that is not today shows what was made of it, else that it is over or still to come"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
    for (const [day, said] of [
      ["2026-01-01", "There was no game on January 1, 2026 yet."],
      ["2026-11-20/extra", "The game of November 20, 2026 is over."],
      ["2027-01-01", "The game of January 1, 2027 is still to come."],
      ["2026-11-31", "There is no such game."],
      ["chess", "There is no such game."],
    ]) {
      await page.goto(`${base}/today/${day}`);
      await page.getByRole("heading", { name: said }).waitFor();
    }
    await isAccessible(page, "a game that there is not");
    await page.getByRole("link", { name: "Today’s game" }).click();
    await page.getByText("Saturday, November 21 · no. 5").waitFor();
    const result = { day: 4, set: "extra", score: 7, rank: 1, game: "local-gone", sent: "ranked" };
    await page.evaluate((days) => localStorage.setItem("wormery.today", JSON.stringify({ v: 1, days })), [result]);
    await page.goto(`${base}/today/2026-11-20`);
    await page.getByText("Friday, November 20 · no. 4").waitFor();
    await page.getByText("First at the table").waitFor();
    // Its record is gone.
    await page.getByRole("link", { name: "Watch again" }).waitFor({ state: "detached" });
    await page.goto(`${base}/today/2026-11-21/extra`);
    await page.waitForURL(`${base}/today/extra`);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
};
