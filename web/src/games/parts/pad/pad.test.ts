import { expect, test } from "vitest";
import { type KeptPad, Pad } from "./pad.svelte";

function pad(kept: KeptPad<number> | null = null) {
  const saved: KeptPad<number>[] = [];
  const made = new Pad<number>(
    { rows: 2, seats: 2 },
    () => 0,
    (state) => saved.push(state),
    kept,
  );
  return { made, saved };
}

test("next walks round the table and writes down nothing as nothing", () => {
  const { made } = pad();
  made.write(7);
  made.next();
  expect(made.at).toEqual({ row: 0, seat: 1 });
  made.next();
  expect(made.cells).toEqual([
    [7, 0],
    [null, null],
  ]);
  expect(made.at).toEqual({ row: 1, seat: 0 });
  made.back();
  expect(made.at).toEqual({ row: 0, seat: 1 });
});

test("the pad is full when only the last place is open", () => {
  const { made } = pad();
  made.next();
  made.next();
  made.next();
  expect([made.isFull, made.after]).toEqual([true, null]);
});

test("from the end one comes to what was left open", () => {
  const { made } = pad();
  made.go({ row: 1, seat: 1 });
  made.write(3);
  expect([made.isFull, made.after]).toEqual([false, { row: 0, seat: 0 }]);
  made.next();
  expect(made.at).toEqual({ row: 0, seat: 0 });
});

test("every change can be taken back, where it was made, also after the page was closed", () => {
  const { made, saved } = pad();
  made.write(1);
  made.write(12);
  made.next();
  made.write(5, (other) => other + 100);
  expect(made.cells[0]).toEqual([112, 5]);
  const again = pad(JSON.parse(JSON.stringify(saved.at(-1))) as KeptPad<number>).made;
  again.undo();
  expect([again.cells[0], again.at]).toEqual([[12, null], { row: 0, seat: 1 }]);
  again.undo();
  again.undo();
  expect([again.cells[0], again.at, again.canUndo]).toEqual([[null, null], { row: 0, seat: 0 }, false]);
  again.undo();
  expect(again.cells[0]).toEqual([null, null]);
});
