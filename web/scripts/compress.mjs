// Writes .br and .gz beside every file of dist that gets smaller, so that the server need not compress anything.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT = /\.(html|js|css|svg|json|wasm|webmanifest|txt)$/;
const dist = fileURLToPath(new URL("../dist/", import.meta.url));

for (const name of readdirSync(dist, { recursive: true })) {
  const file = join(dist, name);
  if (!statSync(file).isFile() || !WORTH_IT.test(name)) continue;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [end, small] of Object.entries(packed)) if (small.length < bytes.length) writeFileSync(`${file}.${end}`, small);
}
