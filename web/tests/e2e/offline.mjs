import { isAccessible } from "./pages.mjs";
import { playQuickly, playToTheEnd, playUntil, random, tap } from "./player.mjs";
import { arrive, check, DESK, newPage, playAtServer, startOwnServer } from "./stage.mjs";

// One visit with a server, then the server is killed and nothing else is needed any more.
const GAMES = ["Pickomino", "Pickomino Extra", "It Happens..", "Der dreizehnte Holzwurm"];
const AWAY = /No connection just now/;
const ALLOW = { serviceWorkers: "allow" };

/** What a browser says by itself when nobody answers; everything else is a fault. */
const real = (faults) =>
  faults.filter(
    (fault) =>
      !/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED.*\/me\/games|status of 404.*\/review/.test(
        fault,
      ),
  );

/** Waits until the whole app is on the device. */
export async function isKept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A page that has been here once, at a server that is gone since; `before` is done while it was there. */
async function leftAlone(browser, before = async () => {}, options = {}) {
  const server = await startOwnServer();
  // Bots do not wait until people could follow.
  const choices = { othersSpeed: "instant" };
  const { page, context, faults } = await newPage(browser, server.base, { ...ALLOW, choices, ...options });
  await page.goto(server.base);
  await isKept(page);
  await before(page, server.base);
  await server.kill();
  const close = async () => {
    await context.close();
    server.stop();
  };
  return { page, faults, server, base: server.base, close };
}

async function playNow(page, game) {
  const began = Date.now();
  await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).click();
  await page.locator(".board").waitFor();
  return Date.now() - began;
}

const tests = {};

tests["one visit is enough: pages, rules and settings without a server"] = async (browser) => {
  const { page, base, faults, close } = await leftAlone(browser);
  await page.reload();
  await page.getByText(AWAY).waitFor();
  await isAccessible(page, "home without a server");
  for (const path of [
    "/about/rules/holzwurm",
    "/about/fair-dice",
    "/learn",
    "/learn/holzwurm/rows",
    "/learn/puzzle/holzwurm",
    "/me",
    "/nothing-here",
    "/local/nothing",
  ]) {
    await page.goto(base + path);
    await isAccessible(page, `${path} without a server`);
  }
  await page.goto(`${base}/about/rules/regenwormen`);
  await page.waitForFunction(() => (document.querySelector("main")?.innerText.length ?? 0) > 500);
  check(real(faults).length === 0, real(faults).join("\n     "));
  await close();
};

tests["what needs the server says so"] = async (browser) => {
  const { page, base, close } = await leftAlone(browser);
  await page.goto(base);
  await page.getByText("Joining with a code needs a connection.").waitFor();
  await page.getByRole("button", { name: /With friends/ }).click();
  check(
    await page.getByRole("radio", { name: "On this device" }).isChecked(),
    "friends at this device are not offered first",
  );
  await page.getByRole("radio", { name: "By link" }).check();
  await page.getByText("Inviting by link needs a connection.").waitFor();
  check(await page.getByRole("button", { name: "Open a table" }).isDisabled(), "a table can be made without a server");
  await page.goto(`${base}/lobby`);
  await page.getByText("Open tables need a connection.").waitFor();
  await isAccessible(page, "the lobby without a server");
  await close();
};

for (const game of GAMES)
  tests[`${game}: a whole game without a server, to the review`] = async (browser) => {
    const { page, base, faults, close } = await leftAlone(browser);
    await page.goto(base);
    await page.getByText(AWAY).waitFor();
    const took = await playNow(page, game);
    check(page.url().startsWith(`${base}/local/`), page.url());
    const taps = await playToTheEnd(page, tap, random);
    await page.getByRole("button", { name: /^Luck and choices/ }).click();
    await page.getByRole("link", { name: "All turns" }).click();
    await page.getByRole("heading", { name: "Keep this game" }).waitFor();
    await isAccessible(page, "the review");
    await page.goto(`${base}/games`);
    await page.getByRole("link", { name: new RegExp(`^${game.replaceAll(".", "\\.")} rank \\d of \\d`) }).waitFor();
    check(real(faults).length === 0, real(faults).join("\n     "));
    await close();
    return `board after ${took} ms, ${taps} taps`;
  };

tests["a server that dies while the page is open: the game begins here"] = async (browser) => {
  const { page, base, close } = await leftAlone(browser);
  const took = await playNow(page, "Pickomino");
  check(page.url().startsWith(`${base}/local/`), page.url());
  await close();
  return `${took} ms`;
};

