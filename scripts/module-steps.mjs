// What a step of a game in the browser costs: how many bytes the module answers, and how long that takes.
import { performance } from "node:perf_hooks";
import { ask } from "./wasm-module.mjs";

const GAMES = 3;
const NEAR = 10;
const AT = [10, 300, 1200];
const seats = ["Ann", "Bo"].map((name) => ({
  type: "person",
  name,
  color: "rust",
}));
const plan = { game: "regenwormen", options: {}, start_seat: 0, seats };
const found = new Map(AT.map((at) => [at, []]));
let bytes = 0;

for (let seed = 7; seed < 7 + GAMES; seed += 1) {
  const { table } = ask({ fn: "open", plan, seed });
  let { messages } = ask({ fn: "hello", table });
  for (let step = 1; step <= Math.max(...AT); step += 1) {
    const mine = messages.find(
      ({ seat, to_act }) => to_act !== undefined && seat === to_act,
    );
    if (!mine) break;
    const { ply, legal } = mine.frame;
    const began = performance.now();
    const reply = ask({
      fn: "act",
      table,
      ply,
      action: legal.at(-1).action,
    });
    const ms = performance.now() - began;
    const size = Buffer.byteLength(JSON.stringify(reply));
    bytes += seed === 7 ? size : 0;
    for (const at of AT)
      if (step > at - NEAR && step <= at)
        found.get(at).push({ ms, size, bytes });
    messages = reply.messages;
  }
  ask({ fn: "close", id: table });
}
const median = (all) => all.sort((one, other) => one - other)[all.length >> 1];
for (const [at, steps] of found) {
  if (steps.length === 0) continue;
  const size = median(steps.map((step) => step.size));
  const ms = median(steps.map((step) => step.ms)).toFixed(2);
  const all = steps[NEAR - 1]?.bytes;
  console.log(`step ${at}: ${size} bytes, ${ms} ms; ${all} bytes so far`);
}
