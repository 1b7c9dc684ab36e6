/** The keys of the board: one table feeds the keyboard and the help. */
import { m } from "../../lib/messages/messages.js";
import { command, type Command } from "../parts/commands";

/** What a key asks for. */
export type Asked = { row: number } | { step: -1 | 1 } | "take" | "sort" | "drop" | "best";

interface Key {
  keys: string[];
  asks: (key: string) => Asked;
}

export const commands: (Command & Key)[] = [
  command("card", "← →", () => m.hw_key_card(), {
    keys: ["arrowleft", "arrowup", "arrowright", "arrowdown"],
    asks: (key: string): Asked => ({ step: key === "arrowleft" || key === "arrowup" ? -1 : 1 }),
  }),
  command("play", "Enter", () => m.hw_key_play(), { keys: [], asks: (): Asked => "best" }),
  command("row", "1 … 5", () => m.hw_key_row(), {
    keys: ["1", "2", "3", "4", "5"],
    asks: (key: string): Asked => ({ row: Number(key) - 1 }),
  }),
  command("take", "T", () => m.hw_key_take(), { keys: ["t"], asks: (): Asked => "take" }),
  command("sort", "O", () => m.hw_key_sort(), { keys: ["o"], asks: (): Asked => "sort" }),
  command("drop", "Esc", () => m.hw_key_drop(), { keys: ["escape"], asks: (): Asked => "drop" }),
];

/** What a key asks for; nothing for keys of others. */
export function asked(key: string): Asked | null {
  const low = key.toLowerCase();
  return commands.find((one) => one.keys.includes(low))?.asks(low) ?? null;
}
