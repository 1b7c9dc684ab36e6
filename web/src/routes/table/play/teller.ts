import type { Line } from "../../../games";
import { byEvent } from "../../../games/parts/lines";
import type { Voice } from "../../../lib/settings/settings.svelte";

/** So much is told at once at most, after a gap. */
const MOST_TOLD = 4;

/** Tells the story to those who listen, as they like it: each thing once. */
export class Teller {
  #ply = -1;

  /**
   * What is new in a story; of one that is heard for the first time only the end. Who won is not told here: the end of
   * the game says it, with all scores.
   */
  tell(lines: Line[], voice: Voice, mine: number[]): string[] {
    const story = byEvent(lines.filter(({ isResult }) => !isResult));
    const since = this.#ply < 0 ? (story.at(-2)?.ply ?? -1) : this.#ply;
    this.#ply = story.at(-1)?.ply ?? this.#ply;
    if (voice === "few") return [];
    const isNew = (line: Line | undefined) => line !== undefined && line.ply > since;
    const told = story.filter((line, idx) =>
      voice === "all" ? isNew(line) : isNew(story[idx + 1]) && isEnd(line, story[idx + 1]!, mine),
    );
    return told.slice(-MOST_TOLD).map(({ text }) => text);
  }
}

/** A turn has ended when somebody else begins to act; my own I know. */
function isEnd({ seat }: Line, next: Line, mine: number[]): boolean {
  return seat !== null && next.seat !== seat && !mine.includes(seat);
}
