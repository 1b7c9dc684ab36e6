// Writes .br and .gz beside every file of dist that gets smaller, so that the server need not compress anything.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { DIST, files } from "./files.mjs";

const WORTH_IT = /\.(html|js|css|svg|json|wasm|webmanifest|txt)$/;

for (const name of files().filter((name) => WORTH_IT.test(name))) {
  const file = join(DIST, name);
  const bytes = readFileSync(file);
  const packed = { br: brotli(bytes), gz: gzipSync(bytes, { level: 9 }) };
  for (const [end, small] of Object.entries(packed))
    if (small.length < bytes.length) writeFileSync(`${file}.${end}`, small);
}

/** As small as it gets: a smaller window is sometimes better than a large one. */
function brotli(bytes) {
  const tries = [20, 21, 22].map((window) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return brotliCompressSync(bytes, { params });
  });
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}
