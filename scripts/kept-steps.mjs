// What it costs to keep a step of a game in the browser's database: bytes and time, by its lines and as a whole record.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { ask } from "./wasm-module.mjs";

const web = createRequire(new URL("../web/package.json", import.meta.url));
const { rolldown } = await import(web.resolve("rolldown"));
const { chromium } = web("playwright");

const AT = [10, 300, 1200];
const NEAR = 10;

/** The steps of a game of two people: the table after each, and what its record goes on with. */
function played() {
  const seats = ["Ann", "Bo"].map((name) => ({
    type: "person",
    name,
    color: "rust",
  }));
  const plan = { game: "regenwormen", options: {}, start_seat: 0, seats };
  const { table } = ask({ fn: "open", plan, seed: 7 });
  let reply = ask({ fn: "hello", table });
  let record = reply.lines;
  const row = {
    id: "local-a",
    game: "local-b",
    plan,
    created: "",
    changed: "",
  };
  const steps = [
    { thing: { ...row, ply: 0, record }, grown: { lines: record } },
  ];
  while (steps.length <= Math.max(...AT)) {
    const mine = reply.messages.find(
      ({ seat, to_act }) => to_act !== undefined && seat === to_act,
    );
    if (!mine) break;
    const { ply, legal } = mine.frame;
    reply = ask({ fn: "act", table, ply, action: legal.at(-1).action });
    record += reply.lines;
    const { since, lines } = reply;
    steps.push({
      thing: { ...row, ply: reply.ply, record },
      grown: { since, lines },
    });
  }
  return steps;
}

/** Keeps all steps in a page, one after the other: the bytes and the time of each. */
async function kept(page, steps, isByLines) {
  return page.evaluate(
    async ({ steps, isByLines }) => {
      let bytes = 0;
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (thing) {
        bytes += new TextEncoder().encode(JSON.stringify(thing)).length;
        return put.call(this, thing);
      };
      const shelf = globalThis.openShelf("tables");
      const found = [];
      for (const { thing, grown } of steps) {
        const [before, began] = [bytes, performance.now()];
        await shelf.put(thing, isByLines ? grown : undefined);
        found.push({ bytes: bytes - before, ms: performance.now() - began });
      }
      IDBObjectStore.prototype.put = put;
      return found;
    },
    { steps, isByLines },
  );
}

const input = fileURLToPath(
  new URL("../web/src/lib/storage/shelf.ts", import.meta.url),
);
const bundle = await rolldown({ input });
const { output } = await bundle.generate({ format: "esm" });
const code = output[0].code.replace(
  /export \{.*\}/,
  "globalThis.openShelf = openShelf",
);
const executablePath = execFileSync(
  fileURLToPath(new URL("chromium", import.meta.url)),
  { encoding: "utf8" },
).trim();
const browser = await chromium.launch({ executablePath });
const steps = played();
const median = (all) => all.sort((one, other) => one - other)[all.length >> 1];
for (const isByLines of [false, true]) {
  const page = await browser.newPage();
  await page.route("**/*", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto("http://localhost/");
  await page.addScriptTag({ type: "module", content: code });
  await page.waitForFunction(() => globalThis.openShelf);
  const found = await kept(page, steps, isByLines);
  for (const at of AT.filter((at) => at < found.length)) {
    const near = found.slice(at - NEAR + 1, at + 1);
    const size = median(near.map(({ bytes }) => bytes));
    const ms = median(near.map(({ ms }) => ms)).toFixed(2);
    const all = found
      .slice(0, at + 1)
      .reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(
      `step ${at}, ${isByLines ? "by lines" : "as a whole"}: ${size} bytes, ${ms} ms; ${all} bytes so far`,
    );
  }
  await page.close();
}
await browser.close();
