import { violations } from "./pages.mjs";
import { newSeed, numbers, playToTheEnd, press, shortcut, tap } from "./player.mjs";
import { check, DESK, newPage, PHONE } from "./stage.mjs";

const GAMES = ["Regenwormen", "Regenwormen Extra", "It Happens..", "The Thirteenth Woodworm"];
const WAYS = [
  { way: "by taps on a phone", screen: PHONE, act: () => tap },
  { way: "by keys at a desk", screen: DESK, act: (game) => (game === "Regenwormen" ? shortcut : press) },
];

const tests = {};
for (const game of GAMES)
  for (const [idx, { way, screen, act }] of WAYS.entries())
    tests[`${game}: a whole game ${way}, to the end and to the review`] = async (browser, base) => {
      const seed = newSeed();
      const { page, context, faults } = await newPage(browser, base, { ...screen, colorScheme: idx === 0 ? "light" : "dark" });
      try {
        await page.goto(base);
        await begin(page, game, idx === 1);
        await isClean(page, "the board");
        const count = await playToTheEnd(page, act(game), numbers(seed));
        await page.waitForTimeout(500);
        await isClean(page, "the end");
        await page.getByRole("link", { name: /^Review/ }).click();
        await page.getByRole("heading", { name: "Keep this game" }).waitFor({ timeout: 20_000 });
        await page.waitForTimeout(500);
        await isClean(page, "the review");
        check(faults.length === 0, faults.join("\n     "));
        return `${count} acts, seed ${seed}`;
      } catch (error) {
        throw new Error(`seed ${seed}: ${error.message}`, { cause: error });
      } finally {
        await context.close();
      }
    };

async function begin(page, game, byKeys) {
  const button = page.getByRole("button", { name: `Play ${game} now against bots`, exact: true });
  if (byKeys) {
    await button.focus();
    await page.keyboard.press("Enter");
  } else await button.tap();
  await page.locator(".board").waitFor();
}

async function isClean(page, where) {
  const found = await violations(page);
  check(found.length === 0, `${where}:\n     ${found.join("\n     ")}`);
}

export { tests };
