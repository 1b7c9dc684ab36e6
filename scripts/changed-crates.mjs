// Which crates a change can break: `git diff --name-only A B | node scripts/changed-crates.mjs` prints their packages, or "all".
//
// They are those that have changed and all that depend on them. Of a file that belongs to no crate, and of a crate whose files
// are read by path, they are those with its name in a text of their code: their own tests alone where it stands in these, else
// with all that depend on them. The shape of the workspace is tested always, for it reads everything.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What every crate is built from. */
const OF_ALL = /^(Cargo\.(toml|lock)|rust-toolchain\.toml|\.cargo\/.*)$/;
/** The package with the tests of the shape. */
const SHAPE = "wormery-games";

/**
 * The packages that changed files can break, or "all". A package has its name, its folder, the names that it depends on, and
 * the texts in its code and in its tests.
 */
export function affected(files, packages) {
  if (files.some((file) => OF_ALL.test(file))) return "all";
  const [broken, tested] = [new Set(), new Set([SHAPE])];
  for (const file of files) {
    const own = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    if (own) (isTest(file) ? tested : broken).add(own.name);
    const names = own
      ? mentions(`${own.folder.split("/").at(-1)}/`)
      : mentions(file.split("/")[0]);
    for (const { name, code, tests } of packages)
      if (names.test(code)) broken.add(name);
      else if (names.test(tests)) tested.add(name);
  }
  for (let n = -1; n !== broken.size;) {
    n = broken.size;
    for (const { name, needs } of packages)
      if (needs.some((other) => broken.has(other))) broken.add(name);
  }
  return [...new Set([...broken, ...tested])].sort();
}

/** A name as a part of a path; one that ends with "/" goes on. */
function mentions(name) {
  const end = name.endsWith("/") ? "" : "(?![\\w-])";
  return new RegExp(
    `(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${end}`,
  );
}

function isTest(path) {
  return /\/(tests|benches|examples)(\/|\.rs$)/.test(path);
}

/** The texts in the code of Rust, and what a manifest says. */
export function texts(path, source) {
  if (path.endsWith(".toml")) return source;
  const code = source.replaceAll(/^\s*\/\/.*$/gm, "");
  return (code.match(/"(?:[^"\\]|\\.)*"/gs) ?? []).join("\n");
}

/** The packages of the workspace, with their texts. */
function workspace() {
  const args = [
    "metadata",
    "--no-deps",
    "--format-version",
    "1",
    "--offline",
    "--locked",
  ];
  const { packages } = JSON.parse(
    execFileSync("cargo", args, { cwd: ROOT, maxBuffer: 1 << 26 }),
  );
  return packages.map(({ name, manifest_path, dependencies }) => {
    const folder = relative(ROOT, join(manifest_path, ".."));
    const paths = readdirSync(join(ROOT, folder), { recursive: true }).filter(
      (path) => /\.(rs|toml)$/.test(path),
    );
    const read = (wanted) =>
      paths
        .filter((path) => isTest(`/${path}`) === wanted)
        .map((path) =>
          texts(path, readFileSync(join(ROOT, folder, path), "utf8")),
        )
        .join("\n");
    return {
      name,
      folder,
      needs: dependencies.map((one) => one.name),
      code: read(false),
      tests: read(true),
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readFileSync(0, "utf8").split("\n").filter(Boolean);
  const found = affected(files, workspace());
  console.log(found === "all" ? found : found.join(" "));
}
