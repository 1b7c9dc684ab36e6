// Hands the stories to Playwright, each with a browser and a server that its worker has started.
import { test as base } from "@playwright/test";
import { startOver } from "./player.mjs";
import { startServer } from "./stage.mjs";
import { STORIES } from "./stories.mjs";

/** What is played: the tests of every day, or with LONG=1 those that only the long run has time for. */
const LONG = process.env.LONG === "1";

const test = base.extend({
  site: [
    // Playwright reads from the first argument what a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { base, stop } = await startServer();
      await use(base);
      stop();
    },
    { scope: "worker" },
  ],
});

for (const story of STORIES) {
  const { tests, long = [], mode = "parallel" } = await import(`./${story}.mjs`);
  test.describe(story, () => {
    test.describe.configure({ mode });
    for (const [name, tell] of Object.entries(tests).filter(([name]) => long.includes(name) === LONG))
      test(name, async ({ browser, site }) => {
        startOver();
        const note = await tell(browser, site);
        if (note) console.log(`     ${story}: ${note}`);
      });
  });
}
