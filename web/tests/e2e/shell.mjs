// The table around the board: what the host chooses, keys and help, faces, languages, the big screen, clocks and seats.
import { readFileSync } from "node:fs";
import { settle } from "../shots/stage.mjs";
import { hold, whileHeld } from "./clock.mjs";
import { isAccessible, violations } from "./pages.mjs";
import { random, tap } from "./player.mjs";
import { check, DESK, eventually, frame, newPage, playAtServer, startOwnServer } from "./stage.mjs";

/** A table with so many seats, made by the host as people make one; answers its address. */
async function makeTable(page, base, seats = 2, game = "Pickomino") {
  await page.goto(base);
  await page.getByRole("button", { name: /With friends/ }).click();
  await page.getByRole("radio", { name: game, exact: true }).check();
  for (let n = 2; n < seats; n += 1) await page.getByRole("button", { name: "More players" }).click();
  await page.getByRole("button", { name: "Open a table" }).click();
  await page.getByRole("heading", { name: "Seats" }).waitFor();
  return page.url();
}

async function begin(page) {
  await page.getByRole("button", { name: /Start the game/ }).click();
  await page.locator(".board").waitFor();
}

/** Two people at one table, before the game; the clocks of both can be held. */
async function couple(browser, base, faults, seats = 2) {
  const ann = await newPage(browser, base, { isTimed: true }, faults);
  const bo = await newPage(browser, base, { ...DESK, isTimed: true }, faults);
  const url = await makeTable(ann.page, base, seats);
  await bo.page.goto(url);
  await bo.page.getByText("will start the game when everyone is here").waitFor();
  return { ann: ann.page, bo: bo.page, url, close: () => Promise.all([ann.context.close(), bo.context.close()]) };
}

async function isClean(page, where) {
  await settle(page);
  const found = await violations(page);
  check(found.length === 0, `${where}:\n     ${found.join("\n     ")}`);
}

/** Taps until it is somebody else's turn and then mine again. */
async function playOneTurn(page) {
  const isMine = () => page.evaluate(() => document.title.startsWith("●"));
  for (let n = 0; n < 400 && (await isMine()); n += 1) {
    await tap(page, random);
    await frame(page);
  }
  await eventually(isMine, "the turn did not come back");
}

