import { isAccessible } from "./pages.mjs";
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

/** Opens the menu, and answers the link with which the game goes on elsewhere, once the server has the game. */
async function linkOf(page, base) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Play on another device/ }).click();
  const link = await page.getByRole("textbox", { name: "Share the link" }).inputValue();
  const id = link.split("/").at(-1);
  const isCopied = () => page.evaluate(async (path) => (await fetch(path)).ok, `/api/v1/kept/${id}`);
  await eventually(isCopied, "the game was not copied");
  check(link === `${base}/play-on/${id}`, link);
  return link;
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
  await page.goto(`${server.base}/?new`);
  await page.getByRole("button", { name: "Open a table" }).click();
  const link = page.getByRole("textbox", { name: "Share the link" });
  await page.getByText("This link works on this machine only").waitFor();
  check((await link.inputValue()).startsWith(server.base), await link.inputValue());
  await isAccessible(page, "an invitation for this machine only");
  await page.getByRole("button", { name: /^Open to this network/ }).click();
  await page.getByText("For devices in the same network.").waitFor();
  const outside = await link.inputValue();
  check(outside.startsWith(server.base.replace("127.0.0.1", "127.0.0.2")), outside);
  const phone = await newPage(browser, new URL(outside).origin);
  await phone.page.goto(outside);
  await phone.page.getByRole("heading", { level: 1, name: "Pickomino" }).waitFor();
  check([...faults, ...phone.faults].length === 0, [...faults, ...phone.faults].join("\n     "));
  await phone.context.close();
  await context.close();
  server.stop();
};

export { tests };
