// What the first page says: the messages named in the files that its entry imports at once, one through the other.
// Everything else is loaded later, and so are its messages.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[\w\s{},*$]+?\s+from\s+)?"(\.[^"]+)"/gm;
const MESSAGE = /\bm\.(\w+)/g;

/** The keys of all messages that an entry and what it imports name. */
export function saidAtOnce(entry) {
  const files = new Map();
  const open = [entry];
  while (open.length > 0) {
    const file = open.pop();
    if (files.has(file)) continue;
    const text = readFileSync(file, "utf8");
    files.set(file, text);
    for (const [, path] of text.matchAll(IMPORT)) open.push(...found(join(dirname(file), path)));
  }
  return new Set([...files.values()].flatMap((text) => [...text.matchAll(MESSAGE)].map(([, key]) => key)));
}

/** The keys of all messages that are named outside of the folder of the game whose name they begin with. */
export function saidElsewhere(source, games) {
  const files = readdirSync(source, { recursive: true }).filter((path) => /\.(ts|svelte)$/.test(path));
  const keys = new Set();
  for (const path of files) {
    const place = path.split(sep).join("/");
    for (const [, key] of readFileSync(join(source, path), "utf8").matchAll(MESSAGE)) {
      const owner = games.find(({ prefix }) => key.startsWith(`${prefix}_`));
      if (owner && !place.startsWith(`games/${owner.game}/`)) keys.add(key);
    }
  }
  return keys;
}

/** The file that an import means, if it may name messages. */
function found(path) {
  const file = [path, `${path}.ts`, join(path, "index.ts")].find((one) => existsSync(one) && statSync(one).isFile());
  return file !== undefined && /\.(ts|svelte)$/.test(file) ? [file] : [];
}