export const tests = {
  async "what the host chooses is seen by the guest and holds in the game, with a clock"(browser) {
    const faults = [];
    const server = await startOwnServer();
    const { ann, bo, close } = await couple(browser, server.base, faults);
    await ann.locator("summary").click();
    await ann.getByRole("radio", { name: "3 min" }).check();
    await ann.getByRole("switch", { name: /Shorter game/ }).check();
    await ann.getByRole("combobox", { name: "Who begins?" }).selectOption("1");
    await ann.getByRole("radio", { name: "Public" }).check();
    await isAccessible(ann, "the settings of a table");
    await bo.getByText(/Public · 3 min · Worm \d+ begins · 1 house rule/).waitFor();
    await bo.locator("summary").click();
    await bo.getByText("Shorter game", { exact: true }).waitFor();
    check((await bo.getByRole("switch").count()) === 0, "a guest can change the table");
    await isAccessible(bo, "the settings as a guest reads them");
    await begin(ann);
    await Promise.all([ann, bo].map((page) => page.getByRole("timer").waitFor()));
    await bo.waitForFunction(() => document.title.startsWith("●"));
    // The server stands still, so that nobody acts for Bo when the time of the page is over.
    server.pause();
    await hold(bo);
    const soon = bo.locator("[role=timer].soon");
    check((await soon.count()) === 0, "the clock hurries from the beginning");
    for (let n = 0; n < 180 && (await soon.count()) === 0; n += 1) await bo.clock.runFor(1_000);
    const left = await bo.getByRole("timer").getAttribute("aria-label");
    check(left === "10 s left", `the clock hurries with ${left}`);
    await bo.clock.resume();
    await isClean(bo, "a clock that runs out");
    check((await soon.count()) === 1, "the clock is gone");
    server.goOn();
    await ann.getByRole("button", { name: "Menu" }).click();
    await ann.getByText("Shorter game:").waitFor();
    check((await ann.getByText("ready-made phrases only").count()) === 0, "the menu talks of phrases");
    check(faults.length === 0, faults.join("\n     "));
    await close();
    server.stop();
  },

  async "mound cards of one's own come from a file, and a bad one is refused in words"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    await makeTable(page, base, 2, "It Happens..");
    await page.locator("summary").click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download ours" }).click();
    const ours = readFileSync(await (await saved).path(), "utf8");
    const choose = (text) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
    await choose(ours.replace("[[cards]]", ""));
    await page.getByText(/Line \d+ of the file is not understood: ./).waitFor();
    await isAccessible(page, "a deck file that is refused");
    await choose(ours.replace(/^name = .*$/m, 'name = "Oma’s cards"').replace(/queen = \d+/g, "queen = 42"));
    await page.getByText("Mound cards: Oma’s cards").waitFor();
    await begin(page);
    await eventually(
      async () => (await page.locator(".prizes").first().innerText()).includes("42"),
      "the cards are not those of the file",
    );
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "seats: bots come and go, one moves to another color, and somebody at the same device"(browser, base) {
    const faults = [];
    const { ann, bo, close } = await couple(browser, base, faults, 4);
    await ann.getByRole("button", { name: "Add a bot" }).first().click();
    await ann.getByRole("combobox", { name: "Bot level" }).selectOption({ label: "Greedy" });
    await bo.getByText("Greedy").waitFor();
    await bo.getByRole("button", { name: "Move here" }).click();
    await ann.locator("li", { hasText: /Seat D, blue diamond:\s*Worm/ }).waitFor();
    await ann.getByRole("button", { name: /^Send (?!Worm)\w+ away/ }).click();
    await bo.locator("li", { hasText: "Seat C" }).getByText("Free seat").waitFor();
    await ann.getByRole("button", { name: /^Send Worm \d+ away/ }).click();
    await bo.getByRole("button", { name: "Sit here" }).first().waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await close();
  },

  async "? opens the help; keys work, but not while somebody types"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, { ...DESK, hasTouch: false, isMobile: false });
    await playAtServer(page, base);
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Help" });
    await help.getByText("Next level of hints").waitFor();
    await isClean(page, "the help");
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Turn the sound off" }).waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await eventually(
      async () => (await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === "Menu",
      "the focus did not come back",
    );
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Turn the sound on" }).waitFor();
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Hints: Coach" }).waitFor();
    await page.getByRole("tab", { name: "Talk" }).click();
    await page.getByRole("textbox", { name: "Say something" }).fill("");
    await page.keyboard.type("hmm?");
    check(
      (await page.getByRole("textbox", { name: "Say something" }).inputValue()) === "hmm?",
      "the keys were not typed",
    );
    await page.getByRole("button", { name: "Hints: Coach" }).waitFor();
    await page.locator("h1").click();
    await page.keyboard.press("l");
    await page.getByRole("tab", { name: "Log", selected: true }).waitFor();
    await page.getByRole("button", { name: "Help" }).click();
    await help.waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "a face and words are seen by the other browser, and can be muted"(browser, base) {
    const faults = [];
    const { ann, bo, close } = await couple(browser, base, faults);
    await begin(ann);
    await bo.locator(".board").waitFor();
    await ann.getByRole("button", { name: "Say something" }).click();
    await isClean(ann, "the sheet to talk");
    // A bubble goes after some seconds: those are held until it is seen.
    await whileHeld(bo, async () => {
      await ann.getByRole("button", { name: "laughs" }).click();
      await bo.locator(".bubble.face").waitFor();
    });
    await bo.getByRole("tab", { name: "Talk" }).click();
    await bo
      .getByText(/Worm \d+ laughs/)
      .first()
      .waitFor();
    await bo.getByRole("textbox", { name: "Say something" }).fill("Well, well");
    await whileHeld(ann, async () => {
      await bo.keyboard.press("Enter");
      await ann.locator(".bubble", { hasText: "Well, well" }).waitFor();
    });
    await ann.getByRole("button", { name: "Menu" }).click();
    await isClean(ann, "the menu of a table");
    await ann.getByRole("button", { name: /^Mute Worm/ }).click();
    await ann.keyboard.press("Escape");
    await bo.getByRole("button", { name: "Well played!" }).click();
    await bo
      .getByText(/Worm \d+ Well played!/)
      .first()
      .waitFor();
    // What is said later is heard: the words before it are not on their way any more.
    await hold(ann);
    await ann.getByRole("button", { name: "Say something" }).click();
    await ann.getByRole("button", { name: "laughs" }).click();
    await ann.locator(".bubble.face").waitFor();
    check((await ann.locator(".bubble", { hasText: "Well played!" }).count()) === 0, "somebody who is muted was heard");
    check(faults.length === 0, faults.join("\n     "));
    await close();
  },

  async "the language can be changed during a game, which goes on"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    await playAtServer(page, base);
    await playOneTurn(page);
    const url = page.url();
    const lines = () => page.evaluate(() => document.querySelectorAll(".side ol li").length);
    const before = await lines();
    for (const [language, title, text] of [
      ["Nederlands", "Regenwormen", "jouw beurt"],
      ["Deutsch", "Heckmeck", "du bist dran"],
      ["Français", "Pickomino", "à toi"],
    ]) {
      await page.locator("header button").first().click();
      await page.getByRole("radio", { name: language }).check();
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByText(text).first().waitFor();
    }
    check(page.url() === url && (await lines()) === before && before > 0, "the game was lost");
    await tap(page, random);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "the big screen shows how to join, the game as it goes, and takes no seat"(browser, base) {
    const faults = [];
    const ann = await newPage(browser, base, {}, faults);
    const url = await makeTable(ann.page, base);
    const tv = await newPage(browser, base, { viewport: { width: 1920, height: 1080 }, colorScheme: "dark" }, faults);
    await tv.page.goto(`${url}/tv`);
    await tv.page.getByText("1 seat is free").waitFor();
    // Phones could not come to this machine: nothing is shown to a camera.
    await tv.page.getByText("Phones cannot come to this table yet").waitFor();
    check((await tv.page.getByRole("img", { name: "Link as a QR code" }).count()) === 0, "a code leads nowhere");
    await isAccessible(tv.page, "the big screen before the game");
    await ann.page.getByText("1 watching").waitFor();
    await begin(ann.page);
    await tv.page.locator(".board").waitFor();
    await playOneTurn(ann.page);
    await tv.page.waitForFunction(() => (document.querySelector("header .last")?.textContent ?? "").length > 5);
    check((await tv.page.locator(".board").getAttribute("inert")) !== null, "something can be pressed");
    await isAccessible(tv.page, "the big screen during the game");
    const fits = await tv.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    check(fits <= 2, `the big screen is ${fits} px too high`);
    check(faults.length === 0, faults.join("\n     "));
    await ann.context.close();
    await tv.context.close();
  },

  async "somebody who comes during a game takes the seat of a bot"(browser, base) {
    const faults = [];
    const { ann, bo, url, close } = await couple(browser, base, faults, 3);
    await begin(ann);
    await bo.locator(".board").waitFor();
    const cas = await newPage(browser, base, DESK, faults);
    await cas.page.goto(url);
    await cas.page.getByText("You are watching").waitFor();
    await ann.getByRole("button", { name: "Menu" }).click();
    await ann.getByText("1 person is watching.").waitFor();
    await ann.keyboard.press("Escape");
    await hold(ann);
    await cas.page.getByRole("button", { name: "Menu" }).click();
    await cas.page.getByRole("button", { name: /^Take the seat of/ }).click();
    await cas.page.getByText("You are watching").waitFor({ state: "detached" });
    await ann
      .getByText(/^Worm \d+ sits down\.$/)
      .first()
      .waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await close();
    await cas.context.close();
  },

  async "whoever comes back is told what happened meanwhile"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    const hide = (hidden) =>
      page.evaluate((is) => {
        Object.defineProperty(document, "hidden", { value: is, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await playAtServer(page, base);
    await hide(true);
    await playOneTurn(page);
    await hide(false);
    await page.getByText("While you were away", { exact: true }).waitFor();
    await isClean(page, "what was missed");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
};

for (const colorScheme of ["light", "dark"])
  tests[`every state of a table passes axe: ${colorScheme}`] = async (browser, base) => {
    const { page, context, faults } = await newPage(browser, base, { colorScheme });
    const url = await makeTable(page, base, 3, "Der dreizehnte Holzwurm");
    await page.locator("summary").click();
    await isAccessible(page, "the table before the game");
    await begin(page);
    await isClean(page, "the game");
    await page.getByRole("button", { name: "Menu" }).click();
    await isClean(page, "the menu");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await isClean(page, "the help");
    const tv = await newPage(browser, base, { viewport: { width: 1920, height: 1080 }, colorScheme }, faults);
    await tv.page.goto(`${url}/tv`);
    await tv.page.locator(".board").waitFor();
    await isAccessible(tv.page, "the big screen");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    await tv.context.close();
  };

export const long = ["every state of a table passes axe: dark"];
