// Plays the real program in a real browser: `npm run e2e`, or `npm run e2e -- size pages` for some of the stories.
import { startBrowser, startServer } from "./stage.mjs";

const STORIES = ["size", "pages", "boards", "keyboard", "play", "together", "shell", "review", "offline", "update"];
const wanted = process.argv.slice(2);
const { base, stop } = await startServer();
const browser = await startBrowser();
let n_failed = 0;
for (const story of STORIES.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const { tests } = await import(`./${story}.mjs`);
  for (const [name, test] of Object.entries(tests)) {
    const began = Date.now();
    try {
      const note = await test(browser, base);
      console.log(`ok   ${story}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s${note ? `, ${note}` : ""})`);
    } catch (error) {
      n_failed += 1;
      console.log(`FAIL ${story}: ${name}\n     ${error.message}`);
    }
  }
}
await browser.close();
stop();
process.exit(n_failed > 0 ? 1 : 0);
