// What scripts/needs says and does on machines that lack something: its path has only what such a machine has.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const NEEDS = fileURLToPath(new URL("./needs", import.meta.url));
/** What every system has. */
const BASICS =
  "bash cat cut dirname env flock grep head ls mkdir mktemp rm sed sh sort tail uname".split(
    " ",
  );
const ALL = {
  rustc: '[ "$1" = --version ] && echo rustc 1.99.0 || echo /',
  cargo: "exit 0",
  cc: "exit 0",
  node: "echo v24.1.0",
  npm: "exit 0",
  git: "exit 0",
  pgrep: "exit 0",
  python3: "exit 0",
  initdb: "exit 0",
  pg_ctl: "exit 0",
  "nats-server": "exit 0",
  chromium: "exit 0",
  firefox: "exit 0",
};
/** Packages of a system, all of which can be had, but for `without`. */
function apt(without = "none") {
  return {
    "apt-get": 'echo "$@" >>"$APT_LOG"',
    "apt-cache": `case $1-$2 in
      policy-) echo "  release o=Debian" ;;
      pkgnames-chromium) echo chromium ;;
      pkgnames-*) echo "$2"9 ;;
      policy-nodejs) echo "  Candidate: 18.2.0" ;;
      policy-${without}) echo "  Candidate: (none)" ;;
      *) echo "  Candidate: 9.0.0" ;;
    esac`,
  };
}

/** Somebody on a machine with these programs, who asks for something. */
function asks(what, { id = 1000, programs = ALL, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), "wormery-needs-ü "));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  for (const name of BASICS)
    symlinkSync(
      String(
        spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" })
          .stdout,
      ).trim(),
      join(bin, name),
    );
  for (const [name, script] of Object.entries({
    ...programs,
    id: `echo ${id}`,
  }))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const log = join(folder, "apt");
  const { status, stderr, error } = spawnSync(NEEDS, [what], {
    encoding: "utf8",
    env: { PATH: bin, HOME: folder, APT_LOG: log, ...env },
  });
  assert.equal(error, undefined);
  return {
    status,
    said: stderr,
    apt: existsSync(log) ? readFileSync(log, "utf8") : "",
  };
}

function without(...names) {
  return Object.fromEntries(
    Object.entries(ALL).filter(([name]) => !names.includes(name)),
  );
}

test("where all is here, nothing is said", () => {
  const { status, said } = asks("test", { programs: ALL });
  assert.equal(said, "");
  assert.equal(status, 0);
});

test("somebody without rights reads all that is missing at once, with the packages that bring it", () => {
  const programs = {
    ...without("git", "python3", "chromium", "firefox"),
    node: "echo v18.20.4",
    ...apt(),
  };
  const { status, said, apt: did } = asks("test", { programs });
  assert.equal(status, 2);
  for (const name of [
    "Git",
    "Python 3.11",
    "Chromium",
    "Firefox",
    "Node 20.19",
  ])
    assert.match(said, new RegExp(`^ {2}${name}`, "m"));
  assert.match(
    said,
    /sudo apt-get install .* git python3 python3-venv chromium firefox-esr$/m,
  );
  assert.equal(did, "");
});

test("make run asks for less", () => {
  const programs = without("git", "python3", "chromium", "firefox", "pgrep");
  assert.equal(asks("run", { programs }).status, 0);
});

test("where there is no apt-get, root reads the same", () => {
  const { status, said } = asks("test", {
    id: 0,
    programs: without("git", "cc"),
  });
  assert.equal(status, 2);
  assert.match(said, /^ {2}a C compiler.*\n {2}Git$/m);
  assert.doesNotMatch(said, /apt-get/);
});

test("for root, apt-get installs all in one go", () => {
  const { said, apt: did } = asks("test", {
    id: 0,
    programs: { ...without("git", "firefox"), ...apt() },
  });
  assert.match(said, /to be installed by apt-get: git firefox/);
  assert.match(did, /^update\ninstall .* git firefox-esr\n$/);
});

test("for root, nothing is installed where something can be had nowhere", () => {
  const {
    status,
    said,
    apt: did,
  } = asks("test", {
    id: 0,
    programs: { ...without("git", "firefox"), ...apt("firefox-esr") },
  });
  assert.equal(status, 2);
  assert.equal(did, "update\n");
  assert.match(said, /^ {2}Firefox; FIREFOX can name one$/m);
});

for (const [version, fits] of [
  ["18.20.4", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["22.12.0", false],
  ["22.13.0", true],
  ["24.1.0", true],
])
  test(`Node ${version} ${fits ? "fits" : "does not"}`, () => {
    const programs = { ...ALL, node: `echo v${version}` };
    assert.equal(asks("node", { programs }).status, fits ? 0 : 2);
  });

test("an older Rust does not fit", () => {
  const programs = { ...ALL, rustc: "echo 'rustc 1.85.0 (abc 2025-01-01)'" };
  const { status, said } = asks("rust", { programs });
  assert.equal(status, 2);
  assert.match(said, /Rust 1\.\d+ or newer: https:\/\/rustup\.rs/);
});

test("what is named is taken, and what is left out is not asked for", () => {
  const programs = {
    ...without("chromium", "firefox"),
    "my browser": "exit 0",
  };
  const env = { CHROMIUM: "my browser", FIREFOX: "my browser" };
  assert.equal(asks("test", { programs, env }).status, 0);
});
