// How scripts/test-rust runs programs of tests, with a Cargo that builds nothing and hands it two of them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const TOOLS = ["test-rust", "test-later", "test-now"];
const PROGRAMS = {
  "serve-0a1b": 'echo "test slow ... ok in $PWD with $OF_CRATE: $*"',
  "games-2c3d": 'echo "test a::b ... FAILED"; exit 101',
  "words-4e5f": "kill -ABRT $$",
};
const CARGO = `#!/bin/sh
while [ "$1" != -- ]; do shift; done; shift
for name in PROGRAMS; do (cd crate && OF_CRATE=its CARGO_PKG_NAME=of-$name $CARGO_TARGET_A_B_RUNNER "$HOME/deps/$name" "$@") || exit; done
$CARGO_TARGET_A_B_RUNNER echo "of documents: $*"
`;

/** Runs the tests of a workspace, after a run that said something; answers how they ended and what they said. */
function run(programs, environment = {}, before = "") {
  const home = mkdtempSync(join(tmpdir(), "test-rust-"));
  for (const folder of ["bin", "deps", "crate", "scripts", "target/test"])
    mkdirSync(join(home, folder), { recursive: true });
  const put = (name, text) => {
    writeFileSync(join(home, name), text);
    chmodSync(join(home, name), 0o755);
  };
  for (const name of TOOLS)
    cpSync(join(HERE, name), join(home, "scripts", name));
  put("bin/cargo", CARGO.replace("PROGRAMS", programs.join(" ")));
  put("bin/rustc", "#!/bin/sh\necho host: a-b\n");
  put("target/test/unit.before.log", before);
  for (const name of programs)
    put(`deps/${name}`, `#!/bin/sh\n${PROGRAMS[name]}\n`);
  const env = {
    PATH: `${home}/bin:${process.env.PATH}`,
    HOME: home,
    ...environment,
  };
  const { status, stdout, stderr } = spawnSync(
    join(home, "scripts/test-rust"),
    { env },
  );
  return { status, said: `${stdout}${stderr}`.replaceAll(home, "HOME") };
}

test("a program runs where Cargo would run it, with what Cargo tells it", () => {
  const { status, said } = run(["serve-0a1b"]);
  assert.match(
    said,
    /Running serve-0a1b\ntest slow \.\.\. ok in HOME\/crate with its: \n/,
  );
  assert.match(said, /of documents: /);
  assert.equal(status, 0);
});

test("where a test fails the others run, and the run has failed", () => {
  const { status, said } = run(["games-2c3d", "serve-0a1b"]);
  assert.match(said, /test a::b \.\.\. FAILED/);
  assert.match(said, /test slow \.\.\. ok/);
  assert.match(said, /of documents: /);
  assert.equal(status, 1);
});

test("of packages that are named their programs run alone", () => {
  const { status, said } = run(["games-2c3d", "serve-0a1b"], {
    PACKAGES: "of-words of-serve-0a1b",
  });
  assert.match(said, /test slow/);
  assert.doesNotMatch(said, /a::b/);
  assert.equal(status, 0);
});

test("a program that crashes is named with its signal", () => {
  const { status, said } = run(["words-4e5f"]);
  assert.match(said, /words-4e5f: \(signal: 6\)/);
  assert.equal(status, 1);
});

test("again are run those that failed, and all after a crash", () => {
  const again = { AGAIN: "1" };
  const failed = "test a::b ... FAILED\ntest c - should panic ... FAILED\n";
  assert.match(
    run(["serve-0a1b"], again, failed).said,
    /with its: --exact a::b c\n/,
  );
  const crashed = `${failed}words-4e5f: (signal: 6)\n`;
  assert.match(run(["serve-0a1b"], again, crashed).said, /with its: \n/);
});
