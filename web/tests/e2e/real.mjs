// The phone beside the real box: the companion, both score pads, the evening, and a game that was left half-way.
import { isAccessible } from "./pages.mjs";
import { check, DESK, eventually, newPage, PHONE } from "./stage.mjs";

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Chooses a game and names at the real table, and begins. */
async function begin(page, base, game, names) {
  await page.goto(base);
  await page.getByRole("link", { name: /^At the real table/ }).click();
  await page.getByRole("heading", { level: 1, name: "At the real table" }).waitFor();
  await page.getByRole("radio", { name: new RegExp(`^${game}(?! Extra)`) }).check();
  for (const [idx, name] of names.entries()) {
    if (idx > 1) await press(page, "Add");
    await page.getByRole("textbox", { name: `Name, seat ${"ABCDE"[idx]}` }).fill(name);
  }
  await isAccessible(page, "the start at the real table");
  await page.getByRole("button", { name: /^Start/ }).click();
}

async function roll(page, faces) {
  const group = page.getByRole("group", { name: "Faces of the dice" });
  for (const face of faces)
    await group.getByRole("button", { name: face === "W" ? "worm" : face, exact: true }).click();
}

/** Keeps a face by its key, once the dice that were tapped are known. */
async function keep(page, key) {
  await page.getByRole("heading", { name: "Which do you keep?" }).waitFor();
  await page.keyboard.press(key);
  await page.getByRole("heading", { name: "What did you roll?" }).waitFor();
}

const chip = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}: `) });
const isTurnOf = (page, name) =>
  eventually(async () => (await chip(page, name).getAttribute("aria-pressed")) === "true", `it is not ${name}'s turn`);

