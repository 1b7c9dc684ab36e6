// Puzzles: one try a day and level, by tap and by keys, what every choice is worth, and a table to play on at.
import { isAccessible } from "./pages.mjs";
import { check, DESK, newPage } from "./stage.mjs";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const VERDICT = "[data-verdict]";
/** What a choice on the board of Regenwormen is called. */
const CHOICE = /^(Keep|Roll|Take|Steal|Stop)/;

/** The choices of the puzzle that is open, as they are told: once it is there. */
async function ask(page) {
  const choices = page.locator(".board").getByRole("button", { name: CHOICE });
  await choices.first().waitFor();
  return choices;
}

async function isLevel(page, name) {
  await page.getByRole("radio", { name, checked: true }).waitFor();
}

export const tests = {
  async "a puzzle is solved by taps on a small phone, once a day, and played on"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, SMALL);
    await page.goto(`${base}/learn`);
    await page.getByRole("link", { name: /^Today’s puzzle/ }).tap();
    await (await ask(page)).last().waitFor();
    await isAccessible(page, "a puzzle");
    await (await ask(page)).last().tap();
    const verdict = page.locator(VERDICT);
    await verdict.getByText(/^(Right!|Better: )/).waitFor();
    await isAccessible(page, "an answer");
    const rows = verdict.getByRole("listitem");
    check((await rows.count()) >= 2, "the choices are not listed");
    check((await rows.first().getByText("the best").count()) === 1, "the best does not come first");
    check((await verdict.getByText("your choice").count()) === 1, "the own choice is not marked");
    check((await verdict.locator(".verdict p").count()) === 1, "nothing says why");
    check((await rows.first().innerText()).includes("%"), "there is no share");
    await verdict.getByText("1 day in a row").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, `it is ${wide} px too wide`);
    // One try: who comes back finds the answer, and the next level.
    await page.reload();
    await isLevel(page, "Medium");
    await page.getByText("Easy ✓").tap();
    await verdict.getByText("your choice").waitFor();
    await page.getByRole("button", { name: /^Play on/ }).tap();
    await page.waitForURL(/\/local\//);
    await page.locator(".board").waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "all levels are solved by keys, then there is more for practice"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, DESK);
    await page.goto(`${base}/learn/puzzle/regenwormen`);
    for (const level of ["Easy", "Medium", "Hard"]) {
      await isLevel(page, level);
      await ask(page);
      for (const key of ["w", "5", "4", "3", "2", "1", "s", " ", "Enter"])
        if ((await page.locator(VERDICT).count()) === 0) await page.keyboard.press(key);
      await page.locator(VERDICT).waitFor();
      if (level !== "Hard") await page.keyboard.press("Enter");
    }
    await page.getByText("Come back tomorrow").waitFor();
    await page.getByText(/New puzzles in \d+ hours?$/).waitFor();
    await page.getByRole("button", { name: /^One more/ }).click();
    await page.getByText("For practice ·").waitFor();
    // Screen readers and voice control click, without a touch or a key before it.
    await ask(page);
    check((await page.locator(VERDICT).count()) === 0, "it is answered already");
    await page.reload();
    await page.getByRole("button", { name: /^One more/ }).evaluate((button) => button.click());
    await (await ask(page)).last().evaluate((choice) => choice.click());
    await page.locator(VERDICT).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL(`${base}/learn`);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
};
