import type { BoardSeat } from "../../games/board";
import { type Color, DAY_BOTS } from "../wire/types";
import { company, isLocalId } from "../device/archive";
import { DAY_TABLES } from "../today/today";

/** How a bot looks: a drawing of faces.svg, in the color of a worm. */
export interface Face {
  pic: string;
  color: Color;
}

/** A bot as people know it; how strong it is, is said elsewhere. */
export interface BotPerson {
  name: string;
  face: Face;
}

const bot = (name: string, pic: string, color: Color): BotPerson => ({ name, face: { pic: `face-${pic}`, color } });

/** All bots. Names are the same in every language, so that everybody at a table speaks of the same one. */
export const BOTS: readonly BotPerson[] = [
  bot("Kringel", "curls", "ochre"),
  bot("Noodle", "cap", "pink"),
  bot("Ficelle", "bow", "teal"),
  bot("Bolle", "beanie", "rust"),
  bot("Wiggles", "phones", "green"),
  bot("Tilda", "bun", "purple"),
  bot("Fips", "hat", "blue"),
  bot("Pierre", "tache", "rust"),
  bot("Rosalie", "flower", "blue"),
  bot("Zwirbel", "curls", "green"),
  bot("Humus", "hat", "ochre"),
  bot("Mumpel", "beanie", "purple"),
  bot("Pip", "cap", "teal"),
  bot("Sliert", "phones", "pink"),
];

/** Seats are so far apart in the list: no two of a table meet, and neighbors look different. */
const STRIDE = 5;

/**
 * The bot on a seat of a table: the same on every device, and another one at the next table. Games of days have the same
 * bots on all devices every day. The id of a game on a device does for its table, which is another one on each device.
 */
export function botAt(table: string, seat: number): BotPerson {
  const ofDay = table.startsWith(DAY_TABLES) ? DAY_BOTS[seat - 1] : undefined;
  const group = isLocalId(table) ? company(table) : table;
  return BOTS.find(({ name }) => name === ofDay) ?? BOTS[(hash(group) + seat * STRIDE) % BOTS.length]!;
}

/** The same as boards show it. */
export function botSeat(name: string, level: string, table: string, seat: number): BoardSeat {
  return { name, color: "", bot: true, here: true, away: false, face: botAt(table, seat).face, level };
}

/** A program that somebody wrote, as boards show it: it has a face of its own kind. */
export function programSeat(name: string, color: Color, here: boolean, away: boolean): BoardSeat {
  return { name, color, bot: true, here, away, face: { pic: "face-robot", color } };
}

/** A number for a text (FNV-1a, 32 bits). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let idx = 0; idx < text.length; idx += 1) sum = Math.imul(sum ^ text.charCodeAt(idx), 0x01000193) >>> 0;
  return sum;
}
