import { isAccessible } from "./pages.mjs";
import { playToTheEnd, random, tap } from "./player.mjs";
import { check, DESK, eventually, newPage, startOwnServer } from "./stage.mjs";

// Quick games run on the device, and can go on at another one; a server on this machine can be opened to its network.
const roll = (page) => page.getByRole("button", { name: /^Roll 8/ });
const groups = (page) => page.getByRole("button", { name: /^Keep / });
const playOn = (page) => page.getByRole("button", { name: "Play on here" });

async function begin(page, base) {
  await page.goto(base);
  await page.getByRole("button", { name: "Play Pickomino now against bots", exact: true }).click();
  await roll(page).waitFor();
}

/** Hides and shows the page, as when a phone is put away and taken up again. */
async function wake(page) {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Opens the menu, and answers the link with which the game goes on elsewhere: the server has the game by then. */
async function linkOf(page, base) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Play on another device/ }).click();
  const link = await page.getByRole("textbox", { name: "Share the link" }).inputValue();
  const id = link.split("/").at(-1);
  const isCopied = await page.evaluate(async (path) => (await fetch(path)).ok, `/api/v1/kept/${id}`);
  check(isCopied, "the link is shown before the game is copied");
  check(link === `${base}/play-on/${id}`, link);
  return link;
}

/** The names of the bots at the table, as the open menu has them. */
async function botsOf(page) {
  const bots = page
    .getByRole("region", { name: "At the table" })
    .getByRole("listitem")
    .filter({ hasText: /bot · / });
  await bots.first().waitFor();
  return bots.locator("b").allTextContents();
}

/** Opens the menu for a moment. */
async function lookAtBots(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  const names = await botsOf(page);
  await page.keyboard.press("Escape");
  return names.join(", ");
}

/** Goes on with a game by its link; its page says against whom. */
async function takeOver(page, link, bots) {
  await page.goto(link);
  await page.getByText(`Against ${bots}.`).waitFor();
  await playOn(page).click();
  await page.locator(".board").waitFor();
}

/** The list of games has one game, which is over, with its bots. */
async function hasOneFinished(page, base, bots) {
  await page.goto(`${base}/games`);
  const games = page.getByRole("main").getByRole("listitem");
  await games.filter({ hasText: /rank \d of \d/ }).waitFor();
  check((await games.count()) === 1, "the game is listed more than once");
  const text = await games.first().textContent();
  check(text.includes(bots), `${text}, not ${bots}`);
}

const tests = {};

tests["a quick game goes on at another device, and comes back"] = async (browser, base) => {
  // Before the first copy there is nothing to look at, and whoever comes too late is refused: both are said in the console.
  const real = (faults) => faults.filter((fault) => !/status of (404|409).*\/kept\//.test(fault));
  const a = await newPage(browser, base);
  const b = await newPage(browser, base);
  await begin(a.page, base);
  check(a.page.url().startsWith(`${base}/local/`), a.page.url());
  await roll(a.page).click();
  await groups(a.page).first().waitFor();
  const choices = (page) => groups(page).evaluateAll((all) => all.map((one) => one.ariaLabel).join());
  const before = await choices(a.page);
  const link = await linkOf(a.page, base);
  await isAccessible(a.page, "the menu with the link");

  await b.page.goto(link);
  await playOn(b.page).waitFor();
  await isAccessible(b.page, "the page of the link");
  await playOn(b.page).click();
  await groups(b.page).first().waitFor();
  check((await choices(b.page)) === before, "the game on the other device is another one");
  await groups(b.page).first().click();

  await wake(a.page);
  await a.page.getByRole("heading", { name: "This game goes on elsewhere" }).waitFor();
  check((await a.page.locator(".board").count()) === 0, "the board is still there");
  await isAccessible(a.page, "where the game went");
  const id = link.split("/").at(-1);
  const plies = () => b.page.evaluate(async (path) => (await (await fetch(path)).json()).ply, `/api/v1/kept/${id}`);
  await eventually(async () => (await plies()) > 2, "the other device does not copy");
  await playOn(a.page).click();
  await a.page.locator(".board").waitFor();
  await wake(b.page);
  await b.page.getByRole("heading", { name: "This game goes on elsewhere" }).waitFor();
  check(real([...a.faults, ...b.faults]).length === 0, real([...a.faults, ...b.faults]).join("\n     "));
  await a.context.close();
  await b.context.close();
};

tests["the link is not shown before the server has the game"] = async (browser, base) => {
  const { page, context } = await newPage(browser, base);
  const link = page.getByRole("textbox", { name: "Share the link" });
  let letThrough;
  const isLetThrough = new Promise((done) => (letThrough = done));
  await page.route("**/api/v1/kept/*", async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await begin(page, base);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Play on another device/ }).click();
  await page.getByText("One moment…").waitFor();
  check((await link.count()) === 0, "the link leads nowhere yet");
  letThrough();
  await link.waitFor();
  await page.getByRole("button", { name: /^Play on another device/ }).click();
  await page.unroute("**/api/v1/kept/*");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Play on another device/ }).click();
  await page.getByText("Handing the game on needs a connection.").waitFor();
  check((await link.count()) === 0, "a link without a server");
  await context.setOffline(false);
  await link.waitFor();
  await context.close();
};

