import { violations } from "./pages.mjs";
import { newSeed, numbers, playToTheEnd } from "./player.mjs";
import { check, newPage } from "./stage.mjs";

const GAMES = ["Regenwormen", "Regenwormen Extra", "It Happens..", "The Thirteenth Woodworm"];

const tests = {};
for (const game of GAMES)
  tests[`${game}: one tap to play, to the end, and to the review`] = async (browser, base) => {
    const seed = newSeed();
    const { page, context, faults } = await newPage(browser, base);
    try {
      await page.goto(base);
      await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).click();
      await page.locator(".board").waitFor();
      const before = await violations(page);
      check(before.length === 0, `the board:\n     ${before.join("\n     ")}`);
      const taps = await playToTheEnd(page, numbers(seed));
      await page.waitForTimeout(500);
      const after = await violations(page);
      check(after.length === 0, `the end:\n     ${after.join("\n     ")}`);
      await page.getByRole("link", { name: /^Review/ }).click();
      await page.getByRole("heading", { name: "The record" }).waitFor({ timeout: 20_000 });
      await page.waitForTimeout(500);
      const review = await violations(page);
      check(review.length === 0, `the review:\n     ${review.join("\n     ")}`);
      check(faults.length === 0, faults.join("\n     "));
      return `${taps} taps, seed ${seed}`;
    } catch (error) {
      throw new Error(`seed ${seed}: ${error.message}`, { cause: error });
    } finally {
      await context.close();
    }
  };

export { tests };
