// For those who listen and those who play by keys: where the focus is, what keys do, and what buttons are called.
import { findMoment, GAMES } from "../shots/moments.mjs";
import { openMoment } from "../shots/stage.mjs";
import { check, eventually } from "./stage.mjs";

const PHONE = { width: 390, height: 664 };
const DESK = { width: 1280, height: 800 };

function open(browser, base, [key, name], options = {}) {
  const game = GAMES.find((one) => one.key === key);
  return openMoment(browser, base, findMoment(game, 2, name), { size: PHONE, hints: "off", ...options });
}

/** What has the focus: its name, or what it is. */
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at.getAttribute("aria-label") ?? at.textContent.trim().slice(0, 60) + ` (${at.localName})`;
  });
const isLost = (page) => page.evaluate(() => document.activeElement === document.body);

const tests = {};

for (const [where, size] of Object.entries({ phone: PHONE, desk: DESK }))
  tests[`why? leads to the rule and back, on a ${where}`] = async (browser, base) => {
    const { page, server, close } = await open(browser, base, ["regenwormen", "failed"], { size });
    server.goOn();
    const why = page.getByRole("button", { name: /^Why\? .*(fails|goes back)/ }).first();
    await why.focus();
    const name = await focused(page);
    await page.keyboard.press("Enter");
    await page.locator(".clause.lit").first().waitFor();
    await eventually(
      async () => (await page.evaluate(() => document.activeElement.id)) === "tab-body",
      "not at the rule",
    );
    await page.keyboard.press("Escape");
    await eventually(async () => (await focused(page)) === name, `back at ${await focused(page)}, not at ${name}`);
    await close();
  };

tests["a sheet gives the focus back to what opened it, closed by Escape or by the back gesture"] = async (
  browser,
  base,
) => {
  const { page, close } = await open(browser, base, ["regenwormen", "keep"], { size: DESK });
  const table = page.url();
  for (const [name, leave] of [
    ["Menu", () => page.keyboard.press("Escape")],
    ["Help", () => page.goBack()],
    ["Menu", () => page.goBack()],
  ]) {
    const button = page.locator(".top").getByRole("button", { name });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await eventually(() => page.evaluate(() => history.state?.sheets === 1), "the sheet has no entry in the history");
    await leave();
    await eventually(async () => (await focused(page)) === name, `after ${name} at ${await focused(page)}`);
    await eventually(() => page.evaluate(() => history.state === null), "the entry of the sheet is left");
    check(page.url() === table, "the table was left");
  }
  // A page that is opened from a sheet takes its place: one step back leads to the table.
  await page.locator(".top").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: /^Rules/ }).click();
  await page.waitForURL(/about/);
  await page.goBack();
  await page.locator(".board").waitFor();
  check(page.url() === table, `back at ${page.url()}`);
  check((await page.locator("dialog[open]").count()) === 0, "the sheet is still there");
  await close();
};

tests["the back gesture folds the log of a phone"] = async (browser, base) => {
  const { page, close } = await open(browser, base, ["regenwormen", "keep"]);
  await page.getByRole("button", { name: "Open log" }).click();
  await page.locator(".side.open").waitFor();
  await eventually(() => page.evaluate(() => history.state?.sheets === 1), "the log has no entry in the history");
  await page.goBack();
  await page.locator(".side.open").waitFor({ state: "detached" });
  await page.locator(".board").waitFor();
  await close();
};

for (const [key, name] of [
  ["regenwormen", "keep"],
  ["it-happens", "place"],
  ["holzwurm", "pick"],
])
  tests[`${key}: after a move the focus is on the board, and on a choice when there is one`] = async (
    browser,
    base,
  ) => {
    const { page, server, close } = await open(browser, base, [key, name], { size: DESK });
    await page.keyboard.press("Tab");
    await page
      .locator(":is([data-act], [data-card]:has(.bd:not(.take))):not([aria-disabled=true], :disabled)")
      .first()
      .focus();
    await page.keyboard.press("Enter");
    if (key === "holzwurm") {
      await page.locator("[data-play]").focus();
      await page.keyboard.press("Enter");
    }
    await eventually(
      async () => !(await isLost(page)) && page.evaluate(() => document.activeElement.closest(".board") !== null),
      "the focus left the board",
    );
    const isMine = async () => (await page.locator(".top .where p").textContent()).includes("our turn");
    await eventually(async () => {
      if (!(await isMine())) server.bot();
      return page.evaluate(() => document.activeElement.matches("[data-act], [data-card]"));
    }, "the focus is on no choice");
    await close();
  };

