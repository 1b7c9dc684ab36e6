import { hold } from "./clock.mjs";
import { isAccessible } from "./pages.mjs";
import { check, eventually, newPage, startOwnServer } from "./stage.mjs";

// What happens to a table when the way to it breaks: what is true is said, and there is a way out.
const LOST = "Connection lost";

/** Makes a table at the server and answers its address. */
async function makeTable(page, base) {
  await page.goto(`${base}/?new`);
  await page.getByRole("button", { name: "Open a table" }).click();
  await page.getByRole("button", { name: /^Start the game/ }).waitFor();
  return page.url();
}

async function begin(page) {
  await page.getByRole("button", { name: /^Start the game/ }).click();
  await page.locator(".board").waitFor();
}

const roll = (page) => page.getByRole("button", { name: /^Roll 8/ });
const keep = (page) => page.getByRole("button", { name: /^Keep / }).first();
const heading = (page, name) => page.getByRole("heading", { level: 2, name });

/** What in a lobby asks the table for something, and can be pressed: not links, lessons and what is copied. */
function asking(page) {
  const ASKS =
    ".dock button, form .btn, [aria-labelledby=seats] :is(button, select), details fieldset:enabled :is(button, input, select)";
  return page
    .locator(ASKS)
    .evaluateAll((all) =>
      all.filter((one) => !one.matches(":disabled")).map((one) => one.ariaLabel || one.textContent.trim()),
    );
}

/**
 * A page at a table of a server that can be killed; `isAnswered` says whether the table owes it no answer, `close` puts
 * everything away.
 */
async function atTable(browser, flags = [], options = {}) {
  const server = await startOwnServer(flags);
  const { page, context } = await newPage(browser, server.base, options);
  const isAnswered = listenTo(page);
  const address = await makeTable(page, server.base);
  const close = async () => {
    await context.close();
    server.stop();
  };
  return { server, page, context, address, isAnswered, close };
}

/** Listens to what a page says to a table, and answers whether all of it has an answer. */
function listenTo(page) {
  const open = new Set();
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => open.add(JSON.parse(String(payload)).cid));
    socket.on("framereceived", ({ payload }) => {
      const { type, cid } = JSON.parse(String(payload));
      if (type === "ack" || type === "refused") open.delete(cid);
    });
  });
  return () => open.size === 0;
}

/** Takes another name, as the settings do. */
function rename(page, name) {
  return page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/v1/me", { method: "PATCH", headers, body })).ok;
  }, JSON.stringify({ name }));
}

