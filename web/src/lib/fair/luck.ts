import { sha256 } from "./sha256";

/** Sixteen bytes of this device's own luck, as 32 hexadecimal digits. */
export function drawLuck(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The hash that commits a seat to its bytes (docs/fair-dice.md): `SHA-256("wormery-seat-1" ‖ id ‖ seat ‖ bytes)`. */
export function seatHash(id: string, seat: number, luck: string): string {
  const text = new TextEncoder().encode(`wormery-seat-1${id}`);
  return hex(sha256(new Uint8Array([...text, seat, ...fromHex(luck)])));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
