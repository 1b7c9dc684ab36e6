import { findMoment, GAMES } from "../shots/moments.mjs";
import { openMoment } from "../shots/stage.mjs";
import { hold } from "./clock.mjs";
import { isAccessible } from "./pages.mjs";
import { check, DESK, newPage, PHONE, playAtServer } from "./stage.mjs";

/** A choice can be taken back for so many seconds of the page, whose clock stands still until the test drives it. */
const A_WHILE = 60;

const undo = (page) => page.getByRole("button", { name: "Undo" });
const groups = (page) => page.getByRole("button", { name: /^Keep / });
const roll = (page) => page.getByRole("button", { name: /^Roll 8/ });

const tests = {};

tests["at one device a choice is taken back, by button and by key, and stays so after a reload"] = async (
  browser,
  base,
) => {
  const { page, context, faults } = await newPage(browser, base, {
    choices: { undoSeconds: A_WHILE, hints: "off" },
    isTimed: true,
  });
  await page.goto(base);
  await page.getByRole("button", { name: /With friends/ }).click();
  await page.getByRole("radio", { name: "On this device" }).check();
  await page.getByRole("textbox", { name: "Name, seat A" }).fill("Ann");
  await page.getByRole("textbox", { name: "Name, seat B" }).fill("Oma");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await roll(page).click();
  const choices = async () => String(await groups(page).evaluateAll((all) => all.map((one) => one.ariaLabel)));
  await groups(page).first().waitFor();
  const before = await choices();
  check((await undo(page).count()) === 0, "luck can be taken back");
  await hold(page);
  await groups(page).first().click();
  await undo(page).waitFor();
  const { height } = await undo(page).boundingBox();
  check(height >= 44, `the button is ${height} px high`);
  await undo(page).click();
  await page.getByText("Taken back.").first().waitFor();
  await groups(page).first().waitFor();
  check((await choices()) === before, `${await choices()} is not ${before}`);
  await page.reload();
  await groups(page).first().waitFor();
  check((await choices()) === before, `after a reload ${await choices()} is not ${before}`);
  await groups(page).last().click();
  await undo(page).waitFor();
  await page.keyboard.press("u");
  await groups(page).first().waitFor();
  check((await choices()) === before, `after the key ${await choices()} is not ${before}`);
  await page.keyboard.press("u");
  await page.getByText("Nothing can be taken back now").first().waitFor();
  await groups(page).first().click();
  await undo(page).waitFor();
  await page.clock.resume();
  await isAccessible(page, "the table with Undo");
  check(faults.length === 0, faults.join("\n     "));
  await context.close();
};

tests["a server never gets what was taken back, and gets the rest after a while"] = async (browser, base) => {
  const { page, context, faults } = await newPage(browser, base, {
    choices: { undoSeconds: A_WHILE, hints: "off" },
    isTimed: true,
  });
  const sent = [];
  const hear = ({ payload }) => sent.push(...[JSON.parse(String(payload))].filter(({ type }) => type === "act"));
  page.on("websocket", (socket) => socket.on("framesent", hear));
  const keeps = () => sent.filter(({ action }) => action.type === "keep").length;
  await playAtServer(page, base);
  await hold(page);
  await roll(page).click();
  await groups(page).first().waitFor();
  await groups(page).first().click();
  await undo(page).click();
  await groups(page).first().click();
  await undo(page).waitFor();
  check(keeps() === 0, "it did not wait");
  // Both choices have had their time: what was taken back would have gone before the other one.
  await page.clock.fastForward(A_WHILE * 1000);
  await page
    .locator("#tab-body")
    .getByText(/^You keep/)
    .first()
    .waitFor({ state: "attached" });
  await undo(page).waitFor({ state: "detached" });
  check(keeps() === 1, `what was taken back was sent: ${keeps()} choices`);
  check(faults.length === 0, faults.join("\n     "));
  await context.close();
};

tests["what waits is sent by a reload, by a tap and by another key, and not by Tab"] = async (browser, base) => {
  const { page, context } = await newPage(browser, base, {
    ...DESK,
    choices: { undoSeconds: A_WHILE, hints: "off" },
    isTimed: true,
  });
  const log = (text) => page.locator("#tab-body").getByText(text).first();
  const begin = async () => {
    await playAtServer(page, base);
    await hold(page);
    await roll(page).click();
    await groups(page).first().click();
    await undo(page).waitFor();
    check((await log(/^You keep/).count()) === 0, "it did not wait");
  };
  await begin();
  await page.reload();
  await log(/^You keep/).waitFor();
  await begin();
  await page.keyboard.press("Tab");
  check(await undo(page).isVisible(), "Tab leads to Undo, and must not send");
  await page.keyboard.press("x");
  await log(/^You keep/).waitFor();
  await begin();
  await page.getByRole("heading", { level: 1 }).click();
  await log(/^You keep/).waitFor();
  await context.close();
};

tests["what gives a tile away is done by the second tap, or the second key"] = async (browser, base) => {
  const moment = findMoment(
    GAMES.find(({ key }) => key === "extra"),
    2,
    "weasel_failed",
  );
  const options = { size: PHONE.viewport, hints: "off" };
  const fails = (page) => page.getByRole("button", { name: /^Let the turn fail/ });
  for (const twice of [(page) => fails(page).click(), (page) => page.keyboard.press("x")]) {
    const { page, close } = await openMoment(browser, base, moment, options);
    await fails(page).waitFor();
    await twice(page);
    await page.getByRole("button", { name: "Let the turn fail: gives your 25 away: tap again" }).waitFor();
    await isAccessible(page, "the button that asks");
    await twice(page);
    await fails(page).waitFor({ state: "detached" });
    await close();
  }
};

export { tests };
