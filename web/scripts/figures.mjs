// Draws the figures of the rules from the drawings of src/assets/art.svg: `npm run figures`, after a change there or in
// `games/<game>/rules/figures.json`. A figure has no words, so that it serves all languages, the web client and docs/rules;
// its numbers are drawn in lines of their own. `figures.test.ts` fails when one is old.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const art = readFileSync(here("src/assets/art.svg"), "utf8");
/** Colors of what is not a drawing of its own. */
const INK = "#2b1a20";
const SUN = "#ffc233";
const BERRY = "#c7344f";
const LEAF = "#4f8a2b";
const FONT = "Gabarito, 'Trebuchet MS', system-ui, sans-serif";

/** A drawing without the variables of the page, which an image file does not know. */
function plain(text) {
  const replaced = text.replace(/var\(--[\w-]+,\s*([^()]+)\)/g, "$1");
  return replaced === text ? text : plain(replaced);
}

/** The drawings that a figure uses, with those that they use themselves. */
function symbolsOf(body, found = new Map()) {
  for (const [, id] of body.matchAll(/href="#([\w-]+)"/g)) {
    if (found.has(id)) continue;
    const symbol = new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol>`).exec(art)?.[0];
    if (!symbol) throw new Error(`there is no drawing ${id}`);
    found.set(id, plain(symbol));
    symbolsOf(symbol, found);
  }
  return found;
}

const text = (words, x, y, size = 22, color = INK) =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-weight="800" font-size="${size}" fill="${color}" text-anchor="middle">${words}</text>`;
const use = (id, x, y, width, height = width, color = INK) =>
  `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}" color="${color}"/>`;
const box = (x, y, width, height, fill, radius = 14) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const mark = (sign, color) => (x, y) =>
  `<circle cx="${x}" cy="${y}" r="10" fill="${color}" stroke="#fff" stroke-width="2"/>${use(sign, x - 7, y - 7, 14, 14, "#fff")}`;

/** What a figure is made of, by the first word of each line. */
const DRAW = {
  box,
  text,
  use,
  yes: mark("i-check", LEAF),
  no: mark("i-cross", BERRY),
  /** A tile with its number. */
  tile: (worms, number, x, y, width = 40) =>
    use(`tile-${worms}`, x, y, width, width * 1.364) + text(number, x + width / 2, y + width * 0.56, width * 0.48),
  /** A ring of the sun around what is meant, or of berries around what is lost. */
  ring: (x, y, width, height, isLost = false) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="none" stroke="${isLost ? BERRY : SUN}" stroke-width="4"/>`,
  arrow: (x, y, toX, toY, bend = 0) => {
    const [midX, midY] = [(x + toX) / 2, (y + toY) / 2 - bend];
    const angle = (Math.atan2(toY - midY, toX - midX) * 180) / Math.PI;
    return (
      `<path d="M${x} ${y}Q${midX} ${midY} ${toX} ${toY}" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>` +
      `<path d="M-11 -7L0 0L-11 7" transform="translate(${toX} ${toY}) rotate(${Math.round(angle)})" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  },
  /** Who plays: a badge with a letter. */
  seat: (letter, color, x, y) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${color}" stroke="${INK}" stroke-width="2.5"/>` +
    text(letter, x, y + 6, 18),
  /** A die in somebody's color. */
  block: (number, color, x, y) =>
    `<rect x="${x}" y="${y}" width="34" height="34" rx="8" fill="${color}" stroke="${INK}" stroke-width="2.5"/>` +
    text(number, x + 17, y + 24, 20),
  /** A field without a die. */
  field: (x, y) =>
    `<rect x="${x}" y="${y}" width="34" height="34" rx="8" fill="#fff6e0" stroke="${INK}" stroke-width="1.5" stroke-dasharray="4 3"/>`,
  /** A card: what it scores, and its suit. */
  card: (score, suit, color, x, y) =>
    `<rect x="${x}" y="${y}" width="42" height="60" rx="8" fill="${color}" stroke="${INK}" stroke-width="2.5"/>` +
    text(score, x + 21, y + 27, score.length > 2 ? 17 : 20, "#fff") +
    use(suit, x + 11, y + 34, 20, 20, "#fff"),
};

/** A figure as a file of its own. */
export function figure({ size: [width, height], draw }) {
  const body = draw.map(([kind, ...given]) => DRAW[kind](...given)).join("\n");
  const symbols = [...symbolsOf(body).values()].join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
${symbols}
</defs>
${box(0, 0, width, height, "#fdf3dc", 18)}
${body}
</svg>
`;
}

/** Every figure of every game: where it is kept, and what it looks like. */
export function figures() {
  const games = readdirSync(here("../content"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name }) => {
    const folder = `content/${name}/rules`;
    let described = [];
    try {
      described = JSON.parse(readFileSync(here(`../${folder}/figures.json`), "utf8"));
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
    return described.map((one) => ({ path: `${folder}/figures/${one.name}.svg`, text: figure(one) }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of figures()) {
    mkdirSync(here(`../${path}`).replace(/[^/]+$/, ""), { recursive: true });
    writeFileSync(here(`../${path}`), text);
  }
