import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../../games/game";
import { Beat, type Coming } from "./beat.svelte";

let beat: Beat<string>;
const moment = (text: string): Moment => ({ text, seat: 0, isBad: true, isMine: true });
const coming = (picture: string, more: Partial<Coming<string>> = {}): Coming<string> => ({
  picture,
  lands: 0,
  lasts: 0,
  moment: null,
  isUrgent: false,
  ...more,
});
const told = () => beat.moments.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  beat = new Beat<string>(() => 2500);
});
afterEach(() => void vi.useRealTimers());

test("what is nothing special is shown and told at once", () => {
  beat.push(coming("a"));
  expect([beat.shown, beat.told, beat.isResting]).toEqual(["a", "a", true]);
});

test("nothing is told before the pieces have landed", () => {
  beat.push(coming("a"));
  beat.push(coming("b", { lands: 450, lasts: 900, moment: moment("fails") }));
  expect([beat.shown, beat.told, told()]).toEqual(["b", "a", []]);
  vi.advanceTimersByTime(450);
  expect([beat.told, told()]).toEqual(["b", ["fails"]]);
});

test("what must be read stays for its time, what comes meanwhile waits, each for as long as it moves", () => {
  beat.push(coming("a", { lands: 450, moment: moment("fails") }));
  beat.push(coming("b", { lasts: 300 }));
  beat.push(coming("c"));
  vi.advanceTimersByTime(450 + 2499);
  expect([beat.shown, told()]).toEqual(["a", ["fails"]]);
  vi.advanceTimersByTime(1);
  expect([beat.shown, told(), beat.isResting]).toEqual(["b", [], false]);
  vi.advanceTimersByTime(300);
  expect([beat.shown, beat.told, beat.isResting]).toEqual(["c", "c", true]);
});

test("a touch lets the pieces land, the next one ends the reading", () => {
  beat.push(coming("a", { lands: 450, moment: moment("fails") }));
  beat.push(coming("b"));
  beat.hurry();
  expect([beat.shown, beat.told, told()]).toEqual(["a", "a", ["fails"]]);
  beat.hurry();
  expect([beat.shown, told(), beat.isResting]).toEqual(["b", [], true]);
});

test("whoever must act does not wait; what was missed stays as a note for a while", () => {
  beat.push(coming("a", { moment: moment("fails") }));
  beat.push(coming("b", { moment: moment("steals") }));
  beat.push(coming("c", { lands: 450, isUrgent: true }));
  expect([beat.shown, beat.told, beat.isResting, told()]).toEqual(["c", "c", true, ["fails", "steals"]]);
  vi.advanceTimersByTime(2500);
  expect(told()).toEqual([]);
});

test("a note goes when its time is over, or with the next touch, however fast one acts", () => {
  beat.push(coming("a", { moment: moment("takes"), isUrgent: true }));
  for (const picture of ["b", "c"]) {
    vi.advanceTimersByTime(1000);
    beat.push(coming(picture, { isUrgent: true }));
    expect(told()).toEqual(["takes"]);
  }
  vi.advanceTimersByTime(500);
  expect(told()).toEqual([]);
  beat.push(coming("d", { moment: moment("robbed"), isUrgent: true }));
  expect([beat.isResting, told()]).toEqual([true, ["robbed"]]);
  beat.hurry();
  expect(told()).toEqual([]);
});

test("whoever waits for it is told when nothing must be read any more", async () => {
  let isOver = false;
  await beat.rested();
  beat.push(coming("a", { moment: moment("takes") }));
  void beat.rested().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2499);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test("a moment that ends with one's own turn does not hold it up", () => {
  beat.push(coming("a", { lands: 450, lasts: 900, moment: moment("fails"), isUrgent: true }));
  vi.advanceTimersByTime(900);
  expect([beat.isResting, told()]).toEqual([true, ["fails"]]);
});

test("too many that wait are left out, up to the next that must be read", () => {
  beat.push(coming("a", { moment: moment("fails") }));
  for (const name of "bcdefg") beat.push(coming(name, { lands: 450, lasts: 900 }));
  beat.push(coming("h", { lands: 450, moment: moment("steals") }));
  beat.push(coming("i", { lasts: 300 }));
  vi.advanceTimersByTime(2500);
  expect([beat.shown, told()]).toEqual(["h", ["steals"]]);
  vi.advanceTimersByTime(2500);
  expect(beat.shown).toBe("i");
});

test("a picture never waits long, and what was left out is told with the newest", () => {
  const came = new Map<string, number>();
  for (let n = 0; n < 60; n += 1) {
    came.set(`p${n}`, performance.now());
    beat.push(coming(`p${n}`, { moment: moment(`p${n}`) }));
    vi.advanceTimersByTime(200);
    expect(performance.now() - came.get(beat.shown!)!).toBeLessThan(8000 + 2500 + 200);
  }
  vi.advanceTimersByTime(8000 + 2500);
  expect([beat.shown, beat.isResting]).toEqual(["p59", true]);
  beat.push(coming("a", { moment: moment("a") }));
  for (let n = 0; n < 5; n += 1) beat.push(coming(`q${n}`, { moment: moment(`q${n}`) }));
  vi.advanceTimersByTime(4 * 2500);
  expect([beat.shown, told()]).toEqual(["q4", ["q3", "q4"]]);
});

test("without time to read nothing waits", () => {
  const quick = new Beat<string>(() => 0);
  quick.push(coming("a", { moment: moment("fails") }));
  expect(quick.isResting).toBe(true);
  quick.push(coming("b"));
  expect(quick.shown).toBe("b");
});

test("the same moment told more fully changes what is shown and what waits", () => {
  beat.push(coming("a", { moment: moment("fails") }));
  beat.push(coming("b"));
  beat.replace("a", "A");
  beat.replace("b", "B");
  expect([beat.shown, beat.told]).toEqual(["A", "A"]);
  vi.advanceTimersByTime(2500);
  expect(beat.shown).toBe("B");
});

test("nothing of another game is left", () => {
  beat.push(coming("a", { moment: moment("fails") }));
  beat.push(coming("b"));
  beat.clear();
  expect([beat.shown, beat.told, beat.isResting, told()]).toEqual([null, null, true, []]);
  beat.push(coming("c"));
  vi.advanceTimersByTime(9000);
  expect(beat.shown).toBe("c");
});
