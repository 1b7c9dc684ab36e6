import type { Report } from "../../lib/wire/types";
import { calm, DASHES, HEIGHT, linePath, WIDTH, x, y } from "./chart";

/** The words and colors of a picture; colors are asked by the names of tokens.css. */
export interface Paint {
  title: string;
  names: string[];
  color: (token: string) => string;
}

/** The chart as a picture of its own, which any program opens. */
export function picture(review: Report, { title, names, color }: Paint): string {
  const last = review.worth.length - 1;
  const drawn = calm(review);
  const rows = review.rows.map(({ seat }, row) => ({ letter: "abcdefg"[seat ?? row] ?? "g", row }));
  const grid = [0, 25, 50, 75, 100].map((tick) => {
    const at = y(tick / 100).toFixed(1);
    return `<path d="M50 ${at}H${WIDTH - 16}" stroke="${color("line")}"/><text x="42" y="${Number(at) + 5}" text-anchor="end">${tick}</text>`;
  });
  const lines = rows.map(
    ({ letter, row }) =>
      `<path d="${linePath(drawn, row)}" fill="none" stroke="${color(`line-${letter}`)}" stroke-width="3" stroke-linejoin="round" stroke-dasharray="${DASHES[row]}"/>`,
  );
  const legend = rows.map(({ letter, row }) => {
    const left = 50 + (row % 4) * 152;
    const top = HEIGHT + 18 + Math.floor(row / 4) * 26;
    return `<path d="M${left} ${top - 5}h30" stroke="${color(`line-${letter}`)}" stroke-width="3" stroke-dasharray="${DASHES[row]}"/><text x="${left + 38}" y="${top}">${escape(`${letter.toUpperCase()} ${names[row] ?? ""}`)}</text>`;
  });
  const high = HEIGHT + 40 + Math.floor((rows.length - 1) / 4) * 26;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -34 ${WIDTH} ${high + 34}" font-family="sans-serif" font-size="16" fill="${color("ink")}">`,
    `<title>${escape(title)}</title><rect y="-34" width="${WIDTH}" height="${high + 34}" fill="${color("surface")}"/>`,
    `<text x="50" y="-10" font-weight="bold">${escape(title)}</text>`,
    ...grid,
    ...lines,
    ...legend,
    `<path d="M${x(0, last)} ${y(0)}V${y(1)}" stroke="${color("line-strong")}"/></svg>`,
  ].join("\n");
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
