// How the ends of many runs are added up, from reports as Playwright writes them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { table, tally } from "./stories-under-load.mjs";

const SCRIPT = fileURLToPath(
  new URL("./stories-under-load.mjs", import.meta.url),
);

/** A run of two stories of which the second ended so. */
function report(status, message) {
  const spec = (title, result) => ({ title, tests: [{ results: [result] }] });
  const error = message && { message };
  const specs = [
    spec("is easy", { status: "passed" }),
    spec("is hard", { status, error }),
  ];
  return {
    suites: [{ title: "stories.spec.mjs", suites: [{ title: "link", specs }] }],
  };
}

test("each story is told with how often it failed and why, the worst first", () => {
  const reports = [
    report("passed"),
    report("failed", "\x1b[31mError: told only after 4000 ms\x1b[39m\n  at x"),
    report("timedOut"),
  ];
  assert.equal(
    table(tally(reports)),
    [
      "failed",
      "  2 of 3  link › is hard",
      "            Error: told only after 4000 ms",
      "            timedOut",
      "  0 of 3  link › is easy",
      "",
      "1 of 2 stories failed",
    ].join("\n"),
  );
});

test("what was not played counts as neither", () => {
  const [{ name, played, failed }] = tally([report("skipped")]).slice(-1);
  assert.deepEqual([name, played, failed], ["link › is hard", 0, 0]);
});

test("without a program it says what to build", () => {
  const env = { ...process.env, WORMERY_BIN: "/nowhere/wormery" };
  const { status, stderr } = spawnSync("node", [SCRIPT], { env });
  assert.equal(status, 2);
  assert.match(String(stderr), /\/nowhere\/wormery is not built/);
});
