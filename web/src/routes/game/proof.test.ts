import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Engine } from "../../lib/engine/module";
import { witness, witnessed } from "../../lib/fair/memory";
import { checksOf, withdrawnOf, type Verified } from "./proof";
import { parseRecord } from "../../lib/played/record";

/** The module itself, in this process. `make wasm` puts it there. */
const engine = await Engine.load(readFileSync("static/wormery.wasm"));
const record = readFileSync("../records/fair/regenwormen-2p.wgr", "utf8");
const proof = parseRecord(record).proof!;
const second = readFileSync("../records/fair/regenwormen-2p-v2.wgr", "utf8");

function states(text: string, seen: ReturnType<typeof witnessed> = null, kept: string | null = null): string {
  const found = engine.ask<Verified>({ fn: "verify", record: text });
  return checksOf(found, parseRecord(text).proof, seen, kept)
    .map(({ name, state }) => `${name} ${state}`)
    .join(", ");
}

/** The record with another digit in front of something. */
const spoil = (text: string) => record.replace(text, (text.startsWith("0") ? "1" : "0") + text.slice(1));

test("a proven record passes every check", () => {
  expect(states(record)).toBe("commitment passed, entropy passed, dice passed, rules passed");
});

test("what is exchanged is found, and what comes after it stays open", () => {
  expect(states(spoil(proof.secret!))).toBe("commitment failed, entropy unknown, dice unknown, rules unknown");
  const entropy = proof.seats.find((seat) => seat.entropy !== undefined)!.entropy!;
  expect(states(spoil(entropy))).toBe("commitment passed, entropy failed, dice unknown, rules unknown");
  const [header, ...lines] = record.split("\n");
  const idx = lines.findIndex((line) => line.includes('"dice"'));
  lines[idx] = lines[idx]!.replace(/"faces":\["(.)"/, (_, face: string) => `"faces":["${face === "1" ? "2" : "1"}"`);
  expect(states([header, ...lines].join("\n"))).toMatch(
    /commitment passed, entropy passed, (dice failed, rules unknown|dice unknown, rules failed)/,
  );
});

test("in version 2 names and the whole record are checked, too", () => {
  const all = (names: string, whole: string, lines = "passed") =>
    `commitment passed, entropy passed, names ${names}, dice ${lines}, rules ${lines}, whole ${whole}`;
  expect(states(second)).toBe(all("passed", "passed"));
  expect(states(second.replace("Player 1", "Player l"))).toBe(all("failed", "unknown", "unknown"));
  const lines = second.split("\n");
  expect(states(lines.slice(0, 9).join("\n"))).toBe(all("passed", "failed"));
  const idx = lines.findLastIndex((line) => line.includes('"nonce"'));
  lines[idx] = lines[idx]!.replace(/"nonce":"(.)/, (_, digit: string) => `"nonce":"${digit === "0" ? "1" : "0"}`);
  expect(states(lines.join("\n"))).not.toBe(all("passed", "passed"));
});

test("a withdrawn name is told, and the rest is proven", () => {
  const { salt } = parseRecord(second).proof!.seats[1]!;
  const nameless = second.replace(`,"salt":"${salt}"`, "").replace("Player 1", "Somebody");
  expect(states(nameless)).toBe(states(second));
  expect([nameless, second, record].map((text) => withdrawnOf(parseRecord(text).proof!))).toEqual([[1], [], []]);
});

test("another record than the one that was played is found", () => {
  const { digest } = parseRecord(second).proof!;
  expect(states(second, null, digest)).toMatch(/^kept passed, commitment passed/);
  expect(states(second, null, "another")).toMatch(/^kept failed, commitment passed/);
  expect(states(record, null, "another")).toMatch(/^kept failed, commitment passed/);
});

test("a record without a proof has nothing to check", () => {
  expect(states(readFileSync("../records/regenwormen-3p.wgr", "utf8"))).toBe("");
});

test("another proof than the one this device saw is found", () => {
  const shelf = new Map<string, string>();
  const store = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
  };
  expect(witnessed(proof.id, store)).toBeNull();
  const seat = proof.seats.findIndex(({ hash }) => hash !== undefined);
  witness(proof.id, proof.commitment, seat, "before a reload", store);
  expect(states(record, witnessed(proof.id, store))).toContain("seen failed");
  witness(proof.id, proof.commitment, seat, proof.seats[seat]!.hash!, store);
  expect(states(record, witnessed(proof.id, store))).toContain("seen passed");
  expect(states(record, { commitment: "another", hashes: {} })).toContain("seen failed");
});

test("only so many games are remembered, the latest ones", () => {
  const shelf = new Map<string, string>();
  const store = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
  };
  for (let n = 0; n < 130; n += 1) witness(`game ${n}`, "c", 0, "h", store);
  expect([witnessed("game 29", store), witnessed("game 129", store)?.commitment]).toEqual([null, "c"]);
});
