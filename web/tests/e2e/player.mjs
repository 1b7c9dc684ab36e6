// Plays any game through its real board, as a finger does: the sunny button if there is one, else any other.

/** Taps until the end is shown; fails when nothing moves for long. */
export async function playToTheEnd(page, random, seconds = 240) {
  const until = Date.now() + seconds * 1000;
  let taps = 0;
  for (;;) {
    if (await page.locator(".end").isVisible()) return taps;
    if (Date.now() > until) throw new Error(`the game was not over after ${seconds} s and ${taps} taps`);
    if (await tapOne(page, random)) taps += 1;
    else await page.waitForTimeout(40);
  }
}

/** Taps one button of the board, if there is any. */
export async function tapOne(page, random) {
  return page.evaluate((roll) => {
    const isShown = (button) => button.offsetParent !== null && !button.disabled && button.getAttribute("aria-disabled") !== "true";
    const all = [...document.querySelectorAll(".board button, .curtain button")].filter(isShown);
    const sunny = all.filter((button) => button.matches(".sun") && !button.hasAttribute("aria-expanded"));
    const plain = all.filter((button) => !button.hasAttribute("aria-expanded") && !button.hasAttribute("data-view"));
    const choice = sunny.length > 0 && roll < 0.8 ? sunny : plain;
    const button = choice[Math.floor(roll * 7919) % Math.max(1, choice.length)];
    button?.click();
    return button !== undefined;
  }, random());
}

/** Numbers from a seed, so that a game that fails can be played again. */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** SEED, or any; whoever uses it says which. */
export function newSeed() {
  return Number(process.env.SEED ?? Date.now() % 100_000);
}
