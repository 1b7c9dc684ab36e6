// What comes last when stories have failed: each with its picture and the log of what the browser did, so that the last
// lines of a red run say where to look.
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** What of a failed story is worth a look, in this order. */
const KEPT = ["screenshot", "trace"];
/** From where paths are told. */
const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
/** More failures than that have one cause more often than not; all are in the log above. */
const N_TOLD = 6;

export default class Ending {
  #failed = [];

  onTestEnd(test, result) {
    if (result.status === test.expectedStatus || result.status === "skipped") return;
    const kept = KEPT.flatMap((name) => result.attachments.filter((one) => one.name === name && one.path));
    const files = kept.map(({ path }) => relative(PROJECT, path));
    this.#failed.push([test.titlePath().slice(3).join(" › "), ...files].join("\n      "));
  }

  onEnd() {
    const told = this.#failed.slice(0, N_TOLD);
    for (const story of told) console.log(`    ${story}`);
    if (told.length < this.#failed.length) console.log(`    and ${this.#failed.length - told.length} more`);
  }

  printsToStdio() {
    return false;
  }
}