/** Runs in the page: notes every button of the board that asks for a roll, however shortly it was there. */
function noteRolls() {
  window.asked = [];
  const look = () => {
    for (const { textContent } of document.querySelectorAll(".board button:not(:disabled)"))
      if (/^\s*Roll/.test(textContent)) window.asked.push(textContent.trim());
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

export const tests = {
  async "a server that is restarted under a table: nothing looks pressable meanwhile, and the game goes on"(browser) {
    const { server, page, close } = await atTable(browser);
    const before = await asking(page);
    check(before.length >= 5, `one could ask the table for too little: ${before}`);
    await server.kill();
    await page.getByText(LOST).waitFor();
    check((await asking(page)).length === 0, `before the game one could press ${await asking(page)}`);
    await isAccessible(page, "a lobby without a connection");
    await server.again();
    await page.getByText(LOST).waitFor({ state: "detached" });
    const isAsBefore = async () => String(await asking(page)) === String(before);
    await eventually(isAsBefore, "not all can be pressed again");
    await begin(page);
    await roll(page).waitFor();
    await server.kill();
    await page.getByText(LOST).waitFor();
    check((await roll(page).getAttribute("aria-disabled")) === "true", "one could roll without a connection");
    await isAccessible(page, "a table without a connection");
    await server.again();
    await page.getByText(LOST).waitFor({ state: "detached" });
    await roll(page).click();
    await keep(page).waitFor();
    await close();
  },

  async "whoever wakes with a dead socket knows it within two seconds"(browser) {
    const { server, page, isAnswered, close } = await atTable(browser, [], { isTimed: true });
    await begin(page);
    await roll(page).waitFor();
    // Nothing is on its way any more: each word of a server is a sign of life.
    await eventually(isAnswered, "the table owes an answer");
    server.pause();
    await hold(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
    // Two seconds of the page, however long this machine takes for them.
    let took = 0;
    const isTold = () => page.locator("main:has-text('Connection lost') .board.still").count();
    for (; took < 4_000 && !(await isTold()); took += 100) await page.clock.runFor(100);
    check(took <= 2_000, `it is told only after ${took} ms`);
    await close();
  },

  async "an answer that is long in coming is waited for in words, and nothing is left of that when it is there"(
    browser,
  ) {
    const { server, page, isAnswered, close } = await atTable(browser, [], { isTimed: true });
    await eventually(isAnswered, "the table owes an answer");
    server.pause();
    await hold(page);
    await page.getByRole("button", { name: /^Start the game/ }).dblclick();
    await page.clock.runFor(1_900);
    const waits = page.getByText("Waiting for the server");
    check((await waits.count()) === 0, "it is said at once that the server is slow");
    await page.clock.runFor(200);
    await waits.waitFor();
    await page.clock.runFor(5_000);
    await page.getByText(LOST).waitFor();
    server.goOn();
    await page.clock.resume();
    await roll(page).waitFor();
    await page.getByText(LOST).waitFor({ state: "detached" });
    const alerts = await page.getByRole("alert").allInnerTexts();
    check(alerts.length === 0, `the game goes on, and it is still said: ${alerts}`);
    await close();
  },

  async "two tabs on one seat see the same, and either may act"(browser) {
    const { page, context, address, close } = await atTable(browser, ["--sockets-per-address", "2"]);
    await begin(page);
    const other = await context.newPage();
    await other.goto(address);
    await Promise.all([roll(page).waitFor(), roll(other).waitFor()]);
    await roll(page).click();
    await keep(other).waitFor();
    const shown = () => page.locator(".board").innerText();
    const before = await shown();
    await keep(other).click();
    await eventually(async () => (await shown()) !== before, "what was done in one tab is not seen in the other");
    // The network has no third connection: the page says so, and comes to the table when there is one.
    const third = await context.newPage();
    await third.goto(address);
    await heading(third, "Too many connections from your network").waitFor();
    await third.getByRole("link", { name: "To the garden" }).waitFor();
    await isAccessible(third, "a table of a crowded network");
    await other.close();
    await third.locator(".board").waitFor();
    await close();
  },

  async "whoever is away is played for, and has the seat again when back"(browser) {
    const { server, page, address, close } = await atTable(browser, ["--away-after", "1"]);
    const bo = await newPage(browser, server.base, { isTimed: true });
    await bo.page.goto(address);
    await bo.page.getByText("will start the game when everyone is here").waitFor();
    await begin(page);
    await roll(page).waitFor();
    await page.goto(`${server.base}/about`);
    await bo.page.getByRole("main").getByText("A bot plays meanwhile").waitFor();
    await roll(bo.page).waitFor();
    // What Bo is told goes by itself.
    await hold(bo.page);
    await page.goto(address);
    await page.getByText("While you were away a bot played for you.").first().waitFor();
    await bo.page.getByRole("main").getByText("is back.").waitFor();
    await bo.context.close();
    await close();
  },

  async "a table that is gone is said to be, with a way to a new one"(browser) {
    const { server, page, close } = await atTable(browser);
    await server.kill();
    await server.anew();
    await heading(page, "This table is closed").waitFor();
    await isAccessible(page, "a table that is gone");
    await page.getByRole("link", { name: "Open a table" }).click();
    await page.getByRole("radio", { name: "By link" }).waitFor();
    await close();
  },

  async "a device that the server has forgotten is told so, and may come in again"(browser) {
    const { server, page, context, close } = await atTable(browser);
    await begin(page);
    await roll(page).waitFor();
    await server.kill();
    await context.clearCookies();
    await server.again();
    await heading(page, "The server no longer knows this device").waitFor();
    await page.getByRole("button", { name: "Come in again" }).click();
    // Nobody plays for a person for whose game nobody waits.
    await page.getByText("is not connected, and the game waits.").waitFor();
    await page.getByRole("button", { name: /^Take the seat of/ }).click();
    await page.getByText("is not connected, and the game waits.").waitFor({ state: "detached" });
    await close();
  },

  async "another version of the wire is told at the table, with a way to load the page again"(browser) {
    const { server, page, context, close } = await atTable(browser);
    await context.route("**/version", (route) => route.fulfill({ json: { wire: 99, version: "9" } }));
    // A server that does not know our language does not open the socket.
    await context.clearCookies();
    await context.route("**/api/v1/me", (route) => route.abort());
    await server.kill();
    await server.again();
    await heading(page, "A new version is ready.").waitFor();
    await page.getByRole("button", { name: "Load again" }).waitFor();
    await close();
  },

  async "a server that has too much to do is heard, and one can try again"(browser, base) {
    const { page, context } = await newPage(browser, base);
    let n_asked = 0;
    const problem = { type: "", title: "", status: 429, detail: "slow down", code: "too_many" };
    await context.route("**/api/v1/tables", (route) =>
      (n_asked += 1) === 1 ? route.fulfill({ status: 429, json: problem }) : route.continue(),
    );
    await page.goto(`${base}/?new`);
    await page.getByRole("button", { name: "Open a table" }).click();
    await page.getByRole("alert").getByText(/wait/i).waitFor();
    await page.getByRole("button", { name: "Open a table" }).click();
    await page.getByRole("button", { name: /^Start the game/ }).waitFor();
    // Pages that only ask say so as well, claim nothing, and come by themselves.
    const refuse = (route) => route.fulfill({ status: 429, json: problem, headers: { "retry-after": "1" } });
    await context.route(/api\/v1\/(tables|me\/games|games\/)/, refuse);
    for (const [path, found] of [
      ["/tables", "You have not played yet"],
      ["/g/nothing", "There is nothing here"],
    ]) {
      await page.goto(base + path);
      await page.getByText("Too fast: wait a moment.").first().waitFor();
      await page.getByRole("button", { name: "Try again" }).first().waitFor();
      check((await page.getByText(found).count()) === 0, `${path} knows what nobody has said`);
    }
    await context.unrouteAll();
    await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
    await context.close();
  },

  async "a double tap makes one table, and begins one game"(browser) {
    const server = await startOwnServer();
    const { page, context, faults } = await newPage(browser, server.base);
    let n_made = 0;
    page.on(
      "request",
      (request) => (n_made += Number(request.url().endsWith("/tables") && request.method() === "POST")),
    );
    await page.goto(`${server.base}/?new`);
    // The second tap comes before any answer to the first.
    for (const name of ["Open a table", /^Start the game/]) {
      const button = page.getByRole("button", { name });
      await button.waitFor();
      server.pause();
      await button.dblclick();
      server.goOn();
    }
    await page.locator(".board").waitFor();
    check(n_made === 1, `${n_made} tables were made`);
    check((await page.getByRole("alert").count()) === 0, "the second tap was refused");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    server.stop();
  },

  async "for those who like it the first roll plays itself, and nothing is asked"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, { choices: { autoRoll: true } });
    await page.addInitScript(noteRolls);
    for (const game of ["Pickomino", "Pickomino Extra"]) {
      await page.goto(base);
      await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).click();
      await keep(page).waitFor();
      const asked = await page.evaluate(() => window.asked);
      check(asked.length === 0, `${game} asks for a moment: ${asked}`);
    }
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "a part that does not load is said to be missing, and comes when it is asked for"(browser, base) {
    const { page, context } = await newPage(browser, base);
    await page.goto(base);
    await context.route(/assets\/Board/, (route) => route.abort());
    await makeTable(page, base);
    await page.getByRole("button", { name: /^Start the game/ }).click();
    await page.getByText("A part of this page did not load.").waitFor();
    await isAccessible(page, "a table without its board");
    await context.unroute(/assets\/Board/);
    await page.getByRole("button", { name: "Load again" }).click();
    await page.locator(".board").waitFor();
    await context.close();
  },

  async "a table that was to be set up is there after loading again, and one step back leads home"(browser, base) {
    const { page, context } = await newPage(browser, base);
    await page.goto(base);
    await context.route(/assets\/Setup/, (route) => route.abort());
    await page.getByRole("button", { name: /^With friends/ }).click();
    const again = page.getByRole("button", { name: "Load again" });
    await again.waitFor();
    await context.unroute(/assets\/Setup/);
    await again.click();
    await page.getByRole("button", { name: "Open a table" }).waitFor();
    check(await page.evaluate(() => document.activeElement.closest("dialog") !== null), "the focus is not in it");
    await page.reload();
    await page.locator("h1").first().waitFor();
    await eventually(() => page.evaluate(() => history.state === null), "the entry of the sheet is left");
    await context.close();
  },

  async "a page that does not load is said to be missing"(browser, base) {
    const { page, context } = await newPage(browser, base);
    await page.goto(base);
    await context.route(/assets\/Me-/, (route) => route.abort());
    await page.getByRole("link", { name: "Settings" }).click();
    await heading(page, "This page did not load").waitFor();
    await context.close();
  },

  async "without sharing and a clipboard a link is there to be copied by hand"(browser, base) {
    const { page, context } = await newPage(browser, base);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await makeTable(page, base);
    await page.getByRole("button", { name: /^Copy/ }).click();
    const selected = () => page.evaluate(() => document.activeElement?.value?.includes("/t/") ?? false);
    await eventually(selected, "the link is not selected");
    check((await page.getByText("Copied").count()) === 0, "it says that something was copied");
    await context.close();
  },

  async "a table that is opened while the server does not answer comes by itself when it does"(browser, base) {
    const { page, context } = await newPage(browser, base);
    const address = await makeTable(page, base);
    await page.route("**/api/v1/tables/*", (route) => route.abort());
    await page.goto(address);
    await heading(page, "The server cannot be reached. Nothing is lost.").waitFor();
    await page.unroute("**/api/v1/tables/*");
    await page.getByRole("button", { name: /^Start the game/ }).waitFor();
    await context.close();
  },

  async "who is muted stays so when the page is loaded again, also under another name"(browser, base) {
    const ann = await newPage(browser, base);
    const bo = await newPage(browser, base);
    const address = await makeTable(ann.page, base);
    await bo.page.goto(address);
    await bo.page.getByText("will start the game when everyone is here").waitFor();
    await begin(ann.page);
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("button", { name: /^Mute / }).click();
    await ann.page.goto("about:blank");
    await rename(bo.page, "Bob");
    await ann.page.goto(address);
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("button", { name: "Unmute Bob" }).waitFor();
    await ann.context.close();
    await bo.context.close();
  },

  async "one short visit is enough to play without a server"(browser, base) {
    const { page, context } = await newPage(browser, base, { serviceWorkers: "allow", isTimed: true });
    const asked = context.waitForEvent("request", (request) => request.url().endsWith("/sw.js"));
    await hold(page);
    await page.goto(base);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // Half a second of the page; what remains is to load the files, and scripts/time-offline.mjs measures that.
    await page.clock.runFor(500);
    await asked;
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.clock.resume();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Play Pickomino now against bots", exact: true }).click();
    await roll(page).click();
    await keep(page).waitFor();
    await context.close();
  },
};
