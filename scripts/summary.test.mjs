// What is told at the end of a run of the tests, from logs as the runners of tests write them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { countsOf, reasonsOf, summary } from "./summary.mjs";

const LOGS = {
  cargo: [
    "test result: ok. 12 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.01s\n" +
      "test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out",
    { passed: 15, failed: 1, ignored: 2 },
  ],
  vitest: [
    "\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[31m1 failed\x1b[39m\x1b[22m\x1b[2m | \x1b[22m\x1b[32m1050 passed\x1b[39m (1051)",
    { passed: 1050, failed: 1, skipped: 0 },
  ],
  node: ["ℹ tests 5\nℹ pass 4\nℹ fail 1", { passed: 4, failed: 1 }],
  pytest: [
    "2 failed, 215 passed, 3 skipped in 61.02s (0:01:01)",
    { passed: 215, failed: 2, skipped: 3 },
  ],
  Playwright: [
    "  2 failed\n    [chromium] › a.mjs\n  1 skipped\n  156 passed (6.9m)",
    { passed: 156, failed: 2, skipped: 1 },
  ],
};

for (const [runner, [log, counts]] of Object.entries(LOGS))
  test(`tests of ${runner} are counted`, () =>
    assert.deepEqual(
      Object.entries(countsOf(log)).toSorted(),
      Object.entries(counts).toSorted(),
    ));

test("why something was left out is told once", () => {
  const log =
    "SKIPPED [1] a.py:3: no GPU\nSKIPPED [1] a.py:3: no GPU\nleft out: macOS";
  assert.deepEqual(reasonsOf(log), ["a.py:3: no GPU", "macOS"]);
});

test("a run is a line a part, then what was left out, and last what failed with its log", () => {
  const e2e = [
    "noise",
    "  1 failed",
    "  157 passed (6.9m)",
    "the picture is a.png",
    "make[1]: *** [e2e] Error 1",
    "",
  ].join("\n");
  const parts = [
    { name: "lint", ended: "before", took: 75, log: "", file: "lint.log" },
    {
      name: "e2e",
      ended: "failed",
      took: 421,
      log: e2e,
      file: "target/test/e2e.log",
    },
  ];
  const told = summary(parts, 425, { WORMERY_TEST_NATS: "skip" });
  assert.deepEqual(told.split("\n"), [
    "",
    "lint    1:15  passed in the run before, not run again",
    "e2e     7:01  failed: 1 failed, 157 passed",
    "all     7:05  failed",
    "left out: the tests of NATS: WORMERY_TEST_NATS=skip",
    "",
    "e2e failed: all that it said is in target/test/e2e.log; make e2e runs it alone, make test AGAIN=1 what failed.",
    "noise",
    "  1 failed",
    "  157 passed (6.9m)",
    "the picture is a.png",
  ]);
});

/** A project with three parts of which the second fails until `mended` is there; `runs` says what one run of it did. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), "wormery-parts-ü "));
  mkdirSync(join(folder, "scripts"));
  for (const name of ["part", "test-run", "summary.mjs"])
    cpSync(
      fileURLToPath(new URL(`./${name}`, import.meta.url)),
      join(folder, "scripts", name),
    );
  const recipe = (name) => `${name}:\n\t@echo "this is ${name}$$AGAIN"\n`;
  writeFileSync(
    join(folder, "Makefile"),
    `all-parts:\n\t@+scripts/part one\n\t@+scripts/part two\n\t@+LIVE=1 scripts/part three\n` +
      `${recipe("one")}${recipe("three")}two:\n\t@test -e mended || { echo broken$$AGAIN; exit 1; }\n`,
  );
  const runs = (env = {}) => {
    const { status, stdout } = spawnSync("scripts/test-run", ["all-parts"], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env.PATH, ...env },
    });
    const begun = [...stdout.matchAll(/^==> (\w+)$/gm)].map(([, name]) => name);
    return { status, begun, said: stdout };
  };
  return {
    runs,
    mend: () => writeFileSync(join(folder, "mended"), ""),
  };
}

test("a run that fails is gone on with where it failed, and then nothing is left to run", () => {
  const { runs, mend } = project();
  const first = runs();
  assert.equal(first.status, 2);
  assert.deepEqual(first.begun, ["one", "two"]);
  assert.match(first.said, /two failed: all that it said.*\nbroken\n$/);
  // What failed is told to run what failed of it; what passed stays so, however often another fails.
  for (const _ of [1, 2]) {
    const { begun, said } = runs({ AGAIN: "1" });
    assert.deepEqual(begun, ["two"]);
    assert.match(said, /\nbroken1\n$/);
  }
  mend();
  const again = runs({ AGAIN: "1" });
  assert.equal(again.status, 0, again.said);
  assert.deepEqual(again.begun, ["two", "three"]);
  assert.match(again.said, /^one .* passed in the run before/m);
  assert.match(again.said, /^this is three$/m);
  const done = runs({ AGAIN: "1" });
  assert.deepEqual([done.status, done.begun], [0, []]);
  assert.match(done.said, /nothing failed in the run before/);
  assert.deepEqual(runs().begun, ["one", "two", "three"]);
});

test("the first run of all has nothing to go on with, and says so", () => {
  const { runs, mend } = project();
  mend();
  const { status, begun, said } = runs({ AGAIN: "1" });
  assert.match(said, /no run before this one/);
  assert.deepEqual([status, begun], [0, ["one", "two", "three"]]);
});
