// The rules as the browser has them, in this process: games that always come out the same.
import { readdirSync, readFileSync } from "node:fs";

const bytes = readFileSync(new URL("../../static/wormery.wasm", import.meta.url));
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, wormery_alloc, wormery_call, wormery_free, wormery_net } = instance.exports;

const nets = new URL("../../../crates/bots/data/", import.meta.url);
for (const file of readdirSync(nets)) {
  const named = Buffer.concat([Buffer.from(`${file.replace(".net", "")}\n`), readFileSync(new URL(file, nets))]);
  const start = wormery_alloc(named.length);
  new Uint8Array(memory.buffer, start, named.length).set(named);
  if (wormery_net(start, named.length) !== 1) throw new Error(`${file} is none of the nets`);
}

/** Asks the module; throws what it answers when it refuses. */
export function ask(request) {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const start = wormery_alloc(text.length);
  new Uint8Array(memory.buffer, start, text.length).set(text);
  const packed = BigInt.asUintN(64, wormery_call(start, text.length));
  const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
  const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)));
  wormery_free(at, length);
  if ("error" in answer) throw new Error(answer.error);
  return answer.ok;
}

/** A whole game of bots, as the lines of its record without the result. */
export function playOut({ game, options = {}, players, level, seed }) {
  const seats = Array.from({ length: players }, () => ({ type: "bot", level }));
  const { table } = ask({ fn: "open", plan: { game, options, seats }, seed });
  let messages = ask({ fn: "hello", table });
  while (messages.some((message) => message.to_act !== undefined)) messages = ask({ fn: "bot", table, playouts: 2 });
  const lines = ask({ fn: "record", table }).trim().split("\n");
  ask({ fn: "close", id: table });
  return lines.filter((line) => !line.startsWith('{"result"'));
}

/** Opens the game as it was after `ply` events, with a person in seat `me`; answers the number of the table. */
export function openAt({ game, options = {}, players, level = "random" }, lines, ply, me) {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === me ? { type: "person", name: "Mila", color: "teal" } : { type: "bot", level },
  );
  const record = `${lines.slice(0, ply + 1).join("\n")}\n`;
  return ask({ fn: "open", plan: { game, options, seats }, seed: 1, record }).table;
}

/** The frame that seat `me` is shown after `ply` events. */
export function frameAt(plan, lines, ply, me) {
  const table = openAt(plan, lines, ply, me);
  const message = ask({ fn: "hello", table }).find(({ type }) => type === "frame");
  ask({ fn: "close", id: table });
  return message;
}
