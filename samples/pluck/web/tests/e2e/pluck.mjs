// The example of docs/add-a-game.md in a browser: a game that brings no board is played with the generic one.
import { numbers, playToTheEnd, tap } from "./player.mjs";
import { check, newPage } from "./stage.mjs";

export const tests = {
  "a whole game by taps on a phone, to the end and to the review": async (browser, base) => {
    const { page, context, faults } = await newPage(browser, base);
    await page.goto(base);
    await page.getByRole("button", { name: "Play Pluck now against bots", exact: true }).tap();
    await page.locator(".board").waitFor();
    const count = await playToTheEnd(page, tap, numbers(1));
    await page.getByRole("link", { name: /^Review/ }).tap();
    await page.getByRole("heading", { name: "Keep this game" }).waitFor({ timeout: 20_000 });
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    return `${count} taps`;
  },
};