export const tests = {
  async "the companion: roll, odds, tile, steal, failure, and all of it taken back"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, SMALL);
    await begin(page, base, "Pickomino", ["Oma", "Jan"]);
    await page.getByRole("heading", { name: "What did you roll?" }).waitFor();
    await isAccessible(page, "the companion");
    await roll(page, "WWW44555");
    const best = page.getByRole("button", { name: /the best$/ });
    await best.waitFor();
    check(/ends with a tile in \d+%/.test((await best.getAttribute("aria-label")) ?? ""), "no chance is said");
    await isAccessible(page, "the odds");
    await press(page, "Hide odds");
    check((await page.getByText("%").count()) === 0, "hidden odds are shown");
    await press(page, "Show odds");
    await page.getByRole("button", { name: /^Keep three worms/ }).click();
    await roll(page, "55533");
    await page.getByRole("button", { name: /^Keep three 5s/ }).click();
    await page.getByRole("button", { name: /^I stop/ }).click();
    await isAccessible(page, "the tiles to take");
    await page.getByRole("button", { name: /^Take tile 30/ }).click();
    await isTurnOf(page, "Jan");
    // Jan gets the same sum and steals it.
    await roll(page, "WWW44555");
    await keep(page, "w");
    await roll(page, "55533");
    await keep(page, "5");
    await page.getByRole("button", { name: /^I stop/ }).click();
    await page.getByRole("button", { name: /^Steal 30 from Oma/ }).click();
    await isTurnOf(page, "Oma");
    await page.getByRole("button", { name: /^Jan: top tile 30, 3 worms/ }).waitFor();
    await chip(page, "Jan").click();
    await isTurnOf(page, "Jan");
    await roll(page, "11112345");
    await keep(page, "1");
    await page.getByRole("button", { name: /^Nothing new/ }).click();
    await page.getByRole("dialog").getByText("Right?").waitFor();
    await isAccessible(page, "the question before a failed turn");
    await press(page, "Yes, next one");
    await isTurnOf(page, "Oma");
    await page.getByRole("button", { name: "Tile 36, face down" }).waitFor();
    // A tile by hand, and a reload: everything is still there, and everything can be taken back.
    await page.getByRole("button", { name: /^Tile 25/ }).click();
    await isAccessible(page, "who has the tile");
    await page.getByRole("dialog").getByRole("button", { name: "Oma" }).click();
    await page.getByRole("button", { name: "Tile 25, with Oma" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Tile 25, with Oma" }).waitFor();
    const undo = page.getByRole("button", { name: "Undo" });
    // Pressed and looked at in one go: each press is answered a moment later.
    const isAtTheStart = (button) => button.disabled || (button.click(), false);
    await eventually(() => undo.evaluate(isAtTheStart), "not everything can be taken back");
    await page.getByRole("button", { name: /^Oma: .*0 worms/ }).waitFor();
    await press(page, "Close");
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("link", { name: /^Real table · Pickomino/ }).waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "the companion of the expansion knows specialists and tokens, without the network"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, DESK);
    await begin(page, base, "Pickomino Extra", ["Oma", "Jan", "Mila"]);
    await page.getByRole("heading", { name: "What did you roll?" }).waitFor();
    await roll(page, "11123451");
    await page.getByRole("button", { name: /^Keep four 1s/ }).waitFor();
    await context.setOffline(true);
    await page.keyboard.press("1");
    await page.getByRole("button", { name: /^Oma: .*1 worm token/ }).waitFor();
    await page.getByRole("button", { name: /Specialists and worm tokens/ }).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Weasel" }).selectOption({ label: "Oma" });
    await isAccessible(page, "specialists and tokens");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Oma: .*weasel/ }).waitFor();
    await page.getByRole("button", { name: /^Nothing new/ }).click();
    await page.getByRole("heading", { name: "Nothing new. Send the weasel?" }).waitFor();
    await press(page, "Roll these dice again");
    await roll(page, "WWWW");
    await page.getByRole("button", { name: /^Keep four worms/ }).waitFor();
    check(faults.filter((fault) => !fault.includes("ERR_INTERNET")).length === 0, faults.join("\n     "));
    await context.close();
  },

  async "the pad of Holzwurm: three deals, the bonus, the poison, and who won"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, SMALL);
    await begin(page, base, "Der dreizehnte Holzwurm", ["Oma", "Jan"]);
    await page.getByRole("heading", { level: 1, name: "Score pad" }).waitFor();
    await isAccessible(page, "the score pad");
    await page.keyboard.type("18");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^out first/ }).click();
    await page.getByRole("button", { name: /^Next/ }).click();
    await page.keyboard.press("-");
    await page.keyboard.type("6");
    await page.getByRole("button", { name: /^poison/ }).click();
    await page.getByRole("button", { name: "Oma, Deal 2: −19" }).waitFor();
    await press(page, "Undo");
    await page.getByRole("button", { name: "Oma, Deal 2: −6" }).waitFor();
    // Two in the second deal, two in the third: the last one finishes.
    for (let n = 0; n < 3; n += 1) await page.getByRole("button", { name: /^Next/ }).click();
    await page.getByRole("button", { name: /^Finish/ }).click();
    await page.getByRole("heading", { level: 1, name: "Jan wins" }).waitFor();
    await isAccessible(page, "the end at the real table");
    const row = page.getByRole("row", { name: /^Der dreizehnte Holzwurm/ });
    check((await row.innerText()).replaceAll(/\s+/g, " ").endsWith("12 30"), await row.innerText());
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Share the evening" }).click();
    check((await saved).suggestedFilename() === "wormery-evening.png", "the evening is no picture");
    // The end outlives the page, and leads back to what was written wrongly: the evening counts the game once.
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Jan wins" }).waitFor();
    await press(page, "Correct");
    await page.getByRole("button", { name: "Oma, Deal 1: 18" }).click();
    await page.keyboard.type("0");
    await page.reload();
    await page.getByRole("button", { name: /^Finish/ }).click();
    await page.getByRole("heading", { level: 1, name: "Oma wins" }).waitFor();
    check((await row.count()) === 1, "a corrected game counts twice");
    check((await row.innerText()).replaceAll(/\s+/g, " ").endsWith("174 30"), await row.innerText());
    await press(page, "Another game");
    await press(page, "Correct the last game");
    await page.getByRole("button", { name: /^Finish/ }).click();
    await page.getByRole("button", { name: /^Again/ }).click();
    await page.getByText("deal 1 · Jan begins").waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },

  async "the pad of It Happens..: tiles, finds, and the third color of two"(browser, base) {
    const { page, context, faults } = await newPage(browser, base, { ...SMALL, colorScheme: "dark" });
    await begin(page, base, "It Happens..", ["Oma", "Jan"]);
    await page.getByRole("columnheader", { name: "Third color" }).waitFor();
    await isAccessible(page, "the score pad");
    await page.keyboard.press("5");
    await page.keyboard.press("8");
    await page.keyboard.press("8");
    await page.getByRole("button", { name: "Oma, Round 1: 21" }).waitFor();
    await page.getByRole("button", { name: "Jan, Finds: empty" }).click();
    await press(page, "One more: Worms left");
    await press(page, "One more: Kinds you have twice");
    await page.getByRole("button", { name: "Jan, Finds: 16" }).waitFor();
    await isAccessible(page, "the finds");
    await page.getByRole("button", { name: "Oma, Finds: empty" }).click();
    await press(page, "One more: Different kinds");
    await press(page, "One more: Different kinds");
    await page.getByRole("button", { name: "Oma, Finds: 10" }).waitFor();
    await page.getByRole("button", { name: "Jan, Finds: 6" }).waitFor();
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
  },
};
