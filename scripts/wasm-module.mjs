// The module that the browser loads, with its nets, as somebody to ask.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";

export const bytes = readFileSync(
  new URL("../web/static/wormery.wasm", import.meta.url),
);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, wormery_alloc, wormery_call, wormery_free, wormery_net } =
  instance.exports;

const nets = new URL("../crates/bots/data/", import.meta.url);
for (const file of readdirSync(nets)) {
  const named = Buffer.concat([
    Buffer.from(`${file.replace(".net", "")}\n`),
    readFileSync(new URL(file, nets)),
  ]);
  const start = wormery_alloc(named.length);
  new Uint8Array(memory.buffer, start, named.length).set(named);
  if (wormery_net(start, named.length) !== 1)
    throw new Error(`${file} is none of the nets`);
}

/** What the module answers to a request of a page. */
export function ask(request) {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const start = wormery_alloc(text.length);
  new Uint8Array(memory.buffer, start, text.length).set(text);
  const packed = BigInt.asUintN(64, wormery_call(start, text.length));
  const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
  const answer = JSON.parse(
    new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)),
  );
  wormery_free(at, length);
  assert.ok("ok" in answer, JSON.stringify(answer));
  return answer.ok;
}
