// Which stories there are: every file of this folder that exports tests, those with the longest tests first.
import { readdirSync, readFileSync } from "node:fs";

const HERE = new URL("./", import.meta.url);
const LONGEST = ["firefox", "offline", "keyboard", "overlaps", "languages", "play"];

const rank = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);

export const STORIES = readdirSync(HERE)
  .filter((file) => /^\w+\.mjs$/.test(file) && /^export (const tests|\{.*\btests\b)/m.test(text(file)))
  .map((file) => file.replace(".mjs", ""))
  .sort((one, other) => rank(one) - rank(other));

function text(file) {
  return readFileSync(new URL(file, HERE), "utf8");
}
