// Time in stories. A promise in seconds is held against the clock of the page, which the test drives, so that a machine
// may be as slow as it likes; what has no time of its own gets so much of it that only what hangs takes longer.

/** How long something may take that is promised no time, in milliseconds: a limit for what hangs. */
export const PATIENCE = 180_000;
/** The same for a whole game, and for a whole test. */
export const A_GAME = 1_500_000;
export const A_TEST = 1_800_000;

/**
 * Stops the clock of a page, which must have been installed before the page was opened: from here on its time goes only
 * with `page.clock`, and what would go by itself stays. Letters and pieces move on; what waits for a picture waits.
 */
export async function hold(page) {
  const now = () => page.evaluate(() => Date.now());
  // Playwright stops a clock at a time that is to come. If this machine was slower than that, it stands still already.
  const stop = async (ahead) => page.clock.pauseAt((await now()) + ahead);
  await stop(100).catch(() => stop(1));
}

/** Does something while the clock of a page stands still. */
export async function whileHeld(page, doing) {
  await hold(page);
  await doing();
  await page.clock.resume();
}
