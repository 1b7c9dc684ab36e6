/** Figures of the rules: drawings without words, each beside the rule that it shows. `scripts/figures.mjs` makes them. */
import { contentOf } from "./content";
import type { Said } from "./lessons";

export interface Figure {
  name: string;
  /** The rule beside which it stands. */
  rule: string;
  size: [width: number, height: number];
  /** What is seen, for those who do not see it. */
  alt: Said;
}

const lists = import.meta.glob<Figure[]>("../../../content/*/rules/figures.json", { import: "default" });
const files = import.meta.glob<string>("../../../content/*/rules/figures/*.svg", { import: "default", query: "?url" });

/** A figure and where its file is. */
export interface Drawn extends Figure {
  url: string;
}

/** The figures of a game; none for one that brings none along. */
export async function figuresOf(game: string): Promise<Drawn[]> {
  const figures = (await lists[contentOf(game, "rules/figures.json")]?.()) ?? [];
  return Promise.all(
    figures.map(async (one) => ({ ...one, url: await files[contentOf(game, `rules/figures/${one.name}.svg`)]!() })),
  );
}
