// Plays the real program in real browsers: `npm run e2e`, or `npm run e2e -- size pages` for some of the stories. What
// begins with "-" is an option of Playwright. With AGAIN=1 those are played that failed in the run before.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
const again = process.env.AGAIN === "1" && someFailed() ? ["--last-failed"] : [];
const { status } = spawnSync("playwright", ["test", ...narrow, ...again, ...options], { stdio: "inherit" });
process.exit(status ?? 1);

/** Whether Playwright knows all stories that failed in the run before; one that broke off has not played them all. */
function someFailed() {
  try {
    const { status, failedTests } = JSON.parse(readFileSync("test-results/.last-run.json", "utf8"));
    return status === "failed" && failedTests.length > 0;
  } catch {
    return false;
  }
}
