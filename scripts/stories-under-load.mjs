// Plays the stories of the web client so many times beside busy processes, and tells how often each of them failed:
//
//     scripts/stories-under-load.mjs [STORY…] [OPTION…]
//
// RUNS (10) and BUSY (4) say how many times and beside how many processes. Nothing is built. WORMERY_BIN, CHROMIUM and
// FIREFOX name the program and the browsers, HANDS how many stories are played at a time, FONTS a folder whose fonts are
// then the only ones of the system. STORY and OPTION are those of `npm run e2e`. What a run says, and what failed stories leave, is in
// target/stories. The status is 1 if anything failed.
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const WEB = join(ROOT, "web");
const KEPT = join(ROOT, "target/stories");
const PROGRAM = process.env.WORMERY_BIN ?? join(ROOT, "target/debug/wormery");
/** It ends by itself with the process whose number it is given, however that ends. */
const BUSILY =
  'while kill -0 "$0" 2>/dev/null; do i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done; done';

/**
 * How the stories of some runs ended, by the reports of Playwright: for each story how often it was played and failed,
 * and what was said then. Those that failed most come first.
 */
export function tally(reports) {
  const found = new Map();
  for (const { suites } of reports)
    for (const { name, results } of suites.flatMap((suite) => specsOf(suite)))
      for (const { status, error } of results) {
        const story = found.get(name) ?? {
          name,
          played: 0,
          failed: 0,
          why: [],
        };
        found.set(name, story);
        if (status === "skipped") continue;
        story.played += 1;
        if (status === "passed") continue;
        story.failed += 1;
        story.why.push(plain(error?.message ?? status).split("\n")[0]);
      }
  return [...found.values()].sort(
    (one, other) =>
      other.failed - one.failed || (one.name < other.name ? -1 : 1),
  );
}

/** What is told of all runs: a line for each story, and beneath those that failed why. */
export function table(stories) {
  const lines = stories.flatMap(({ name, played, failed, why }) => [
    `${String(failed).padStart(3)} of ${played}  ${name}`,
    ...new Set(why.map((text) => `            ${text}`)),
  ]);
  const n_failed = stories.filter(({ failed }) => failed > 0).length;
  return [
    "failed",
    ...lines,
    "",
    `${n_failed} of ${stories.length} stories failed`,
  ].join("\n");
}

function specsOf({ title, specs = [], suites = [] }, above = []) {
  const path = [...above, title];
  const own = specs.map((spec) => ({
    // The file, in which all stories are, says nothing.
    name: [...path.slice(1), spec.title].join(" › "),
    results: spec.tests.flatMap(({ results }) => results),
  }));
  return [...own, ...suites.flatMap((suite) => specsOf(suite, path))];
}

function plain(text) {
  // eslint-disable-next-line no-control-regex
  return text.replace(/\x1b\[[0-9;]*m/g, "");
}

/** A browser as it was named, or as scripts/NAME finds it. */
function browser(name) {
  const named = process.env[name.toUpperCase()];
  if (named) return named;
  const { stdout } = spawnSync(join(ROOT, "scripts", name), ["--find"]);
  return String(stdout).trim();
}

/** A system that has the fonts of one folder alone. */
function onlyFonts(folder) {
  const path = join(KEPT, "fonts.conf");
  const parts = [
    `<dir>${resolve(folder)}</dir>`,
    `<cachedir>${join(KEPT, "fonts")}</cachedir>`,
    '<include ignore_missing="yes">/etc/fonts/conf.d</include>',
  ];
  writeFileSync(
    path,
    `<?xml version="1.0"?>\n<fontconfig>${parts.join("")}</fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: path };
}

function environment() {
  return {
    ...process.env,
    PATH: `${join(WEB, "node_modules/.bin")}:${process.env.PATH}`,
    WORMERY_BIN: PROGRAM,
    CHROMIUM: browser("chromium"),
    FIREFOX: browser("firefox"),
    AGAIN: "",
    ...(process.env.FONTS ? onlyFonts(process.env.FONTS) : {}),
  };
}

/** Plays the stories once; answers Playwright's report, or null where a run broke off. */
function play(n, given, env) {
  const folder = join(KEPT, `run-${n}`);
  const report = `${folder}.json`;
  const said = openSync(`${folder}.log`, "w");
  const options = ["--reporter=list,json", `--output=${folder}`];
  spawnSync("node", ["tests/e2e/run.mjs", ...given, ...options], {
    cwd: WEB,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ["ignore", said, said],
  });
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
}

function main(given) {
  const [runs, busy] = [process.env.RUNS ?? 10, process.env.BUSY ?? 4];
  for (const needed of [PROGRAM, join(WEB, "dist/index.html")])
    if (!existsSync(needed)) {
      console.error(
        `${needed} is not built: \`make web\`, then \`cargo build -p wormery\`, or name one with WORMERY_BIN`,
      );
      return 2;
    }
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const env = environment();
  console.log(`${env.WORMERY_BIN}\n${env.CHROMIUM}\n${env.FIREFOX}`);
  const others = Array.from({ length: Number(busy) }, () =>
    spawn("sh", ["-c", BUSILY, String(process.pid)], { stdio: "ignore" }),
  );
  const reports = [];
  for (let n = 1; n <= Number(runs); n += 1) {
    const report = play(n, given, env);
    const { expected, unexpected, duration } = report?.stats ?? {};
    console.log(
      report
        ? `run ${n} of ${runs}: ${expected} passed, ${unexpected} failed, ${Math.round(duration / 1000)} s`
        : `run ${n} of ${runs} broke off: target/stories/run-${n}.log`,
    );
    reports.push(report);
  }
  for (const one of others) one.kill("SIGKILL");
  const whole = reports.filter((report) => report !== null);
  const stories = tally(whole);
  console.log(`\n${table(stories)}`);
  const isGreen =
    stories.length > 0 && stories.every(({ failed }) => failed === 0);
  return isGreen && whole.length === reports.length ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(main(process.argv.slice(2)));
