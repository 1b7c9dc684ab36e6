// Programs that play: their page, their tokens, and the playground of those who write one.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isAccessible } from "./pages.mjs";
import { check, DESK, newPage } from "./stage.mjs";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const PYTHON = process.env.PYTHON ?? "python3";
const BOT = fileURLToPath(new URL("../../../examples/bot.py", import.meta.url));

/** Holds a page against axe as a whole: what the menu covers can be scrolled to, and is no fault. */
async function isSound(page, where) {
  await page.setViewportSize({ width: 360, height: 2600 });
  await isAccessible(page, where);
  await page.setViewportSize(SMALL.viewport);
}

/** Lets the example bot play a short game. */
async function playOn(base, token) {
  const game = ["--play", "holzwurm", "--options", '{"deals":1}'];
  await promisify(execFile)(PYTHON, [BOT, base, "--token", token, ...game]);
}

/** Runs lines of Python with a token of this page, and answers what they print. */
async function runLines(page, lines) {
  const token = await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ name: "Lines" });
    return (await (await fetch("/api/v1/me/bots", { method: "POST", headers, body })).json()).token;
  });
  const { stdout } = await promisify(execFile)(PYTHON, ["-c", lines.replace("wb_…", token)]);
  return stdout;
}

export const tests = {
  async "a program gets a token, plays, is listed with what it won, and is forgotten"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, SMALL);
    await page.goto(`${base}/about`);
    await page.getByRole("link", { name: "Programs" }).click();
    await page.getByRole("heading", { level: 1, name: "Programs" }).waitFor();
    const name = `Robo ${Date.now() % 100_000}`;
    await page.getByLabel("Name of the program").fill(name);
    await page.getByRole("button", { name: "Make a token" }).click();
    const token = await page.locator("code").textContent();
    check(/^wb_\w{40,}$/.test(token), `the token is shown: ${token}`);
    await isSound(page, "/programs with a token");
    await playOn(base, token);
    await page.reload();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.getByText("1 game · ").waitFor();
    await card.getByText("against bots and programs").waitFor();
    check((await page.locator("code").count()) === 0, "a token is shown once");
    await isSound(page, "/programs with results");
    await page.getByRole("button", { name: `Forget ${name}` }).click();
    await page.getByRole("button", { name: `Yes, forget ${name}` }).click();
    await card.waitFor({ state: "detached" });
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "the playground shows what is sent and received, and what is refused"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, SMALL);
    await page.goto(`${base}/programs/try`);
    await page.getByLabel("Game", { exact: true }).selectOption({ label: "Pickomino Extra" });
    await page.getByRole("button", { name: "Open a table" }).click();
    const log = page.getByRole("region", { name: "Messages, the newest first" });
    await page.getByRole("button", { name: '{ "type": "roll" }' }).click();
    await log.getByText("ack").first().waitFor();
    await log.getByText("act", { exact: true }).waitFor();
    await page.getByRole("button", { name: "another ply" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await log.getByText("refused · stale").waitFor();
    await page.getByRole("button", { name: "no JSON" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await log.getByText("refused · bad_request").waitFor();
    await page.getByRole("button", { name: "an unknown action" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await log.getByText("refused · ").nth(2).waitFor();
    await page.getByText("The same from a program").click();
    await page.getByText("curl -s ").waitFor();
    await page.getByRole("radio", { name: "Python" }).check({ force: true });
    const answer = JSON.parse(await runLines(page, await page.locator("pre").last().textContent()));
    check(answer.ply > 0, `the lines for Python do nothing: ${JSON.stringify(answer)}`);
    await isSound(page, "/programs/try with a game");
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "the playground by keyboard alone"(browser, base) {
    const { page, context } = await newPage(browser, base, DESK);
    await page.goto(`${base}/programs/try`);
    await page.getByLabel("Game", { exact: true }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const roll = page.getByRole("button", { name: '{ "type": "roll" }' });
    await roll.waitFor();
    await page.getByLabel("Message to send").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Messages, the newest first" }).getByText("act", { exact: true }).waitFor();
    await isAccessible(page, "/programs/try on a desk");
    await context.close();
  },
};
