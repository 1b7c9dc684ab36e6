// Takes pictures of every board: `npm run shots`, or `npm run shots -- extra,phone it-happens,5p` for those whose name
// has all words of one of the lists. `npm run shots -- find` looks for the moments again.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findAll, findMoment, GAMES, momentsOf } from "./moments.mjs";
import { openMoment, startBrowser, startSite } from "./stage.mjs";

const OUT = fileURLToPath(new URL("../../shots/", import.meta.url));
const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
  small: { width: 360, height: 640 },
  side: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
};

/** All pictures: the main moments in both themes, others once, odd screens and German for some. */
function* pictures() {
  for (const game of GAMES)
    for (const players of [2, game.most])
      for (const moment of [...momentsOf(game, players), ...(game.key === "free" ? [] : ["end"])])
        for (const screen of ["phone", "desk"])
          for (const theme of ["light", "dark"]) yield { game, players, moment, screen, theme, lang: "en" };
  for (const { key, moments } of FIRST)
    for (const screen of ["small", "side", "tablet", "phone", "desk"]) {
      const game = GAMES.find((one) => one.key === key);
      for (const lang of screen === "phone" || screen === "desk" ? ["de"] : ["en", "de"])
        for (const players of [2, game.most])
          for (const moment of moments) yield { game, players, moment, screen, theme: "light", lang };
    }
}
const FIRST = [
  { key: "regenwormen", moments: ["keep", "choose"] },
  { key: "extra", moments: ["keep", "give_back"] },
  { key: "it-happens", moments: ["place", "roll"] },
  { key: "holzwurm", moments: ["pick"] },
];

const wanted = process.argv.slice(2);
if (wanted[0] === "find") {
  findAll();
  process.exit(0);
}
const nameOf = ({ game, players, moment, screen, theme, lang }) =>
  [game.key, `${players}p`, moment, screen, theme, lang].join("-");
const fits = (name) =>
  wanted.length === 0 || wanted.some((words) => words.split(",").every((word) => `-${name}-`.includes(`-${word}-`)));
const list = [...pictures()].filter((one) => fits(nameOf(one)));
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
let n_failed = 0;
for (const one of list) {
  try {
    await take(one);
  } catch (error) {
    n_failed += 1;
    console.log(`FAIL ${nameOf(one)}: ${error.message.split("\n")[0]}`);
  }
}
await browser.close();
await stop();
const rows = list.map(
  (one) =>
    `<figure><img loading="lazy" src="${nameOf(one)}.png" alt=""><figcaption>${nameOf(one)}</figcaption></figure>`,
);
writeFileSync(
  `${OUT}index.html`,
  `<!doctype html><meta charset="utf-8"><title>Wormery</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}img{max-width:480px;border:1px solid #999}</style>${rows.join("\n")}\n`,
);
console.log(`${list.length - n_failed} pictures in web/shots, see index.html there`);
process.exit(n_failed > 0 ? 1 : 0);

async function take(one) {
  const { page, server, close } = await openMoment(browser, base, momentOf(one), {
    size: SIZES[one.screen],
    theme: one.theme,
    lang: one.lang,
  });
  await page.waitForTimeout(250);
  server.goOn();
  if (one.moment === "pick" || one.moment === "full")
    await page.locator("[data-card]:has(.hat), [data-card]:has(.bd)").first().click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${OUT}${nameOf(one)}.png` });
  await close();
}
