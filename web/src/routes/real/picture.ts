import type { EveningTable } from "./evening";

/** The words of the picture. */
export interface Said {
  title: string;
  wins: string;
  points: string;
  /** The name of a game by its offer. */
  name: (offer: string) => string;
}

const WIDTH = 1080;
const LINE = 64;
const TOP = 170;
const LEFT = 300;
/** The picture is always the light one. */
const [SKY, INK, SOFT, LAWN, SUN] = ["#fdf6e6", "#2b1a20", "#6b4f4b", "#dfe8b6", "#ffc233"];

/** The evening as a picture of its own, which any program opens. */
export function picture({ names, rows, wins, points }: EveningTable, said: Said): string {
  const column = (WIDTH - LEFT - 60) / Math.max(1, names.length);
  const x = (idx: number) => LEFT + column * (idx + 0.5);
  const high = TOP + LINE * (rows.length + 2 + (points ? 1 : 0)) + 40;
  const text = (at: number, y: number, words: string, more = "") =>
    `<text x="${at}" y="${y}" ${more}>${escape(words)}</text>`;
  const line = (place: number, label: string, cells: string[], bold: boolean) => {
    const y = TOP + LINE * (place + 1);
    const weight = bold ? 'font-weight="bold"' : "";
    return [
      text(48, y, clip(label, 20), `${weight} fill="${bold ? INK : SOFT}" font-size="26"`),
      ...cells.map((cell, idx) => text(x(idx), y, cell, `${weight} text-anchor="middle" font-size="34"`)),
    ];
  };
  const best = Math.max(...wins);
  const crowns = wins.map((n, idx) =>
    n === best && n > 0
      ? `<path transform="translate(${x(idx) - 24} ${TOP - 84})" d="M6 28 3 7l11 7L24 3l10 11 11-7-3 21c-11-3-25-3-36 0z" fill="${SUN}" stroke="${INK}" stroke-width="2.800" stroke-linejoin="round"/>`
      : "",
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${high}" viewBox="0 0 ${WIDTH} ${high}" font-family="ui-rounded, 'Trebuchet MS', sans-serif" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${high}" fill="${SKY}"/><path d="M0 ${high - 70}Q${WIDTH / 2} ${high - 130} ${WIDTH} ${high - 70}V${high}H0z" fill="${LAWN}"/>`,
    text(48, 64, said.title, 'font-weight="bold" font-size="38"'),
    ...crowns,
    ...names.map((name, idx) =>
      text(
        x(idx),
        TOP - 20,
        clip(name, Math.floor(column / 17)),
        'font-weight="bold" text-anchor="middle" font-size="30"',
      ),
    ),
    ...rows.flatMap(({ offer, cells }, idx) =>
      line(
        idx,
        said.name(offer),
        cells.map((cell) => (cell ? `${cell.isFirst ? "★ " : ""}${cell.score}` : "–")),
        false,
      ),
    ),
    ...(points ? line(rows.length, said.points, points.map(String), true) : []),
    ...line(rows.length + (points ? 1 : 0), said.wins, wins.map(String), true),
    "</svg>",
  ].join("\n");
}

function clip(words: string, n: number): string {
  return words.length > n ? `${words.slice(0, n - 1)}…` : words;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
