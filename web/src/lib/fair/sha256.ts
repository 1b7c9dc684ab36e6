/**
 * SHA-256 (FIPS 180-4) of a few bytes.
 *
 * The browser has it too, but only on pages from https, and Wormery is often played over plain http at home.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const words = padded(bytes);
  const state = new Uint32Array(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16) mix(state, w, words.subarray(block, block + 16));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, idx) => out.setUint32(idx * 4, word));
  return new Uint8Array(out.buffer);
}

function padded(bytes: Uint8Array): Uint32Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, idx) => view.setUint8(idx, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 4, bytes.length * 8);
  return Uint32Array.from({ length: length / 4 }, (_, idx) => view.getUint32(idx * 4));
}

function mix(state: Uint32Array, w: Uint32Array, block: Uint32Array): void {
  w.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) >>> 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, idx) => (state[idx] = state[idx]! + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
});
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(prime ** (1 / 3)));

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}
