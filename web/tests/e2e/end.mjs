// The end of a game: who won, the big moment, luck and choices one tap deeper, and the next game.
import { overlaps } from "../shots/overlaps.mjs";
import { isAccessible } from "./pages.mjs";
import { playToTheEnd, random, tap } from "./player.mjs";
import { check, DESK, newPage, PHONE } from "./stage.mjs";

const tests = {};
for (const [screen, size] of Object.entries({
  "a small phone": { ...PHONE, viewport: { width: 360, height: 640 } },
  "a desk, dark": { ...DESK, hasTouch: true, colorScheme: "dark" },
}))
  tests[`the end on ${screen}: the big moment, luck, and again by keys`] = async (browser, base) => {
    const { page, context, faults } = await newPage(browser, base, { ...size, choices: { othersSpeed: "instant" } });
    await page.goto(base);
    await page.getByRole("button", { name: "Play It Happens.. now against bots", exact: true }).click();
    await page.locator(".board").waitFor();
    await playToTheEnd(page, tap, random);
    const end = page.locator(".end");
    await end.getByRole("heading", { level: 2, name: /wins?$|share the win/ }).waitFor();
    check((await end.getByRole("listitem").count()) > 1, "nobody stands on the hill");
    // The review comes by itself, and the moment with it.
    await end.getByRole("figure").waitFor();
    check((await end.getByRole("figure").innerText()).trim().length > 5, "the moment has no sentence");
    await isAccessible(page, "the end");
    await page.keyboard.press("l");
    await end.getByRole("heading", { name: "Luck and choices" }).waitFor();
    await end.getByRole("heading", { name: /chose best of all|choices cost least/ }).waitFor();
    await isAccessible(page, "luck and choices");
    const covered = await overlaps(page);
    check(covered.length === 0, `luck and choices: ${covered.join("\n     ")}`);
    await page.keyboard.press("Escape");
    await end.getByRole("heading", { name: "The big moment" }).waitFor();
    check((await page.locator(".table[inert]").count()) === 1, "keys reach what lies behind the end");
    await page.keyboard.press("Escape");
    await end.getByRole("button", { name: "Result" }).waitFor();
    check((await page.locator(".table[inert]").count()) === 0, "the board cannot be looked at");
    await end.getByRole("button", { name: "Result" }).click();
    await page.keyboard.press("l");
    await end.getByRole("link", { name: "All turns" }).click();
    await page.getByRole("heading", { name: /^Chance of winning in %/ }).waitFor();
    await page.goBack();
    await end.getByRole("heading", { name: "The big moment" }).waitFor();
    await end.getByRole("heading", { level: 2, name: /wins?$|share the win/ }).focus();
    await page.waitForFunction(() => getComputedStyle(document.querySelector(".end")).pointerEvents !== "none");
    await page.keyboard.press("Enter");
    await end.waitFor({ state: "detached" });
    await page.locator(".board").waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  };

const long = ["the end on a desk, dark: the big moment, luck, and again by keys"];

export { long, tests };
