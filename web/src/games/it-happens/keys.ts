/** The keys of the board: one table feeds the keyboard and the help. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensAction } from "../../lib/wire/types";
import { command, type Command } from "../parts/commands";

/** What a key asks for: an action of a kind, the mound or button of a number, another focus, or somebody's finds. */
export type Asked = { type: ItHappensAction["type"] } | { number: number } | { step: -1 | 1 } | { finds: true };

interface Key {
  keys: string[];
  asks: (key: string) => Asked;
}

export const commands: (Command & Key)[] = [
  command("place", "1 2 3", () => m.ih_key_place(), {
    keys: ["1", "2", "3"],
    asks: (key: string): Asked => ({ number: Number(key) - 1 }),
  }),
  command("roll", "␣", () => m.ih_key_roll(), { keys: [" "], asks: (): Asked => ({ type: "roll" }) }),
  command("reroll", "R", () => m.ih_key_reroll(), { keys: ["r"], asks: (): Asked => ({ type: "reroll" }) }),
  command("pass", "S", () => m.ih_key_pass(), { keys: ["s"], asks: (): Asked => ({ type: "pass" }) }),
  command("finds", "F", () => m.ih_key_finds(), { keys: ["f"], asks: (): Asked => ({ finds: true }) }),
  command("choose", "← →", () => m.ih_key_choose(), {
    keys: ["arrowleft", "arrowup", "arrowright", "arrowdown"],
    asks: (key: string): Asked => ({ step: key === "arrowleft" || key === "arrowup" ? -1 : 1 }),
  }),
];

/** What a key asks for; nothing for keys of others. */
export function asked(key: string): Asked | null {
  const low = key.toLowerCase();
  return commands.find((one) => one.keys.includes(low))?.asks(low) ?? null;
}