tests["a server that hangs: the game begins here just as well"] = async (browser) => {
  const server = await startOwnServer();
  const { page, context } = await newPage(browser, server.base, ALLOW);
  await page.goto(server.base);
  await isKept(page);
  server.pause();
  await page.reload();
  const took = await playNow(page, "Pickomino");
  check(page.url().startsWith(`${server.base}/local/`), page.url());
  await context.close();
  server.stop();
  return `${took} ms`;
};

tests["two people and a bot at one device, with a reload in the middle and a rematch"] = async (browser) => {
  const { page, base, faults, close } = await leftAlone(browser);
  await page.goto(base);
  await page.getByRole("button", { name: /With friends/ }).click();
  await page.getByRole("radio", { name: "Der dreizehnte Holzwurm" }).check();
  await page.getByRole("textbox", { name: "Name, seat A" }).fill("Ann");
  await page.getByRole("textbox", { name: "Name, seat B" }).fill("Oma");
  await page.getByRole("button", { name: "Add a bot" }).click();
  await page.getByRole("radio", { name: "1", exact: true }).check();
  await isAccessible(page, "the sheet for people at one device");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "I am Ann" }).click();
  await page.locator(".board").waitFor();
  const oma = page.getByRole("button", { name: "I am Oma" });
  await playUntil(page, tap, random, () => oma.isVisible());
  check((await page.locator(".board").count()) === 0, "the cards were still on show");
  await page.reload();
  await page.getByRole("button", { name: "I am Oma" }).click();
  await page.goto(base);
  await page.getByRole("link", { name: /^Continue: Der dreizehnte Holzwurm with Oma/ }).click();
  await page.getByRole("button", { name: "I am Oma" }).waitFor();
  await toTheEnd(page);
  await page.getByRole("button", { name: /^Again/ }).click();
  await page
    .getByText("Oma begins")
    .or(page.getByRole("button", { name: "I am Oma" }))
    .first()
    .waitFor();
  await page.locator(".end").waitFor({ state: "detached" });
  check(real(faults).length === 0, real(faults).join("\n     "));
  await close();
};

/** Plays for everybody at the device. */
async function toTheEnd(page) {
  const curtain = page.getByRole("button", { name: /^I am/ });
  const act = async () => {
    if (!(await curtain.isVisible())) return tap(page, random);
    await curtain.click();
    return true;
  };
  await playToTheEnd(page, act, random);
}

/** Runs in the page: whether the list of games, and a game with its record and review, are kept on the device. */
async function hasCopies() {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => new URL(url).pathname);
  return ["/me/games", "/record", "/review"].every((end) => paths.some((path) => path.endsWith(end)));
}

tests["a game that was played at the server can be read without it, and the server comes back"] = async (browser) => {
  const play = async (page, base) => {
    await arrive(page, base);
    await playQuickly(page, { game: "regenwormen" });
    await page.goto(`${base}/games`);
    await page.getByRole("link", { name: /rank \d of \d/ }).click();
    await page.getByRole("heading", { name: "Keep this game" }).waitFor();
    await page.waitForFunction(hasCopies);
  };
  const { page, base, server, close } = await leftAlone(browser, play, DESK);
  await page.goto(`${base}/games`);
  await page.getByText("these are the games kept on this device").waitFor();
  await page.getByRole("link", { name: /rank \d of \d/ }).click();
  await page.getByRole("heading", { name: "Keep this game" }).waitFor();
  await server.again();
  await page.goto(base);
  await page.getByText(AWAY).waitFor({ state: "detached" });
  await playAtServer(page, base);
  await close();
};

tests["a page notices by itself that the server went and came"] = async (browser) => {
  const { page, server, close } = await leftAlone(browser);
  await page.reload();
  await page.getByText(AWAY).waitFor();
  await server.again();
  await page.getByText(AWAY).waitFor({ state: "detached" });
  await close();
};

for (const colorScheme of ["light", "dark"])
  tests[`boards without a server pass axe: ${colorScheme}`] = async (browser) => {
    const { page, base, close } = await leftAlone(browser, undefined, { ...DESK, colorScheme });
    for (const game of GAMES) {
      await page.goto(base);
      await playNow(page, game);
      await isAccessible(page, `${game}, ${colorScheme}`);
    }
    await page.goto(base);
    await isAccessible(page, "home with games to go on with");
    await page.goto(`${base}/games`);
    await isAccessible(page, "games on this device");
    await close();
  };

/** Extra has all that is in the game without it, and the boards are dark at a server too. */
// One whole game is played every day; Firefox plays another one on the device.
const long = [
  "boards without a server pass axe: light",
  ...["Pickomino", "It Happens..", "Der dreizehnte Holzwurm"].map(
    (game) => `${game}: a whole game without a server, to the review`,
  ),
  "boards without a server pass axe: dark",
];

export { long, tests };
