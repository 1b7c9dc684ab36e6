import { hold } from "./clock.mjs";
import { isAccessible } from "./pages.mjs";
import { playToTheEnd, playUntil, press, random, tap } from "./player.mjs";
import { arrive, check, DESK, eventually, frame, listen, newPage, playAtServer } from "./stage.mjs";

/** Runs in the page: notes when what was judged stands above the choices, or is still there after one. */
function noteReports() {
  window.wrong = [];
  let wasBoth = false;
  const look = () => {
    const [report, choices] = [".report", "ul.opts"].map((one) => document.querySelector(`.board ${one}`));
    if (report && choices && report.offsetTop < choices.offsetTop) window.wrong.push("above the choices");
    if (report && !choices && wasBoth) window.wrong.push("still there after a choice");
    wasBoth = report !== null && choices !== null;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

export const tests = {
  async "what happens to the others is told once, and goes"(browser, base) {
    const ann = await newPage(browser, base, { isTimed: true });
    const bo = await newPage(browser, base);
    await ann.page.addInitScript(listen);
    await arrive(ann.page, base);
    await ann.page.getByRole("button", { name: /With friends/ }).click();
    await ann.page.getByRole("button", { name: "Open a table" }).click();
    const link = await ann.page.getByRole("textbox", { name: "Share the link" }).inputValue();
    await hold(ann.page);
    await bo.page.goto(link);
    const told = ann.page.locator("p.note", { hasText: "sits down" });
    await told.waitFor();
    await ann.page.clock.runFor(5_900);
    check(await told.isVisible(), "it goes before six seconds are over");
    await ann.page.clock.runFor(100);
    await told.waitFor({ state: "detached" });
    await ann.page.clock.fastForward(60_000);
    const heard = await ann.page.evaluate(() => window.heard.filter((text) => text.includes("sits down")));
    check(heard.length === 1, `heard ${heard.length} times`);
    await Promise.all([ann.context.close(), bo.context.close()]);
  },

  async "two browsers at one table by a link, with a reload in the middle"(browser, base) {
    const faults = [];
    const ann = await newPage(browser, base, {}, faults);
    const bo = await newPage(browser, base, DESK, faults);
    await ann.page.goto(base);
    // Three taps to a link: with friends, make a table, copy.
    await ann.page.getByRole("button", { name: /With friends/ }).click();
    await isAccessible(ann.page, "the sheet");
    // Of all games the one with the fewest moves.
    await ann.page.getByRole("radio", { name: "It Happens.." }).check();
    await ann.page.getByRole("button", { name: "Open a table" }).click();
    const link = await ann.page.getByRole("textbox", { name: "Share the link" }).inputValue();
    check(link.startsWith(`${base}/t/`), link);
    await isAccessible(ann.page, "the table before the game");
    await bo.page.goto(link);
    await bo.page.getByText("will start the game when everyone is here").waitFor();
    await ann.page.getByRole("button", { name: /Start the game/ }).click();
    await Promise.all([ann.page.locator(".board").waitFor(), bo.page.locator(".board").waitFor()]);
    await ann.page.evaluate(noteReports);
    for (let n = 0; n < 20; n += 1) {
      await (n % 2 ? tap(ann.page, random) : press(bo.page, random));
      await frame(ann.page);
    }
    await bo.page.reload();
    await bo.page.locator(".board").waitFor();
    await Promise.all([playToTheEnd(ann.page, tap, random), playToTheEnd(bo.page, press, random)]);
    const wrong = await ann.page.evaluate(() => window.wrong);
    check(wrong.length === 0, `what was judged is ${wrong[0]}`);
    const scores = await Promise.all([ann, bo].map(({ page }) => page.locator(".end ol :is(b, .sc)").allInnerTexts()));
    check(
      scores[0].length > 0 && String(scores[0]) === String(scores[1]),
      `they saw different results: ${scores.join(" / ")}`,
    );
    await ann.page.getByRole("button", { name: /^Again/ }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator(".end").waitFor({ state: "detached" })));
    check(faults.length === 0, faults.join("\n     "));
    await ann.context.close();
    await bo.context.close();
  },
  async "two people at one device hand it over before they see each other's cards"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    await page.goto(base);
    await page.getByRole("button", { name: /With friends/ }).click();
    await page.getByRole("radio", { name: "Der dreizehnte Holzwurm" }).check();
    await page.getByRole("button", { name: "Open a table" }).click();
    await page.getByRole("button", { name: "Add someone here" }).click();
    await page.getByRole("textbox", { name: "Name of the player on this device" }).fill("Oma");
    await page.getByRole("button", { name: "Add someone here" }).last().click();
    await page.getByText("on this device").first().waitFor();
    await page.getByRole("button", { name: /Start the game/ }).click();
    await page.getByRole("button", { name: /^I am Worm/ }).click();
    await page.locator(".board").waitFor();
    const oma = page.getByRole("button", { name: "I am Oma" });
    await playUntil(page, tap, random, () => oma.isVisible());
    check((await page.locator(".board").count()) === 0, "the cards were still on show");
    // A key that is still held shows nobody's cards; by keys one goes on from there to the first choice.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    await eventually(async () => (await focused()).includes("Oma"), "the focus is nowhere");
    await page.keyboard.press("Enter");
    check(await oma.isVisible(), "a held key shows the cards");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".board").waitFor();
    await eventually(
      () => page.evaluate(() => document.activeElement?.closest(".board") !== null),
      "the board has no focus",
    );
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
  async "somebody who comes by an unknown code is told so"(browser, base) {
    const { page, context } = await newPage(browser, base);
    await page.goto(`${base}/t/ZZZZZZ`);
    await page.getByRole("heading", { name: "There is no such table" }).waitFor();
    await context.close();
  },
  async "a lost connection is told, and comes back by itself"(browser, base) {
    const { page, context } = await newPage(browser, base);
    await playAtServer(page, base);
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText("Connection lost").waitFor();
    await context.setOffline(false);
    await page.getByText("Connection lost").waitFor({ state: "detached" });
    await tap(page, random);
    await context.close();
  },
};
