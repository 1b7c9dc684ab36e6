// Loads the module that the browser loads, and lets it do what a page asks of it: a game, its record, proofs, the size.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { ask, bytes } from "./wasm-module.mjs";

const MOST_BYTES = 350_000;
for (const { game, levels } of ask({ fn: "rules" })) {
  const seats = [
    { type: "bot", level: levels[1].name },
    { type: "bot", level: "random" },
  ];
  const { table } = ask({ fn: "open", plan: { game, options: {}, start_seat: 0, seats }, seed: 7 });
  let { messages } = ask({ fn: "hello", table });
  while (messages.some((message) => message.to_act !== undefined))
    ({ messages } = ask({ fn: "bot", table, playouts: 4 }));
  const record = ask({ fn: "hello", table }).lines;
  const review = ask({ fn: "review", record });
  for (const row of review.rows)
    assert.equal(
      row.start + row.luck + row.hidden + row.own + row.others + row.rest,
      row.result,
    );
}
// What the judges say of recorded games is the same as in crates/review/tests/bits.rs, to the last bit.
const bits = new DataView(new ArrayBuffer(8));
for (const [file, known] of Object.entries(
  JSON.parse(readFileSync("records/reviews.json", "utf8")),
)) {
  const { worth } = ask({
    fn: "review",
    record: readFileSync(`records/${file}`, "utf8"),
  });
  let found = 0n;
  for (const share of worth.flat()) {
    bits.setFloat64(0, share);
    found = BigInt.asUintN(64, (found ^ bits.getBigUint64(0)) * 0x100000001b3n);
  }
  assert.equal(found.toString(16).padStart(16, "0"), known, file);
}
// Games of days: the same moves bring the same dice and the same answers of the bots as in crates/today/tests/days.
const rules = ask({ fn: "rules" });
for (const file of readdirSync("records/today").filter((name) =>
  name.endsWith(".wgr"),
)) {
  const known = readFileSync(`records/today/${file}`, "utf8")
    .trimEnd()
    .split("\n");
  const { game, options, meta } = JSON.parse(known[0]);
  const bots = rules.find((one) => one.game === game).day_bots;
  assert.equal(bots.version, meta.today.bots, file);
  const seats = [
    { type: "person", name: "Ann", color: "rust" },
    ...bots.levels.map((level) => ({ type: "bot", level })),
  ];
  const plan = { game, options: options ?? {}, start_seat: 0, seats };
  const { today } = meta;
  let { table } = ask({ fn: "open", plan, seed: 1, today });
  const steps = known.slice(1).map((line) => JSON.parse(line));
  for (const [ply, step] of steps.entries()) {
    if (ply === 40) {
      // Gone on with by a page that was loaded again, with another seed.
      const record = ask({ fn: "hello", table }).lines;
      ({ table } = ask({ fn: "open", plan, seed: 99, record, today }));
    }
    if (step.seat === 0)
      ask({ fn: "act", table, ply, action: step.action });
    else if (step.seat !== undefined) ask({ fn: "bot", table, playouts: 1 });
  }
  const played = ask({ fn: "hello", table }).lines.trimEnd().split("\n");
  assert.deepEqual(played.slice(1), known.slice(1), file);
  assert.deepEqual(JSON.parse(played[0]).meta, meta, file);
}
for (const file of readdirSync("records/fair").filter((name) =>
  name.endsWith(".wgr"),
)) {
  const verified = ask({
    fn: "verify",
    record: readFileSync(`records/fair/${file}`, "utf8"),
  });
  assert.equal(verified.fair, true, file);
}
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
}).length;
assert.ok(
  packed <= MOST_BYTES,
  `the module has ${packed} bytes with brotli, ${MOST_BYTES} are the most`,
);
console.log(
  `test-wasm: three games, days, proofs and reviews; ${packed} bytes with brotli`,
);