tests["whoever is played for by a bot is told, and takes the seat back by a key"] = async (browser, base) => {
  const { page, server, close } = await open(browser, base, ["regenwormen", "keep"]);
  server.takeOver();
  await page.locator("[data-live]", { hasText: "A bot plays for you." }).waitFor({ state: "attached" });
  const back = page.getByRole("main").getByRole("button", { name: "Take my seat back" });
  await back.focus();
  await page.keyboard.press("Enter");
  await back.waitFor({ state: "detached" });
  await eventually(async () => !(await isLost(page)), "the focus is nowhere");
  await close();
};

tests["letters and digits do nothing where they are switched off, and the help says so"] = async (browser, base) => {
  const { page, close } = await open(browser, base, ["it-happens", "place"], {
    size: DESK,
    choices: { letterKeys: false },
  });
  const before = await page.locator("[data-act]").count();
  for (const key of ["m", "?", "1", "2", "r"]) await page.keyboard.press(key);
  check((await page.locator("[data-act]").count()) === before, "a digit plays");
  check((await page.locator("dialog[open]").count()) === 0, "a sign opens the help");
  check((await page.locator("[aria-keyshortcuts='1']").count()) === 0, "a button names a key that does nothing");
  check((await page.locator(".board .keys:visible").count()) === 0, "a key is drawn that does nothing");
  await page.locator(".top").getByRole("button", { name: "Help" }).click();
  await page.getByText("switched off in the settings").waitFor();
  check((await page.locator("dialog kbd", { hasText: /^M$/ }).count()) === 0, "the help lists a key that does nothing");
  check((await page.locator("dialog kbd", { hasText: "Tab" }).count()) === 1, "the help has lost Tab");
  await close();
};

tests["arrows go from tab to tab, and Tab leaves them"] = async (browser, base) => {
  const { page, close } = await open(browser, base, ["regenwormen", "keep"], { size: DESK });
  await page.getByRole("tab", { name: "Log" }).focus();
  await page.keyboard.press("ArrowRight");
  await eventually(async () => (await focused(page)).startsWith("Talk"), "the arrow does not lead to the next tab");
  await page.keyboard.press("End");
  await page.getByRole("tab", { name: "Rules", selected: true }).waitFor();
  await page.keyboard.press("Tab");
  check((await page.evaluate(() => document.activeElement.id)) === "tab-body", "Tab goes to another tab");
  await close();
};

tests["a row says what a press does"] = async (browser, base) => {
  const { page, close } = await open(browser, base, ["holzwurm", "pick"]);
  check((await page.locator(".plank[aria-label^='Play']").count()) === 0, "a row plays without a card");
  await page.locator("[data-card]:has(.bd:not(.take))").first().click();
  await page.locator(".plank[aria-label^='Play']").first().waitFor();
  await close();
};

tests["for the left hand buttons change sides, and are read as they are seen"] = async (browser, base) => {
  const placed = async (leftHand) => {
    const { page, close } = await open(browser, base, ["it-happens", "place"], { choices: { leftHand } });
    const found = await page
      .locator(".spend button")
      .evaluateAll((all) => all.map((one) => ({ text: one.textContent.trim(), x: one.getBoundingClientRect().x })));
    await close();
    check(found.length === 2, `${found.length} buttons`);
    check(found[0].x < found[1].x, "the order of the keys is not the one that is seen");
    return found.map(({ text }) => text);
  };
  const [right, left] = [await placed(false), await placed(true)];
  check(right.join() === left.toReversed().join(), "the buttons do not change sides");
};

export { tests };
