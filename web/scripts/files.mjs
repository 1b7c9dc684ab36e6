// The files of dist, as paths from its root, without their packed forms.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const DIST = fileURLToPath(new URL("../dist/", import.meta.url));

export function files() {
  const all = readdirSync(DIST, { recursive: true }).filter((name) => statSync(join(DIST, name)).isFile());
  return all
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}
