// What one chooses for oneself: a name, a color, a face, and how it all looks and plays.
import { settle } from "../shots/stage.mjs";
import { whileHeld } from "./clock.mjs";
import { isAccessible } from "./pages.mjs";
import { check, eventually, newPage } from "./stage.mjs";

export const tests = {
  async "a name that one types is not changed by a server that answers late"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    let answer;
    const asked = new Promise((done) => (answer = done));
    await context.route("**/api/v1/me", async (route) => {
      if (route.request().method() === "GET") await asked;
      await route.continue();
    });
    await page.goto(`${base}/settings`);
    const name = page.getByRole("textbox", { name: "Your name" });
    await name.fill("Ann");
    const answered = page.waitForResponse("**/api/v1/me");
    answer();
    await (await answered).finished();
    await settle(page);
    check((await name.inputValue()) === "Ann", `the field says ${await name.inputValue()}`);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "settings have an effect and are remembered"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, { isTimed: true });
    await page.goto(`${base}/settings`);
    await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
    // The note goes by itself.
    await whileHeld(page, async () => {
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved").first().waitFor();
    });
    await page.getByRole("radio", { name: "Purple" }).check();
    await page.getByRole("radio", { name: "with curls" }).check();
    await page.getByRole("radio", { name: "Night" }).check();
    for (const name of [/More contrast/, /Left-handed/, /For children/, /Roll automatically/])
      await page.getByRole("switch", { name }).check();
    await isAccessible(page, "the settings by night with more contrast");
    await page.getByRole("radio", { name: "Day" }).check();
    await isAccessible(page, "the settings by day with more contrast");
    await page.reload();
    await page.getByRole("switch", { name: /For children/, checked: true }).waitFor();
    // Who I am comes from the server, a moment after the page.
    await eventually(
      async () => (await page.getByRole("textbox", { name: "Your name" }).inputValue()) === "Ann",
      "the name was forgotten",
    );
    await eventually(() => page.getByRole("radio", { name: "Purple" }).isChecked(), "the color was forgotten");
    const root = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    check(
      root.theme === "light" && root.contrast === "more" && root.hand === "left" && root.kids === "true",
      JSON.stringify(root),
    );
    await page.goto(base);
    await page.locator(".peek use[href='#face-curls']").waitFor();
    await page.getByRole("button", { name: "Play Pickomino now against bots", exact: true }).click();
    // The first roll comes by itself: there are faces to keep.
    await page
      .getByRole("button", { name: /^Keep / })
      .first()
      .waitFor();
    check((await page.getByRole("button", { name: /^Hints:/ }).count()) === 0, "children can switch the coach off");
    await page.goto(`${base}/settings`);
    await page.getByRole("button", { name: "Reset the settings" }).click();
    await page.getByRole("switch", { name: /For children/, checked: false }).waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
};
