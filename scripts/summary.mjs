// What a run of the tests came to, from what scripts/part has kept: scripts/summary.mjs target/test SECONDS. Every part has a
// line; what was left out is named with its reason; what failed comes last, with its log and how to run it again.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** How test runners count, each group by its name; lines of one runner are added up. */
const COUNTS = [
  // cargo test
  /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored/,
  // vitest
  /^\s+Tests\s+(?:(?<failed>\d+) failed \| )?(?<passed>\d+) passed(?: \| (?<skipped>\d+) skipped)?/,
  // node --test
  /^ℹ pass (?<passed>\d+)/,
  /^ℹ fail (?<failed>\d+)/,
  // pytest
  /^(?:=+ )?(?:(?<failed>\d+) failed, )?(?<passed>\d+) passed(?:, (?<skipped>\d+) skipped)?.* in [\d.]+s/,
  // Playwright
  /^ {2}(?<passed>\d+) passed \(/,
  /^ {2}(?<failed>\d+) failed$/,
  /^ {2}(?<skipped>\d+) skipped$/,
];
/** What of a log says why something was left out: of pytest, and of our own scripts. */
const REASONS = [/^SKIPPED \[\d+\] (?<why>.*)$/, /^left out: (?<why>.*)$/];
/** The last lines of a part that failed, without what make adds. */
const N_LINES = 9;
const OF_MAKE = /^make(\[\d+\])?: /;

/** How often tests passed, failed, were ignored or skipped, by the log of a part. */
export function countsOf(log) {
  const counts = {};
  for (const line of plain(log))
    for (const pattern of COUNTS)
      for (const [what, number] of Object.entries(
        pattern.exec(line)?.groups ?? {},
      ))
        counts[what] = (counts[what] ?? 0) + Number(number ?? 0);
  return counts;
}

/** Why something was left out, by the log of a part. */
export function reasonsOf(log) {
  const found = plain(log).flatMap((line) =>
    REASONS.flatMap((pattern) => pattern.exec(line)?.groups?.why ?? []),
  );
  return [...new Set(found)];
}

/** The table of all parts, in words. */
export function summary(parts, seconds, environment = {}) {
  const width = Math.max(...parts.map(({ name }) => name.length), 4);
  const rows = parts.map((part) => row(part, width));
  const failed = parts.filter(({ ended }) => ended === "failed");
  const total = failed.length > 0 ? "failed" : "all passed";
  return [
    "",
    ...rows,
    `${"all".padEnd(width)}  ${time(seconds)}  ${total}`,
    ...leftOut(parts, environment),
    ...failed.flatMap(explain),
  ].join("\n");
}

function row({ name, ended, took, log }, width) {
  const counts = Object.entries(countsOf(log))
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${number} ${what}`);
  const how =
    ended === "before" ? "passed in the run before, not run again" : ended;
  const told = counts.length > 0 && ended !== "before" ? counts.join(", ") : "";
  return `${name.padEnd(width)}  ${time(took)}  ${how}${told && `: ${told}`}`;
}

/** What was not run, and why. */
function leftOut(parts, environment) {
  const reasons = parts.flatMap(({ log }) => reasonsOf(log));
  for (const [name, what] of [
    ["WORMERY_TEST_POSTGRES", "PostgreSQL"],
    ["WORMERY_TEST_NATS", "NATS"],
  ])
    if (environment[name] === "skip")
      reasons.push(`the tests of ${what}: ${name}=skip`);
  const ignored = parts.reduce(
    (sum, { log }) => sum + (countsOf(log).ignored ?? 0),
    0,
  );
  if (ignored > 0)
    reasons.push(`${ignored} tests of the long run (make test-long)`);
  return reasons.map((why) => `left out: ${why}`);
}

function explain({ name, log, file }) {
  const last = plain(log)
    .filter((line) => line.trim() && !OF_MAKE.test(line))
    .slice(-N_LINES);
  return [
    "",
    `${name} failed: all that it said is in ${file}; make ${name} runs it alone, make test AGAIN=1 what failed.`,
    ...last,
  ];
}

function time(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`.padStart(
    6,
  );
}

/** The lines of a log without colors. */
function plain(log) {
  // eslint-disable-next-line no-control-regex
  return log.replaceAll(/\x1b\[[0-9;]*m/g, "").split("\n");
}

function read(folder) {
  const results = join(folder, "results");
  const lines = existsSync(results)
    ? readFileSync(results, "utf8").split("\n").filter(Boolean)
    : [];
  return lines.map((line) => {
    const [name, ended, took] = line.split(" ");
    const path = join(folder, `${name}.log`);
    const log = existsSync(path) ? readFileSync(path, "utf8") : "";
    return {
      name,
      ended,
      took: Number(took),
      log,
      file: relative(process.cwd(), path),
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, seconds] = process.argv.slice(2);
  console.log(summary(read(folder), Number(seconds), process.env));
}
