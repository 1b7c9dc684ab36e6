import { inRows, type Mark, MARKS } from "./marks";

/** What stands on the picture. */
export interface Said {
  title: string;
  note: string;
  more: string;
  site: string;
}

export const WIDTH = 1080;
export const HEIGHT = 566;
/** The picture is always the light one. */
const [SKY, INK, SOFT, LAWN, SOIL, PALE] = ["#fdf6e6", "#2b1a20", "#6b4f4b", "#7fa83f", "#4a2f2a", "#fff8e8"];
const SIDE = 84;
const GAP = 10;
const MOST_ROWS = 3;
/** The middle of the marks, between the title and the grass. */
const MIDDLE = 290;

/** What was made of a day as a picture of its own; `symbols` are the drawings of the marks and the logo. */
export function picture(marks: readonly Mark[], said: Said, symbols: string): string {
  const rows = inRows(marks).slice(0, MOST_ROWS);
  const top = MIDDLE - (rows.length * (SIDE + GAP) - GAP) / 2;
  const cell = (mark: Mark, column: number, row: number) => {
    const [x, y] = [60 + column * (SIDE + GAP), top + row * (SIDE + GAP)];
    const inset = 12;
    return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="18" fill="#f2e6cd"/><use href="#${MARKS[mark].pic}" x="${x + inset}" y="${y + inset}" width="${SIDE - 2 * inset}" height="${SIDE - 2 * inset}"/>`;
  };
  const text = (x: number, y: number, words: string, more: string) =>
    `<text x="${x}" y="${y}" ${more}>${escape(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="ui-rounded, 'Trebuchet MS', sans-serif" fill="${INK}">`,
    `<defs>${symbols}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${SKY}"/>`,
    `<use href="#logo" x="60" y="${rows.length > 2 ? 24 : 40}" width="96" height="96"/>`,
    text(180, rows.length > 2 ? 70 : 86, clip(said.title, 30), 'font-weight="bold" font-size="46"'),
    text(180, rows.length > 2 ? 108 : 126, clip(said.note, 46), `fill="${SOFT}" font-size="28"`),
    ...rows.flatMap((row, idx) => row.map((mark, column) => cell(mark, column, idx))),
    grass(),
    `<rect y="${HEIGHT - 96}" width="${WIDTH}" height="96" fill="${SOIL}"/>`,
    text(60, HEIGHT - 38, said.more, `fill="${PALE}" font-weight="bold" font-size="32"`),
    text(WIDTH - 60, HEIGHT - 38, said.site, `fill="${PALE}" font-weight="bold" font-size="32" text-anchor="end"`),
    "</svg>",
  ].join("\n");
}

function grass(): string {
  const blades = Array.from(
    { length: 36 },
    (_, idx) => `l15 ${idx % 3 === 1 ? -30 : -20} 15 ${idx % 3 === 1 ? 30 : 20}`,
  );
  return `<path d="M0 ${HEIGHT - 95}${blades.join("")}z" fill="${LAWN}"/>`;
}

/** The drawings of these ids, and what they are made of, out of the page. */
export function symbolsOf(ids: readonly string[], find: (id: string) => Element | null): string {
  const found = new Map<string, string>();
  const look = (id: string) => {
    const text = found.has(id) ? null : find(id)?.outerHTML;
    if (!text) return;
    found.set(id, text);
    for (const [, used] of text.matchAll(/href="#([^"]+)"/g)) look(used!);
  };
  ids.forEach(look);
  return [...found.values()].join("");
}

function clip(words: string, n: number): string {
  return words.length > n ? `${words.slice(0, n - 1)}…` : words;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
