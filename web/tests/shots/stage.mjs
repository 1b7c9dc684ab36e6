// A browser with the built client and, instead of a server, a game in this process.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { ask, frameAt, openAt } from "./engine.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--hide-scrollbars",
];
const NAMES = ["Oma", "Jan", "Willemijn", "Pip", "Bartholomeus", "Zoë", "Sam"];

export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

/** Builds the client into a folder of its own and serves it; SITE is one that runs already. */
export async function startSite() {
  if (process.env.SITE) return { base: process.env.SITE, stop: async () => {} };
  const outDir = "node_modules/.shots";
  await build({ root: ROOT, logLevel: "warn", build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root: ROOT,
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "warn",
  });
  return { base: server.resolvedUrls.local[0].replace(/\/$/, ""), stop: () => server.close() };
}

/** The seats with names as people have them: the one who looks is Mila, every fourth one is a bot. */
function named(seats, me, level) {
  return seats.map((seat, idx) => {
    if (idx === me)
      return {
        type: "person",
        name: "Mila",
        color: "teal",
        here: true,
        away: false,
        host: true,
        local: false,
        robot: false,
      };
    if (idx === 0 || idx % 4 !== 1)
      return {
        type: "person",
        name: NAMES[idx],
        color: "rust",
        here: idx !== 2,
        away: idx === 5,
        host: false,
        local: false,
        robot: false,
      };
    return { type: "bot", name: NAMES[idx], level };
  });
}

/** Answers what the client asks of a server: who I am, the table, and the socket of the game; `clock` is what is left. */
export async function playServer(page, moment, clock) {
  const { plan, lines, me, before, ply } = moment;
  const id = openAt(plan, lines, ply, me);
  const hello = ask({ fn: "hello", table: id }).messages;
  const table = { ...hello[0].table, code: "KETEL", seats: named(hello[0].table.seats, me, plan.level) };
  const [, you, last] = hello;
  await page.route("**/api/v1/**", (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith("/me")) return route.fulfill({ json: { name: "Mila", color: "teal", id: "x" } });
    if (path.endsWith("/rules")) return route.fulfill({ json: ask({ fn: "rules" }) });
    if (path.includes("/tables/")) return route.fulfill({ json: table });
    return route.fulfill({ status: 404, json: { type: "", title: "", status: 404, detail: "", code: "not_found" } });
  });
  await page.route("**/version", (route) => route.fulfill({ status: 503 }));
  let send = () => {};
  let isClosed = false;
  const setAway = (away) => {
    table.seats = table.seats.map((seat, idx) => (idx === me ? { ...seat, away } : seat));
    send({ type: "table", table: {} });
  };
  await page.routeWebSocket("**/ws/v1*", (socket) => {
    send = (message) =>
      socket.send(
        JSON.stringify(
          message.type === "table"
            ? { ...message, table: { ...table, ...message.table, code: "KETEL", seats: table.seats } }
            : { ...message, clock },
        ),
      );
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (!isClosed) answer(message, before === null ? id : null, send);
      if (table.seats[me].away && message.type === "back") setAway(false);
    });
    send({ type: "table", table: before === null ? table : { ...table, state: "playing", result: undefined } });
    send(you);
    send(before === null ? last : frameAt(plan, lines, before, me));
  });
  return {
    /** Whether the coach has something to say about the moment. */
    isAdvised: last.frame.legal.length > 1,
    /** Lets happen what the moment is about. */
    goOn: () => {
      if (before === null) return;
      const seen = last.frame.seen.filter((event) => event.ply > before);
      send({ ...last, frame: { ...last.frame, seen } });
      if (table.state === "over") send({ type: "table", table });
    },
    /** Lets the bot act whose turn it is. */
    bot: () => ask({ fn: "bot", table: id, playouts: 2 }).messages.forEach(send),
    /** A bot plays for who sits here, until the seat is taken back. */
    takeOver: () => setAway(true),
    /** A page that is still there may go on talking; nobody listens. */
    close: () => {
      isClosed = true;
      ask({ fn: "close", id });
    },
  };
}

/** Carries out a command of the page at the table in this process; where the next step is fixed the page waits. */
function answer(message, table, send) {
  if (message.type !== "act" || table === null) return send({ type: "ack", cid: message.cid });
  const { ply, action } = message;
  const { messages, problem, ply: now } = ask({ fn: "act", table, ply, action });
  messages.forEach(send);
  send(problem ? { type: "refused", cid: message.cid, problem } : { type: "ack", cid: message.cid, ply: now });
}

/** A page that looks at a moment; the time of one that `isTimed` can be driven by `page.clock`. */
export async function openMoment(
  browser,
  base,
  moment,
  {
    size,
    theme = "light",
    lang = "en",
    hints = "coach",
    motion = "reduce",
    choices = {},
    clock = undefined,
    isTimed = false,
  },
) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: lang,
    reducedMotion: motion,
    serviceWorkers: "block",
    hasTouch: size.width < 1000,
    deviceScaleFactor: Number(process.env.SCALE ?? 1),
  });
  if (isTimed) await context.clock.install();
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log(`error in the page: ${error.message}`));
  await page.addInitScript(
    (kept) => localStorage.setItem("wormery.settings", kept),
    JSON.stringify({ language: lang, hints, undoSeconds: 0, beatSeconds: 0, ...choices }),
  );
  const server = await playServer(page, moment, clock);
  await page.goto(`${base}/t/KETEL`);
  await page.locator(".board").waitFor();
  return {
    page,
    server,
    close: async () => {
      server.close();
      await context.close();
    },
  };
}

/** A page that shows a moment as one looks at it: what it is about has happened, the coach has spoken, all is at rest. */
export async function showMoment(browser, base, moment, options) {
  const opened = await openMoment(browser, base, moment, options);
  const { page, server } = opened;
  await settle(page);
  server.goOn();
  const hints = options.hints ?? "coach";
  if (server.isAdvised && hints !== "off")
    await page.locator(".board use[href='#i-hat']").first().waitFor({ state: "attached" });
  if (moment.plan.game === "holzwurm") await pick(page);
  await settle(page);
  return opened;
}

/** Takes up the best card of a hand, so that it is seen where it can go. */
async function pick(page) {
  const best = page.locator("[data-card]:has(.hat), [data-card]:has(.bd)");
  if ((await best.count()) > 0) await best.first().click();
}

/** Waits until the letters are there and nothing moves. */
export async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === "running");
    for (let quiet = 0; quiet < 4; quiet = isMoving() ? 0 : quiet + 1) await frame();
  });
}
