import type { Line } from "../../games";
import { byEvent } from "../../games/parts/lines";
import { FACTOR } from "../../games/speed";
import { settings, type Voice } from "../../lib/state/settings.svelte";
import { FrameCues, type Cue, type Cues } from "../../lib/ui/cues";
import { sound } from "../../lib/ui/sound";
import type { AnyFrame, FrameMessage } from "../../lib/wire/types";

/** What of the story is worth saying to those who listen, as they like it. */
export function toTell(lines: Line[], voice: Voice, mine: number[]): string {
  const story = byEvent(lines);
  const last = story.at(-1);
  if (!last || voice === "few") return "";
  if (voice === "all") return last.text;
  // A turn has ended when somebody else begins to act; my own I know.
  const ended = story.findLast(
    (line, idx) => line.seat !== null && idx < story.length - 1 && story[idx + 1]!.seat !== line.seat,
  );
  return ended && ended.seat !== null && !mine.includes(ended.seat) ? ended.text : "";
}

/** Whether what a frame shows was done by somebody else. */
export function isOthers(frame: AnyFrame, mine: number[]): boolean {
  const actor = frame.seen.findLast((event) => event.seat !== undefined)?.seat;
  return actor !== undefined && !mine.includes(actor);
}

/** Plays the sounds of a game, each when its piece has arrived, and sets the pace of what moves. */
export class Player {
  #cues = new FrameCues();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Looks at a new frame; `cues` say what is heard of it, once the game is loaded. */
  look(cues: Cues | undefined, message: FrameMessage, mine: number[]): void {
    settings.othersMove = isOthers(message.frame, mine);
    for (const cue of this.#cues.hear(cues ?? (() => []), message.game, message.frame)) this.#later(cue);
  }

  /** The table is left: nothing more is heard of it. */
  rest(): void {
    settings.othersMove = false;
    this.#timers.forEach((timer) => clearTimeout(timer));
  }

  #later(cue: Cue): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      sound(cue.sound, cue.step);
    }, cue.wait * FACTOR[settings.speed]);
    this.#timers.add(timer);
  }
}
