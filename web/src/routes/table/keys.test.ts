import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import { boardKeys, deedOf, keyName, tableKeys, works } from "./keys";

beforeAll(() => settings.set("language", "en"));

const press = (key: string, more = {}) =>
  deedOf({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...more });
const inside = (what: string) => ({
  target: { closest: (selector: string) => (selector.includes(what) ? {} : null) } as unknown as EventTarget,
});

test("keys of the table", () => {
  expect(["?", "l", "L", "M", "h", "c", "u"].map((key) => press(key))).toEqual([
    "help",
    "log",
    "log",
    "mute",
    "hints",
    "talk",
    "undo",
  ]);
  expect([press("x"), press("1"), press(" "), press("Enter")]).toEqual([null, null, null, null]);
});

test("not while somebody types, with a modifier, in a sheet, or when the board has answered", () => {
  expect([
    press("m", inside("textarea")),
    press("?", inside("dialog")),
    press("l", { ctrlKey: true }),
    press("h", { defaultPrevented: true }),
  ]).toEqual([null, null, null, null]);
});

test("the help lists every deed", () => {
  const keys = tableKeys().map(({ key }) => key);
  expect(keys.filter((key) => press(key))).toEqual(["?", "U", "L", "H", "M", "C"]);
  expect([keyName(" "), keyName("ArrowLeft"), keyName("w"), keyName("1–5")]).toEqual(["space", "←", "W", "1–5"]);
});

test("no key of a board means something else at the table", async () => {
  for (const game of ["regenwormen", "it-happens", "holzwurm"] as const) {
    const commands = (await boardKeys(game)) as unknown as { keys: string[] }[];
    expect(commands.length, game).toBeGreaterThan(0);
    const taken = commands.flatMap(({ keys }) => keys).filter((key) => press(key) !== null);
    expect(taken, game).toEqual([]);
  }
});

/** A comparison of a key with a letter, a digit or a sign. */
const ASKS_FOR_SIGN = /\b(key|low)(\.toLowerCase\(\))? === "[^" ]"/;
const HEEDS = /!isMeant\(event\)|!?plain\(event\)|isOff\(event\.key\)/;

test("whatever listens for letters and digits heeds that they are switched off", () => {
  const files = import.meta.glob<string>("../../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const listening = Object.entries(files).filter(
    ([, text]) => /onkeydown(capture)?=\{/.test(text) && ASKS_FOR_SIGN.test(text),
  );
  expect(listening.length).toBeGreaterThan(4);
  expect(listening.filter(([, text]) => !HEEDS.test(text)).map(([path]) => path)).toEqual([]);
});

test("keys that are switched off mean nothing at the table", () => {
  settings.set("letterKeys", false);
  expect(["?", "l", "h", "u"].map((key) => press(key))).toEqual([null, null, null, null]);
  settings.set("letterKeys", true);
});

test("the help leaves out keys that are switched off", () => {
  const keys = ["1 … 5, W", "?", "U", "1–9", "← →", "␣", "Enter", "Tab", "Esc"].map((key) => ({ key, label: "" }));
  expect(keys.every(works)).toBe(true);
  settings.set("letterKeys", false);
  expect(keys.filter(works).map(({ key }) => key)).toEqual(["← →", "␣", "Enter", "Tab", "Esc"]);
  settings.set("letterKeys", true);
});
