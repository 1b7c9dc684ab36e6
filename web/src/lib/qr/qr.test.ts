import { expect, test } from "vitest";
import { MASKS, path, qr, SIZES, times } from "./qr";

/** Reads a code as a camera would: the mask from the format bits, then the codewords, which must have no fault. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => Number(grid[8]![column]));
  const format = [...bits, ...[7, 5, 4, 3, 2, 1, 0].map((row) => Number(grid[row]![8]))].join("");
  const known = FORMATS.indexOf(format);
  expect(known, `format ${format}`).toBeGreaterThanOrEqual(0);
  const again = [
    ...[1, 2, 3, 4, 5, 6, 7].map((up) => Number(grid[size - up]![8])),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((left) => Number(grid[8]![size - left])),
  ];
  expect(again.join("")).toBe(format);
  const plain = [...path(size)]
    .filter(([r, c]) => !isFixed(r, c, size, version))
    .map(([r, c]) => grid[r]![c]! !== MASKS[known]!(r, c));
  const { data, check } = SIZES[version - 1]!;
  const words = Array.from({ length: data + check }, (_, idx) =>
    Number.parseInt(
      plain
        .slice(idx * 8, idx * 8 + 8)
        .map(Number)
        .join(""),
      2,
    ),
  );
  for (let power = 0, root = 1; power < check; power += 1, root = times(root, 2))
    expect(words.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  const stream = words.flatMap((word) => [word >> 4, word & 15]);
  expect(stream[0]).toBe(4);
  const length = stream[1]! * 16 + stream[2]!;
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, idx) => stream[3 + idx * 2]! * 16 + stream[4 + idx * 2]!),
  );
}

function isFixed(r: number, c: number, size: number, version: number): boolean {
  const corner = (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9);
  const small = version > 1 && Math.abs(r - (size - 7)) <= 2 && Math.abs(c - (size - 7)) <= 2;
  return corner || small || r === 6 || c === 6;
}

// The table of the standard for level L, masks 0 to 7.
const FORMATS = [
  "111011111000100",
  "111001011110011",
  "111110110101010",
  "111100010011101",
  "110011000101111",
  "110001100011000",
  "110110001000001",
  "110100101110110",
];

test("links of every length can be read again", () => {
  for (let length = 1; length <= 106; length += 1) {
    const text = `https://worms.example/t/${"K7QF3M".repeat(20)}`.slice(0, length);
    expect(read(qr(text)!)).toBe(text);
  }
});

test("the three corners look at the camera", () => {
  const grid = qr("https://worms.example/t/K7QF3M")!;
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const cut = (row: number, column: number) =>
    finder.map((_, idx) =>
      grid[row + idx]!.slice(column, column + 7)
        .map(Number)
        .join(""),
    );
  for (const [row, column] of [
    [0, 0],
    [0, grid.length - 7],
    [grid.length - 7, 0],
  ] as const)
    expect(cut(row, column)).toEqual(finder);
});

test("what does not fit is refused", () => {
  expect(qr("x".repeat(107))).toBeNull();
});
