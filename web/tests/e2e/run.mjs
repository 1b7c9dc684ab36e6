// Plays the real program in real browsers: `npm run e2e`, or `npm run e2e -- size pages` for some of the stories. What
// begins with "-" is an option of Playwright.
import { spawnSync } from "node:child_process";
import { STORIES } from "./stories.mjs";

const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith("-"));
const wanted = given.filter((word) => !word.startsWith("-"));
const unknown = wanted.filter((name) => !STORIES.includes(name));
if (unknown.length > 0) {
  console.error(`there is no story ${unknown.join(", ")}; there are ${STORIES.join(", ")}`);
  process.exit(2);
}
const narrow = wanted.length > 0 ? [`--grep=stories.spec.mjs (${wanted.join("|")}) `] : [];
const { status } = spawnSync("playwright", ["test", ...narrow, ...options], { stdio: "inherit" });
process.exit(status ?? 1);
