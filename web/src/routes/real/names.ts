/** Who is offered first: the last table, or else whoever is known here; there are always two places. */
export function namesFor(last: readonly string[], me: string, people: readonly string[]): string[] {
  const isGuest = /^Worm \d{3}$/.test(me);
  const known = last.length > 0 ? last : [...(me && !isGuest ? [me] : []), ...people];
  const names = known.slice(0, 7);
  while (names.length < 2) names.push("");
  return names;
}

/** The same people for the next game: whoever sat second begins. */
export function rotated(names: readonly string[]): string[] {
  return [...names.slice(1), ...names.slice(0, 1)];
}
