import { expect, test } from "vitest";
import { Sheets } from "./sheets";

/** A history that goes back when it is told to, as a browser does later. */
class Past {
  entries: unknown[] = [null];
  at = 0;
  asked = 0;
  get length() {
    return this.entries.length;
  }
  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, ++this.at), state];
  }
  go(by?: number) {
    this.asked += by ?? 0;
  }
  /** What was asked for happens, or one step by whoever holds the phone. */
  step(sheets: Sheets, by = this.asked) {
    this.asked = 0;
    this.at += by;
    sheets.moved();
  }
}

const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));

function begin() {
  const past = new Past();
  return { past, sheets: new Sheets(past) };
}

test("the back gesture closes the sheet on top, and only that", async () => {
  const { past, sheets } = begin();
  const closed: string[] = [];
  sheets.raise(() => closed.push("menu"));
  await settled();
  sheets.raise(() => closed.push("question"));
  await settled();
  expect(past.at).toBe(2);
  past.step(sheets, -1);
  expect(closed).toEqual(["question"]);
  past.step(sheets, -1);
  expect(closed).toEqual(["question", "menu"]);
});

test("a sheet that is put away otherwise leaves no entry", async () => {
  const { past, sheets } = begin();
  const lower = sheets.raise(() => {
    throw new Error("it is closed already");
  });
  await settled();
  lower();
  await settled();
  past.step(sheets);
  expect(past.at).toBe(0);
});

test("one sheet after the other at once has one entry", async () => {
  const { past, sheets } = begin();
  const lower = sheets.raise(() => {});
  await settled();
  lower();
  sheets.raise(() => {});
  await settled();
  expect([past.at, past.asked]).toEqual([1, 0]);
});

test("a sheet that comes up while another one is leaving gets its entry afterwards", async () => {
  const { past, sheets } = begin();
  const lower = sheets.raise(() => {});
  await settled();
  lower();
  await settled();
  let isClosed = false;
  sheets.raise(() => (isClosed = true));
  await settled();
  past.step(sheets);
  await settled();
  expect([past.at, isClosed]).toEqual([1, false]);
});

test("another page takes the place of the sheet, and waits for one that is leaving", async () => {
  const { past, sheets } = begin();
  const turns: boolean[] = [];
  const lower = sheets.raise(() => {});
  await settled();
  sheets.leave((takes) => turns.push(takes));
  expect(turns).toEqual([true]);
  lower();
  await settled();
  past.step(sheets);
  const other = sheets.raise(() => {});
  await settled();
  other();
  await settled();
  sheets.leave((takes) => turns.push(takes));
  expect(turns).toEqual([true]);
  past.step(sheets);
  expect(turns).toEqual([true, false]);
});

test("forward to a sheet that is closed leads back at once", async () => {
  const { past, sheets } = begin();
  sheets.raise(() => {});
  await settled();
  past.step(sheets, -1);
  await settled();
  past.step(sheets, 1);
  await settled();
  expect(past.asked).toBe(-1);
  past.step(sheets);
  await settled();
  expect([past.at, past.asked]).toEqual([0, 0]);
});

test("a page that is loaded again with a sheet up leaves its entry", async () => {
  const { past } = begin();
  past.pushState({ sheets: 1 });
  const sheets = new Sheets(past);
  sheets.begin();
  await settled();
  past.step(sheets);
  await settled();
  expect([past.at, past.asked]).toEqual([0, 0]);
});

test("a page that begins with a sheet takes the entry that is there, and one without a past stays", async () => {
  const { past } = begin();
  past.pushState({ sheets: 1 });
  const sheets = new Sheets(past);
  sheets.raise(() => {});
  sheets.begin();
  await settled();
  expect([past.at, past.asked]).toEqual([1, 0]);
  const alone = new Past();
  alone.entries = [{ sheets: 1 }];
  new Sheets(alone).begin();
  await settled();
  expect(alone.asked).toBe(0);
});
