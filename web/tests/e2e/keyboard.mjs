import { random } from "./player.mjs";
import { check, DESK, frame, newPage } from "./stage.mjs";

/** The keys of each board, as its help lists them. */
const KEYS = {
  Pickomino: ["1", "2", "3", "4", "5", "w", " ", "Enter", "s"],
  "Pickomino Extra": ["1", "2", "3", "4", "5", "w", " ", "Enter", "s", "g", "r"],
  "It Happens..": [" ", "1", "2", "3", "1", "2", "3", "r", "s", "f"],
  "Der dreizehnte Holzwurm": ["ArrowRight", "ArrowRight", "Enter", "Enter", "1", "2", "3", "4", "5", "t", "o"],
};

/** Presses keys until the end is shown; fails when the game stands still for long. */
async function playByKeys(page, keys, seconds = 480) {
  const until = Date.now() + seconds * 1000;
  for (let n = 0; ; n += 1) {
    if (await page.locator(".end").isVisible()) return n;
    if (Date.now() > until) throw new Error(`the game was not over after ${seconds} s and ${n} keys`);
    await page.keyboard.press(keys[Math.floor(random() * keys.length)]);
    if (n % 8 === 0) await frame(page);
  }
}

// Every other key sends what could still be taken back.
const tests = {};
for (const [game, keys] of Object.entries(KEYS))
  tests[`${game}: a whole game by keyboard`] = async (browser, base) => {
    const { page, context, faults } = await newPage(browser, base, {
      ...DESK,
      choices: { undoSeconds: 2, othersSpeed: "instant" },
    });
    await page.goto(base);
    await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".board").waitFor();
    const n = await playByKeys(page, keys);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    return `${n} keys`;
  };

// The board of Extra has all that this one has.
const long = ["Pickomino: a whole game by keyboard"];

export { long, tests };
