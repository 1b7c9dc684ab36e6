import { settle } from "../shots/stage.mjs";
import { violations } from "./pages.mjs";
import { playToTheEnd, random, tap } from "./player.mjs";
import { check, newPage } from "./stage.mjs";

const GAMES = ["Pickomino", "Pickomino Extra", "It Happens..", "Der dreizehnte Holzwurm"];

const tests = {};

tests["from the printed address to a rolled die in two taps"] = async (browser, base) => {
  const { page, context, faults } = await newPage(browser, base);
  await page.goto(base);
  await page.getByRole("button", { name: "Play Pickomino now against bots", exact: true }).tap();
  await page.getByRole("button", { name: /^Roll 8/ }).tap();
  await page
    .getByRole("button", { name: /^Keep / })
    .first()
    .waitFor();
  check(faults.length === 0, faults.join("\n     "));
  await context.close();
};

for (const [idx, game] of GAMES.entries())
  tests[`${game}: a whole game by taps on a phone, to the end and to the review`] = async (browser, base) => {
    const { page, context, faults } = await newPage(browser, base, {
      colorScheme: idx % 2 === 0 ? "light" : "dark",
      choices: { othersSpeed: "instant" },
    });
    await page.goto(base);
    await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).tap();
    await page.locator(".board").waitFor();
    await isClean(page, "the board");
    const count = await playToTheEnd(page, tap, random);
    await isClean(page, "the end");
    await page.getByRole("button", { name: /^Luck and choices/ }).tap();
    await isClean(page, "luck and choices");
    await page.getByRole("link", { name: "All turns" }).tap();
    await page.getByRole("heading", { name: "Keep this game" }).waitFor();
    await isClean(page, "the review");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    return `${count} taps`;
  };

async function isClean(page, where) {
  await settle(page);
  const found = await violations(page);
  check(found.length === 0, `${where}:\n     ${found.join("\n     ")}`);
}

// Every day the story without a server plays Extra by taps, and the story of the end It Happens..
const long = ["Pickomino", "Pickomino Extra", "It Happens.."].map(
  (game) => `${game}: a whole game by taps on a phone, to the end and to the review`,
);

export { long, tests };
