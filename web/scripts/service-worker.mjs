// Builds dist/sw.js with the list of all files of dist in it, and a version that changes with any of them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { DIST, files } from "./files.mjs";

const names = files().filter((name) => name !== "sw.js");
const hash = createHash("sha256");
for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(DIST, name)));
const version = hash.digest("hex").slice(0, 12);

await build({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  define: { __FILES__: JSON.stringify(names.map((name) => `/${name}`)), __VERSION__: JSON.stringify(version) },
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: fileURLToPath(new URL("../src/sw/sw.ts", import.meta.url)),
      formats: ["es"],
      fileName: () => "sw.js",
    },
  },
});
console.log(`service-worker: ${names.length} files, version ${version}`);