tests["a game has the same bots on all its devices, and all of them learn its end"] = async (browser, base) => {
  const choices = { othersSpeed: "instant" };
  const devices = await Promise.all(Array.from({ length: 4 }, () => newPage(browser, base, { choices })));
  const [a, b, c, d] = devices.map(({ page }) => page);
  await begin(a, base);
  await roll(a).click();
  await groups(a).first().waitFor();
  const link = await linkOf(a, base);
  const bots = (await botsOf(a)).join(", ");

  await takeOver(b, link, bots);
  check((await lookAtBots(b)) === bots, "other bots on the second device");
  // The second device looks elsewhere and does not see the game go on; the first one does.
  await b.goto(`${base}/me`);
  await b.getByText("Your first game is not over yet").waitFor();
  await takeOver(c, link, bots);
  check((await lookAtBots(c)) === bots, "other bots on the third device");
  await wake(a);
  await a.getByRole("heading", { name: "This game goes on elsewhere" }).waitFor();

  await playToTheEnd(c, tap, random);
  const id = link.split("/").at(-1);
  const isOver = () => c.evaluate(async (path) => "ended" in (await (await fetch(path)).json()), `/api/v1/kept/${id}`);
  await eventually(isOver, "the end was not copied");
  await hasOneFinished(c, base, bots);

  await wake(a);
  await a.getByRole("heading", { name: "This game was finished elsewhere" }).waitFor();
  check((await playOn(a).count()) === 0, "what is over is offered to be played on");
  await isAccessible(a, "a game that was finished elsewhere");
  for (const page of [a, b]) await hasOneFinished(page, base, bots);
  await b.goto(`${base}/me`);
  await b.getByRole("rowheader", { name: "Pickomino" }).waitFor();

  await d.goto(link);
  const result = d.getByRole("region", { name: "Result" });
  await result.waitFor();
  const told = await result.textContent();
  for (const bot of bots.split(", ")) check(told.includes(bot), `${bot} is not in the review: ${told}`);
  for (const { context } of devices) await context.close();
};

tests["what was played without the server, while the game went on elsewhere, can be kept"] = async (browser) => {
  const server = await startOwnServer();
  const a = await newPage(browser, server.base);
  const b = await newPage(browser, server.base);
  await begin(a.page, server.base);
  await roll(a.page).click();
  const link = await linkOf(a.page, server.base);
  await a.page.keyboard.press("Escape");
  await a.context.setOffline(true);
  await groups(a.page).first().click();
  await b.page.goto(link);
  await playOn(b.page).click();
  await b.page.locator(".board").waitFor();
  await a.context.setOffline(false);
  await a.page.getByRole("heading", { name: "This game goes on elsewhere" }).waitFor();
  await a.page.getByRole("button", { name: "Keep mine as a game of its own" }).click();
  await a.page.locator(".board").waitFor();
  check((await linkOf(a.page, server.base)) !== link, "it is not a game of its own");
  await a.context.close();
  await b.context.close();
  server.stop();
};

tests["an invitation on this machine opens the server to the network"] = async (browser) => {
  // A second address of this machine stands for the one in the network.
  const server = await startOwnServer(["--network-address", "127.0.0.2"]);
  const { page, context, faults } = await newPage(browser, server.base, DESK);
  const link = page.getByRole("textbox", { name: "Share the link" });
  const openTable = async () => {
    await page.goto(`${server.base}/?new`);
    await page.getByRole("button", { name: "Open a table" }).click();
    await page.getByText("This link works on this machine only").waitFor();
  };
  await openTable();
  await page.getByText("wormery serve --listen").waitFor();
  check((await page.getByRole("button", { name: /^Open to this network/ }).count()) === 0, "it opens without the key");
  // The address that the server has shown when it started.
  await page.goto(server.own);
  await page.waitForURL((url) => !url.href.includes("key="));
  await openTable();
  check((await link.inputValue()).startsWith(server.base), await link.inputValue());
  await isAccessible(page, "an invitation for this machine only");
  await page.getByRole("button", { name: /^Open to this network/ }).press("Enter");
  const outcome = page.getByText("For devices in the same network.");
  await outcome.waitFor();
  check(await outcome.evaluate((one) => one === document.activeElement), "the focus went with the button");
  const outside = await link.inputValue();
  check(outside.startsWith(server.base.replace("127.0.0.1", "127.0.0.2")), outside);
  await page.goto(`${page.url()}/tv`);
  await page.getByRole("img", { name: "Link as a QR code" }).waitFor();
  await page.getByText(`${new URL(outside).host} · code`).waitFor();
  const phone = await newPage(browser, new URL(outside).origin);
  await phone.page.goto(outside);
  await phone.page.getByRole("heading", { level: 1, name: "Pickomino" }).waitFor();
  check([...faults, ...phone.faults].length === 0, [...faults, ...phone.faults].join("\n     "));
  await phone.context.close();
  await context.close();
  server.stop();
};

export { tests };
