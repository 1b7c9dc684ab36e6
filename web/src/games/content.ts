/** Where the data of a game lie: its lessons, puzzles and rules, which all programs read. */
export function contentOf(game: string, path: string): string {
  return `../../../content/${game}/${path}`;
}
