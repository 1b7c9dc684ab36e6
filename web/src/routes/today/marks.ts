import art from "../../assets/marks.svg?raw";
import { m } from "../../lib/messages/messages.js";
import { mount } from "../../lib/ui/sprite";
import { MARKS_A_ROW } from "../../lib/wire/types";

/** A small sign for what somebody made of a turn, a mound or a deal; it gives no die and no card away. */
export type Mark = "took" | "stole" | "empty" | "queen" | "general" | "worm" | "first" | "second" | "third";

/** The drawing and the sign of each mark: signs are for texts. */
export const MARKS: Record<Mark, { pic: string; sign: string }> = {
  took: { pic: "worm-mini", sign: "🪱" },
  stole: { pic: "mark-berry", sign: "🍒" },
  empty: { pic: "mark-leaf", sign: "🍂" },
  queen: { pic: "queen", sign: "👑" },
  general: { pic: "general", sign: "🎖️" },
  worm: { pic: "worm-mini", sign: "🪱" },
  first: { pic: "mark-first", sign: "🥇" },
  second: { pic: "mark-second", sign: "🥈" },
  third: { pic: "mark-third", sign: "🥉" },
};

/** The marks among words; a program that is newer may know others. */
export function marksIn(words: readonly string[]): Mark[] {
  return words.filter((word): word is Mark => word in MARKS);
}

/** Puts the drawings of marks into the page; only pages that show them need it. */
export function mountMarks(): void {
  mount(art, "sprite-marks");
}

export function inRows<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / MARKS_A_ROW) }, (_, row) =>
    all.slice(row * MARKS_A_ROW, (row + 1) * MARKS_A_ROW),
  );
}

/** What is sent to others: it gives no die and no card away. */
export function shareText(title: string, marks: readonly Mark[]): string {
  return [title, ...inRows(marks).map((row) => row.map((mark) => MARKS[mark].sign).join(""))].join("\n");
}

/** The marks counted, in words. */
export function marksWords(marks: readonly Mark[]): string {
  const kinds = (Object.keys(MARKS) as Mark[]).filter((mark) => marks.includes(mark));
  return kinds.map((mark) => m.today_mark({ mark, n: marks.filter((other) => other === mark).length })).join(", ");
}
