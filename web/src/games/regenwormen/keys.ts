/** The keys of the board: one table feeds the keyboard and the help. */
import { m } from "../../lib/messages/messages.js";
import { command, type Command } from "../parts/commands";
import { find, type Action, type Face } from "./facts";

interface Key {
  /** The keys as events name them, in lower case. */
  keys: string[];
  /** The action that the key means now; nothing when it means none. */
  does: (key: string, now: Now) => Action | null;
}

/** What can be done now. */
export interface Now {
  legal: Action[];
  /** What the buttons do, the brightest first. */
  buttons: Action[];
}

const KEEP: Record<string, Face> = { "1": "1", "2": "2", "3": "3", "4": "4", "5": "5", "6": "W", w: "W" };

function keep(key: string, { legal, buttons }: Now): Action | null {
  const face = KEEP[key];
  if (find(legal, "keep")) return legal.find((action) => action.type === "keep" && action.symbol === face) ?? null;
  return buttons[Number(key) - 1] ?? null;
}

function roll(_: string, { legal, buttons: [first] }: Now): Action | null {
  return first?.type === "roll" ? first : (find(legal, "roll") ?? null);
}

const golden = (_: string, { legal }: Now) => legal.find((one) => one.type === "roll" && one.golden) ?? null;
const stop = (_: string, { legal }: Now) => find(legal, "stop") ?? find(legal, "accept") ?? null;

export const commands: (Command & Key)[] = [
  command("keep", "1 … 5, W", () => m.rw_key_keep(), { keys: Object.keys(KEEP), does: keep }),
  command("roll", "␣", () => m.rw_key_roll(), { keys: [" "], does: roll }),
  command("take", "Enter", () => m.rw_key_take(), {
    keys: ["enter"],
    does: (_: string, { buttons }: Now) => buttons[0] ?? null,
  }),
  command("steal", "S", () => m.rw_key_steal(), {
    keys: ["s"],
    does: (_: string, { legal }: Now) => find(legal, "steal") ?? null,
  }),
  command("golden", "G", () => m.rw_key_golden(), { keys: ["g"], does: golden }),
  command("weasel", "R", () => m.rw_key_weasel(), {
    keys: ["r"],
    does: (_: string, { legal }: Now) => find(legal, "weasel") ?? null,
  }),
  command("stop", "X", () => m.rw_key_stop(), { keys: ["x"], does: stop }),
];

/** The action of a key, if it means one now. */
export function actionFor(key: string, now: Now): Action | null {
  const low = key.toLowerCase();
  return commands.find((one) => one.keys.includes(low))?.does(low, now) ?? null;
}

/** Whether a key belongs to what has the focus: text is typed there, or the button is pressed. */
export function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("input, textarea, select, dialog, [role=dialog]")) return true;
  return (key === " " || key === "Enter") && target.closest("button, a, summary") !== null;
}
