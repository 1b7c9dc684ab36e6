import { expect, test } from "vitest";
import { drawLuck, hex, seatHash } from "./luck";
import { sha256 } from "./sha256";

const digest = (text: string) => hex(sha256(new TextEncoder().encode(text)));

test("the examples of the standard", () => {
  expect(digest("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("it agrees with the browser's own for every length up to three blocks", async () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, idx) => (idx * 7 + length) & 255);
    expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  }
});

test("a seat's hash is that of the worked example in docs/fair-dice.md", () => {
  expect(seatHash("t-42", 0, EXAMPLE.entropy)).toBe(EXAMPLE.hash);
});

test("luck is 32 digits and never the same", () => {
  const drawn = new Set(Array.from({ length: 100 }, drawLuck));
  expect(drawn.size).toBe(100);
  for (const luck of drawn) expect(luck).toMatch(/^[0-9a-f]{32}$/);
});

const EXAMPLE = {
  entropy: "a0a1a2a3a4a5a6a7a8a9aaabacadaeaf",
  hash: "de7eb82ab200269ddf0e3f476cd5e6e3b5bb4b2eb3d85826315ba09c1f3efeee",
};
