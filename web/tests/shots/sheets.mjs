// Contact sheets: a page for each board with all its pictures, and what is covered or cut in them.
import { writeFileSync } from "node:fs";
import { nameOf } from "./pictures.mjs";

const LOOK = `body{margin:16px;font:14px sans-serif;background:#ddd}section{display:flex;flex-wrap:wrap;gap:12px;margin-bottom:28px}
figure{margin:0}img{display:block;height:420px;border:1px solid #999}li{color:#a00}`;

/** Writes a sheet for each board and answers their names. `taken` has pictures with their faults. */
export function writeSheets(out, taken) {
  const keys = [...new Set(taken.map(({ game }) => game.key))];
  for (const key of keys)
    writeFileSync(
      `${out}${key}.html`,
      sheet(
        key,
        taken.filter(({ game }) => game.key === key),
      ),
    );
  const links = keys.map((key) => `<li><a href="${key}.html">${key}</a></li>`);
  writeFileSync(`${out}index.html`, html("Wormery", `<ul>${links.join("")}</ul>`));
  return keys;
}

function sheet(key, taken) {
  const titles = [...new Set(taken.map(titleOf))];
  const parts = titles.map(
    (title) =>
      `<h2>${title}</h2><section>${taken
        .filter((one) => titleOf(one) === title)
        .map(figure)
        .join("\n")}</section>`,
  );
  return html(key, parts.join("\n"));
}

function titleOf({ moment, players, lang }) {
  return `${moment}, ${players} players, ${lang}`;
}

function figure(one) {
  const faults = one.faults.map((fault) => `<li>${escaped(fault)}</li>`).join("");
  const { width, height } = one.size;
  return `<figure><a href="${nameOf(one)}.png"><img loading="lazy" src="${nameOf(one)}.png" alt=""></a><figcaption>${width}×${height} ${one.theme}<ul>${faults}</ul></figcaption></figure>`;
}

function html(title, body) {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${LOOK}</style><h1>${title}</h1>\n${body}\n`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
