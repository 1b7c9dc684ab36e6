// Plays the real program in a real browser: `npm run e2e`, or `npm run e2e -- size pages` for some of the stories.
import { existsSync } from "node:fs";
import { startBrowser, startServer } from "./stage.mjs";

const STORIES = [
  "offline",
  "pages",
  "boards",
  "beat",
  "overlaps",
  "play",
  "keyboard",
  "ears",
  "targets",
  "undo",
  "together",
  "shell",
  "review",
  "update",
  "link",
  "device",
  "size",
];
/** How many tests run at the same time; much of their time is waiting. */
const HANDS = Number(process.env.HANDS ?? 3);

/** What is played: the tests of every day, or with LONG=1 those that only the long run has time for. */
const LONG = process.env.LONG === "1";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !existsSync(new URL(`./${name}.mjs`, import.meta.url)));
if (unknown.length > 0) throw new Error(`there is no story ${unknown.join(", ")}; there are ${STORIES.join(", ")}`);
const todo = [];
for (const story of wanted.length > 0 ? wanted : STORIES) {
  const { tests, long = [] } = await import(`./${story}.mjs`);
  const today = Object.entries(tests).filter(([name]) => long.includes(name) === LONG);
  todo.push(...today.map(([name, test]) => ({ name: `${story}: ${name}`, test })));
}

const { base, stop } = await startServer();
const browser = await startBrowser();
const begun = Date.now();
const n_tests = todo.length;
const failed = [];
await Promise.all(Array.from({ length: HANDS }, () => work(todo, (test) => failed.push(test))));
// What failed beside others has one more try alone: a busy machine is no fault of the program. Both are told.
const failed_twice = [];
await work(failed, (test) => failed_twice.push(test));
console.log(`${n_tests - failed_twice.length} of ${n_tests} tests passed in ${seconds(begun)} s`);
failed_twice.forEach(({ name }) => console.log(`failed: ${name}`));
await browser.close();
stop();
process.exit(failed_twice.length > 0 ? 1 : 0);

/** Takes one test after the other until none is left. */
async function work(tests, onfail) {
  for (let next = tests.shift(); next; next = tests.shift()) {
    const began = Date.now();
    try {
      const note = await next.test(browser, base);
      console.log(`ok   ${next.name} (${seconds(began)} s${note ? `, ${note}` : ""})`);
    } catch (error) {
      console.log(`FAIL ${next.name} (${seconds(began)} s)\n     ${error.message}`);
      await keepPictures(next.name);
      onfail(next);
    }
  }
}

/** Pictures of all pages that are open when a test fails, in shots/. */
async function keepPictures(name) {
  const file = (idx) => new URL(`../../shots/failed-${name.replace(/\W+/g, "-")}-${idx}.png`, import.meta.url).pathname;
  for (const [idx, page] of browser
    .contexts()
    .flatMap((context) => context.pages())
    .entries())
    await page.screenshot({ path: file(idx), timeout: 5_000 }).catch(() => {});
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
