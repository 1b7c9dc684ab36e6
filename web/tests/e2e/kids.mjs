// What children see: few choices, and no numbers of chance, while they play and afterwards.
import { playQuickly } from "./player.mjs";
import { arrive, check, eventually, newPage } from "./stage.mjs";

/** Every number of chance that one reads or hears on a page. */
const chances = (page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ariaLabel);
    return [document.body.innerText, ...names].flatMap((text) => text.match(/[^\n]*\d\s?%[^\n]*/g) ?? []);
  });

async function hasNoChances(page, where) {
  const found = await chances(page);
  check(found.length === 0, `a child reads chances ${where}: ${found}`);
}

export const tests = {
  async "a child has three choices at most, is told why, and reads no chances, neither in play nor afterwards"(
    browser,
    base,
  ) {
    const { page, context, faults } = await newPage(browser, base, { choices: { kids: true } });
    await arrive(page, base);
    const id = await playQuickly(page, { game: "regenwormen", players: 2, level: "greedy" });
    await page.getByRole("button", { name: "Play Der dreizehnte Holzwurm now against bots", exact: true }).click();
    const out = page.locator("[data-card][aria-disabled=true]");
    await out.first().waitFor();
    const n_bright = await page.locator("[data-card]:not([aria-disabled=true])").count();
    check(n_bright >= 1 && n_bright <= 3, `${n_bright} cards are offered`);
    await out.first().click({ force: true });
    await page.getByText("Only the bright cards are offered").first().waitFor();
    await page.keyboard.press("h");
    await hasNoChances(page, "in play");
    await page.goto(`${base}/g/${id}`);
    await page.getByRole("heading", { name: "Turn by turn" }).waitFor();
    await eventually(
      async () => (await page.getByText("The review comes in a moment").count()) === 0,
      "the review does not come",
    );
    await page.locator("details summary").first().click();
    await hasNoChances(page, "in the review");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
};
