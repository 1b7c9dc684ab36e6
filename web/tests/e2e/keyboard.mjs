import { playToTheEnd, random } from "./player.mjs";
import { check, DESK, frame, newPage, playAtServer } from "./stage.mjs";

/** The keys of each board, as its help lists them. */
const KEYS = {
  Pickomino: ["1", "2", "3", "4", "5", "w", " ", "Enter", "s"],
  "Pickomino Extra": ["1", "2", "3", "4", "5", "w", " ", "Enter", "s", "g", "r"],
  "It Happens..": [" ", "1", "2", "3", "1", "2", "3", "r", "s", "f"],
  "Der dreizehnte Holzwurm": ["ArrowRight", "ArrowRight", "Enter", "Enter", "1", "2", "3", "4", "5", "t", "o"],
};

/** The same games with house rules by which they are short, at a server, whose bots do not wait; the third one is begun by keys. */
const SHORT = {
  "Pickomino Extra": ["regenwormen", { expansion: true, flip_returned: true, flip_on_empty_fail: true }],
  "Der dreizehnte Holzwurm": ["holzwurm", { deals: 1 }],
};

/** Presses keys until the end is shown; answers how many. */
function playByKeys(page, keys) {
  const press = async (page, random, n) => {
    await page.keyboard.press(keys[Math.floor(random() * keys.length)]);
    if (n % 8 === 0) await frame(page);
    return true;
  };
  return playToTheEnd(page, press, random);
}

async function beginByKeys(page, base, game) {
  await page.goto(base);
  await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".board").waitFor();
  // What the page waited for has another heading.
  await page.waitForFunction(() => document.activeElement?.matches(".where h1"));
}

// Every other key sends what could still be taken back.
const tests = {};
for (const [game, keys] of Object.entries(KEYS))
  tests[`${game}: a whole game by keyboard`] = async (browser, base) => {
    const { page, context, faults } = await newPage(browser, base, {
      ...DESK,
      choices: { undoSeconds: 2, othersSpeed: "instant" },
    });
    if (SHORT[game]) await playAtServer(page, base, ...SHORT[game]);
    else await beginByKeys(page, base, game);
    const n = await playByKeys(page, keys);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    return `${n} keys`;
  };

// The board of Extra has all that this one has.
const long = ["Pickomino: a whole game by keyboard", "Pickomino Extra: a whole game by keyboard"];

export { long, tests };
