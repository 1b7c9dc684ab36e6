// Draws the icons of the app from the logo and the drawings of src/assets/art.svg: `npm run icons`, after a change
// there. The pictures are kept in static, because only who changes them needs a browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const art = readFileSync(here("src/assets/art.svg"), "utf8");
const inside = (id) => new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`).exec(art)[1];
/** A drawing without the variables of the page, which an image file does not know. */
const plain = (text) => text.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, "$1");
const mark = plain(inside("logo-mark"));
const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${body}</svg>`;

const logo = svg(
  plain(inside("logo"))
    .replace('<use href="#logo-mark"/>', mark)
    .replace(/\s*\n\s*/g, ""),
);
/** The same without round corners, with the worm inside the circle that every system leaves. */
const square = svg(
  `<rect width="48" height="48" fill="#fdeec9"/><path d="M0 21c4-2 6-2 10 0s8 2 13 0 9-2 13 0 8 2 12 0v27H0z" fill="#7fa83f"/>` +
    `<path d="M0 25c4-2 6-2 10 0s8 2 13 0 9-2 13 0 8 2 12 0v23H0z" fill="#5a3a2e"/>` +
    `<g fill="#7d5848"><circle cx="7" cy="40" r="1.8"/><circle cx="24" cy="45" r="1.4"/><circle cx="42" cy="38.5" r="2"/></g>` +
    `<svg x="9" y="9" width="30" height="30" viewBox="0 0 48 48">${mark}</svg>`,
);
/** A drawing on the ground of its game. */
const picture = (id, lawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="${lawn}"/><svg x="6" y="6" width="36" height="36"><use href="#${id}"/></svg></svg>`;

const PICTURES = [
  ["icon-192", logo, 192],
  ["icon-512", logo, 512],
  ["maskable-192", square, 192],
  ["maskable-512", square, 512],
  ["apple-180", square, 180],
  ["play-regenwormen", picture("die-worm", "#dfe8b6"), 96],
  ["play-extra", picture("hen", "#dfe8b6"), 96],
  ["play-it-happens", picture("anteater", "#f7dfa9"), 96],
  ["play-holzwurm", picture("woodworm", "#ead2a4"), 96],
];

mkdirSync(here("static/icons"), { recursive: true });
writeFileSync(here("static/favicon.svg"), `${logo}\n`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
const tokens = readFileSync(here("src/assets/tokens.css"), "utf8");
for (const [name, drawing, size] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>${tokens} body{margin:0} body>svg:first-of-type{display:block;width:${size}px;height:${size}px} .art{position:absolute;width:0;height:0}</style>${drawing}<div class="art">${art}</div>`,
  );
  await page.screenshot({ path: here(`static/icons/${name}.png`), omitBackground: true });
}
await browser.close();
