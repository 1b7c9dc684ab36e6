import { m } from "../messages/messages.js";
import { botAt } from "./bots";

/** What the server calls somebody who has not chosen a name yet. */
const GUEST = /^Worm (\d{3})$/;

/** The name of somebody; a guest's in the language of the page. */
export function personName(name: string): string {
  const n = GUEST.exec(name)?.[1];
  return n === undefined ? name : m.app_guest({ n });
}

/** The name by which somebody is kept: of a guest the server's, so that everybody reads it in their own language. */
export function keptName(shown: string): string {
  const n = /\b(\d{3})$/.exec(shown)?.[1];
  return n !== undefined && shown === m.app_guest({ n }) ? `Worm ${n}` : shown;
}

/**
 * The names at a table as they are shown in the language of the page: guests, bots as `botAt` has them, and nobody
 * called like another.
 */
export function shownNames(players: { name: string; level?: string }[], table: string): string[] {
  const names = players.map(({ name, level }, seat) =>
    level === undefined ? personName(name) : botAt(table, seat).name,
  );
  return names.map((name, idx) => {
    const before = names.slice(0, idx).filter((other) => other === name).length;
    return before === 0 || name === "" ? name : `${name} ${before + 1}`;
  });
}
