/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction L, versions 1 to 5, which need a single block.
 *
 * Answers the rows of dark modules without the quiet zone, or nothing for a text of more than 106 bytes.
 */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const idx = SIZES.findIndex(({ data }) => bytes.length <= data - 2);
  const size = SIZES[idx];
  if (!size) return null;
  const data = codewords(bytes, size.data);
  const bits = [...data, ...correction(data, size.check)].flatMap((byte) => bitsOf(byte, 8));
  const masks = Array.from({ length: 8 }, (_, mask) => draw(idx + 1, bits, mask));
  return masks.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** Data and check codewords of versions 1 to 5 at level L. */
export const SIZES = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
];

function bitsOf(number: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, bit) => ((number >> (count - 1 - bit)) & 1) === 1);
}

/** Mode, length, the bytes, an end mark, and filling. */
function codewords(bytes: Uint8Array, count: number): number[] {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, 8),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ];
  const out: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8)
    out.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0));
  while (out.length < count) out.push((out.length - bytes.length) % 2 === 0 ? 0xec : 0x11);
  return out;
}

/** Multiplies in the field of 256 elements with the polynomial 0x11d. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed–Solomon check codewords. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power += 1, root = times(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, idx) => (next[idx + 1]! ^= times(factor, root)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at]!;
    generator.forEach((part, idx) => (rest[at + idx]! ^= times(part, factor)));
  }
  return rest.slice(data.length);
}

export const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function draw(version: number, bits: boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  fixed(grid, version, size);
  format(grid, size, mask);
  let next = 0;
  for (const [row, column] of path(size)) {
    if (grid[row]![column] !== null) continue;
    grid[row]![column] = (bits[next] ?? false) !== MASKS[mask]!(row, column);
    next += 1;
  }
  return grid as boolean[][];
}

/**
 * The order of the modules: two columns at a time from the right, up and down in turns, without the column of timing.
 */
export function* path(size: number): Generator<[number, number]> {
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) yield [up ? size - 1 - step : step, column];
  }
}

function fixed(grid: (boolean | null)[][], version: number, size: number): void {
  const ring = (row: number, column: number, reach: number, light: number[]) => {
    for (let r = -reach; r <= reach; r += 1)
      for (let c = -reach; c <= reach; c += 1) {
        const line = grid[row + r];
        if (line && column + c >= 0 && column + c < size)
          line[column + c] = !light.includes(Math.max(Math.abs(r), Math.abs(c)));
      }
  };
  for (let at = 0; at < size; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, [2, 4]);
  if (version > 1) ring(size - 7, size - 7, 2, [1]);
}

/** Level L and the mask, protected by a code of their own, written twice; and the module that is always dark. */
function format(grid: (boolean | null)[][], size: number, mask: number): void {
  const data = (1 << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = bitsOf(((data << 10) | rest) ^ 0x5412, 15);
  bits.forEach((bit, idx) => {
    const near = idx < 6 ? idx : idx < 8 ? idx + 1 : 0;
    if (idx < 8) grid[8]![near] = bit;
    else grid[idx === 8 ? 7 : 14 - idx]![8] = bit;
    if (idx < 7) grid[size - 1 - idx]![8] = bit;
    else grid[8]![size - 15 + idx] = bit;
  });
  grid[size - 8]![8] = true;
}

/** How hard a grid is to read: long runs, and an uneven share of dark. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, idx) => grid.map((row) => row[idx]!));
  const runs = [...grid, ...columns].reduce((sum, line) => sum + runPenalty(line), 0);
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

function runPenalty(line: boolean[]): number {
  const text = line.map(Number).join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const false_finders = (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * false_finders;
}
