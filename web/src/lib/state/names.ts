import { levelName } from "../ui/levels";

/** Names as they are shown: bots by their level in the language of the page, and nobody called like another. */
export function shownNames(players: { name: string; level?: string }[]): string[] {
  const names = players.map(({ name, level }) => (level === undefined ? name : levelName(level)));
  return names.map((name, idx) => {
    const before = names.slice(0, idx).filter((other) => other === name).length;
    return before === 0 || name === "" ? name : `${name} ${before + 1}`;
  });
}
