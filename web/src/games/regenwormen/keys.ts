/** Which action a key stands for. */
import { find, type Action, type Face } from "./facts";

const KEEP: Record<string, Face> = { "1": "1", "2": "2", "3": "3", "4": "4", "5": "5", "6": "W", w: "W" };

/** The action of a key; `first` is what the brightest button does. */
export function actionFor(key: string, legal: Action[], first: Action | undefined): Action | null {
  const face = KEEP[key.toLowerCase()];
  if (face) return legal.find((action) => action.type === "keep" && action.symbol === face) ?? null;
  switch (key.toLowerCase()) {
    case " ":
      return first?.type === "roll" ? first : (find(legal, "roll") ?? null);
    case "enter":
      return first ?? null;
    case "s":
      return find(legal, "steal") ?? null;
    default:
      return null;
  }
}

/** Whether a key belongs to what has the focus: text is typed there, or the button is pressed. */
export function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("input, textarea, select, dialog, [role=dialog]")) return true;
  return (key === " " || key === "Enter") && target.closest("button, a, summary") !== null;
}
