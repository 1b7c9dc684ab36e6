// Which crates a change can break, in a workspace of a few.
import assert from "node:assert/strict";
import { test } from "node:test";
import { affected, texts } from "./changed-crates.mjs";

const crate = (name, needs, code = "", tests = "") => ({
  name,
  folder: `crates/${name}`,
  needs,
  code,
  tests,
});
const CRATES = [
  crate("core", []),
  crate("rules", ["core"], '"../../../content/rules.json"'),
  crate("server", ["rules"], "", '"docs/api.md"'),
  crate("cli", ["server"], "", '"../../../server/tests/proxy.rs"'),
  crate("tui", ["core"], '"some contents, server-like"'),
  crate("wormery-games", ["rules"]),
];

for (const [what, files, found] of [
  [
    "a crate, and those that depend on it",
    ["crates/server/src/a.rs"],
    "cli server wormery-games",
  ],
  [
    "its own tests alone, and those that read them",
    ["crates/server/tests/a.rs"],
    "cli server wormery-games",
  ],
  ["tests that nobody reads", ["crates/tui/tests/a.rs"], "tui wormery-games"],
  [
    "those that read a file in their code, and who depends on them",
    ["content/rules.json"],
    "cli rules server wormery-games",
  ],
  ["tests that read a file", ["docs/api.md"], "server wormery-games"],
  ["a file that nobody reads", ["NEWS.md"], "wormery-games"],
])
  test(what, () => assert.equal(affected(files, CRATES).join(" "), found));

test("what all are built from", () =>
  assert.equal(affected(["docs/a.md", "Cargo.lock"], CRATES), "all"));

test("a text counts and a comment does not", () =>
  assert.equal(
    texts("a.rs", '// "docs/a.md"\nlet b = "web/\\"c"; // "d"\n'),
    '"web/\\"c"\n"d"',
  ));
