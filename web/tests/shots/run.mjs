// Takes pictures of every board: `npm run shots`, or `npm run shots -- extra,safari it-happens,5p` for those whose name
// has all words of one of the lists; `SIZES="1366x640 1536x730" npm run shots -- 1366x640 1536x730` has further screens.
// `npm run shots -- find` looks for the moments again. Says what is covered or cut, and where more than one thing is
// yellow.
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findAll, findMoment } from "./moments.mjs";
import { overlaps } from "./overlaps.mjs";
import { nameOf, picturesOf, scenes } from "./pictures.mjs";
import { writeSheets } from "./sheets.mjs";
import { settle, showMoment, startBrowser, startSite } from "./stage.mjs";
import { suns } from "./suns.mjs";

const OUT = fileURLToPath(new URL("../../shots/", import.meta.url));

const wanted = process.argv.slice(2);
if (wanted[0] === "find") {
  findAll();
  process.exit(0);
}
const fits = (name) =>
  wanted.length === 0 || wanted.some((words) => words.split(",").every((word) => `-${name}-`.includes(`-${word}-`)));
const found = new Map();

function momentOf({ game, players, moment }) {
  const key = [game.key, players, moment].join();
  if (!found.has(key)) found.set(key, findMoment(game, players, moment));
  return found.get(key);
}

if (wanted.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const { base, stop } = await startSite();
const browser = await startBrowser();
const taken = [];
let n_failed = 0;
for (const scene of scenes()) {
  const list = picturesOf(scene).filter((one) => fits(nameOf(one)));
  if (list.length > 0) await show(scene, list).catch((error) => fail(nameOf(list[0]), error.message.split("\n")[0]));
}
await browser.close();
await stop();
const sheets = writeSheets(OUT, taken);
console.log(`${taken.length} pictures in web/shots, see ${sheets.map((key) => `${key}.html`).join(", ")} there`);
process.exit(n_failed > 0 ? 1 : 0);

/** Takes all pictures of a scene: its page is turned and resized as a device would. */
async function show(scene, list) {
  const { page, close } = await showMoment(browser, base, momentOf(scene), list[0]);
  for (const one of list) {
    await page.setViewportSize(one.size);
    await page.emulateMedia({ colorScheme: one.theme });
    await settle(page);
    await page.screenshot({ path: `${OUT}${nameOf(one)}.png` });
    const faults = [...(await overlaps(page)), ...(await suns(page))];
    taken.push({ ...one, faults });
    faults.forEach((fault) => fail(nameOf(one), fault));
  }
  await close();
}

function fail(name, text) {
  n_failed += 1;
  console.log(`FAIL ${name}: ${text}`);
}
