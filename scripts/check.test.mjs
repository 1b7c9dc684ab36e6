// What scripts/check checks, in a project of two files whose parts only say that they run.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
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

const ALL = "format lint dependencies web-lint unit docs".split(" ");

function project() {
  const home = mkdtempSync(join(tmpdir(), "wormery-check-"));
  const put = (name, text) => {
    mkdirSync(join(home, name, ".."), { recursive: true });
    writeFileSync(join(home, name), text);
    chmodSync(join(home, name), 0o755);
  };
  mkdirSync(join(home, "scripts"));
  cpSync(
    fileURLToPath(new URL("./check", import.meta.url)),
    join(home, "scripts/check"),
  );
  put(
    "scripts/changed-crates.mjs",
    'process.stdin.on("data", (text) => console.log(`of-${String(text).trim().split("\\n").join(" of-")}`));\n',
  );
  put(
    "bin/make",
    '#!/bin/sh\necho "$2 of ${PACKAGES:-all}"\n[ "$2" != "$BROKEN" ]\n',
  );
  put("bin/rustc", "#!/bin/sh\necho rustc 1\n");
  put(".gitignore", "target\n");
  put("a.rs", "1");
  execFileSync("git", ["init", "-q"], { cwd: home });
  const check = (environment = {}) => {
    const { status, stdout } = spawnSync(join(home, "scripts/check"), {
      encoding: "utf8",
      env: {
        PATH: `${home}/bin:${process.env.PATH}`,
        HOME: home,
        ...environment,
      },
    });
    const ran = [...stdout.matchAll(/^([\w-]+) of (.*)$/gm)];
    return {
      status,
      parts: ran.map(([, part]) => part),
      of: [...new Set(ran.map(([, , of]) => of))].join(),
    };
  };
  return { put, check };
}

test("all is checked at first, then what has changed, then nothing", () => {
  const { put, check } = project();
  assert.deepEqual(check(), { status: 0, parts: ALL, of: "all" });
  put("b.rs", "2");
  const some = ["format", "lint", "unit", "docs"];
  assert.deepEqual(check(), { status: 0, parts: some, of: "of-b.rs" });
  assert.deepEqual(check(), { status: 0, parts: [], of: "" });
  assert.deepEqual(check({ ALL: "1" }).parts, ALL);
});

test("what was changed while something was broken is checked until all is well", () => {
  const { put, check } = project();
  check();
  put("b.rs", "2");
  assert.equal(check({ BROKEN: "lint" }).status, 1);
  put("c.rs", "3");
  assert.equal(check().of, "of-b.rs of-c.rs");
});

test("the client's style and dependencies are checked where they can change", () => {
  const { put, check } = project();
  check();
  put("content/rules.json", "{}");
  assert.equal(check().parts.at(-1), "web-lint");
  put("crates/a/Cargo.toml", "");
  assert.equal(check().parts.at(-1), "dependencies");
});

test("without a database that was there everything is checked", () => {
  const { check } = project();
  check();
  assert.deepEqual(check({ WORMERY_TEST_NATS: "skip" }).parts, ALL);
});
