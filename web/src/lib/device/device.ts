import { keepWord, type Notes, ownMemory, recallWord } from "../storage/memory";
import { ID_LETTERS, KEPT_ID } from "../wire/types";

/** What only this device knows of itself; a server tells by it whether a game is still here. */
export const HOLDER = "wormery.holder";

/** Letters and digits by chance that are not taken for each other. */
export function letters(count: number): string {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => ID_LETTERS[byte % 32]).join("");
}

let spare: string | undefined;

/** The word of this device; where nothing can be kept, it is a new one for each page. */
export function holder(memory: Notes | null = ownMemory()): string {
  const known = recallWord(HOLDER, memory);
  if (known) return known;
  const word = (spare ??= letters(KEPT_ID));
  keepWord(HOLDER, word, memory);
  return word;
}

const BROWSERS: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const MACHINES: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

/** This device in words that every language has: "Firefox · Android". */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const named = (all: [RegExp, string][]) => all.find(([sign]) => sign.test(agent))?.[1];
  return [named(BROWSERS), named(MACHINES)].filter((word) => word !== undefined).join(" · ");
}
