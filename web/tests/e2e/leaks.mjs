import { arrive, eventually, newPage } from "./stage.mjs";

/** So often a board is visited before and between two looks. */
const VISITS = 6;
/** A board has over a thousand nodes; so many may be left of all visits together. */
const SPARE_NODES = 60;
/** It rests when so many looks one after the other find the same. */
const LOOKS = 20;

export const tests = {
  "a board that was left is gone: nodes and listeners stay as many": async (browser, base) => {
    const { page, context } = await newPage(browser, base, { choices: { othersSpeed: "instant" } });
    const devtools = await context.newCDPSession(page);
    await arrive(page, base);
    for (const game of ["Pickomino", "It Happens..", "Der dreizehnte Holzwurm"]) {
      await page.getByRole("button", { name: `Play ${game} now against bots`, exact: true }).click();
      await page.locator(".board").waitFor();
      const table = new URL(page.url()).pathname;
      await visit(page, table, 2);
      const before = await restingCounts(devtools);
      await visit(page, table, VISITS);
      const more = { nodes: 0, jsEventListeners: 0 };
      // What leaks stays; what only goes a moment later is none.
      const isGone = async () => {
        const after = await counts(devtools);
        for (const what of Object.keys(more)) more[what] = after[what] - before[what];
        return more.nodes < SPARE_NODES && more.jsEventListeners <= 0;
      };
      await eventually(isGone, `${game}: something is left`).catch(() => {
        throw new Error(`${game}: ${more.nodes} nodes, ${more.jsEventListeners} listeners more after ${VISITS} visits`);
      });
      await turnTo(page, "/");
      await page.getByRole("button", { name: /^Play Pickomino now/ }).waitFor();
    }
    await context.close();
  },
};

/** Goes home from the board and back to it, so many times; is at home afterwards. */
async function visit(page, table, times) {
  for (let n = 0; n < times; n += 1) {
    await turnTo(page, table);
    await page.locator(".board").waitFor();
    await turnTo(page, "/");
    await page.locator(".board").waitFor({ state: "detached" });
  }
}

/** Follows a link within the app. */
function turnTo(page, path) {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** The same once it rests: home is there as a whole, and what was said to those who listen is gone. */
async function restingCounts(devtools) {
  let [last, n_same] = [null, 0];
  await eventually(async () => {
    const now = await counts(devtools);
    n_same = now.nodes === last?.nodes && now.jsEventListeners === last.jsEventListeners ? n_same + 1 : 0;
    last = now;
    return n_same === LOOKS;
  }, "nodes and listeners come and go");
  return last;
}

/** How many nodes and listeners there are once what nobody needs is swept away. */
async function counts(devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  return devtools.send("Memory.getDOMCounters");
}
