import type { Line } from "../../games";
import type { Loaded, Showing } from "../../games/game";
import { byEvent } from "../../games/parts/lines";
import { FACTOR } from "../../games/speed";
import type { TableState } from "../../lib/table/table.svelte";
import { settings, type Voice } from "../../lib/settings/settings.svelte";
import { FrameCues, type Cue, type Cues } from "../../lib/ui/cues";
import { sound } from "../../lib/ui/sound";
import type { AnyFrame, FrameMessage } from "../../lib/wire/types";

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

/** Whether what a frame shows was done by somebody else. */
export function isOthers(frame: AnyFrame, mine: number[]): boolean {
  const actor = frame.seen.findLast((event) => event.seat !== undefined)?.seat;
  return actor !== undefined && !mine.includes(actor);
}

/** How the frames of a game are seen at a table, in real milliseconds. */
export function showing({ shows }: Loaded, room: TableState): (frame: AnyFrame) => Showing {
  return (frame) => {
    const factor = FACTOR[settings.speedOf(isOthers(frame, room.mySeats))];
    const { lands, lasts, moment } = shows(frame, { names: room.names, me: room.shown });
    return { lands: lands * factor, lasts: lasts * factor, moment };
  };
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
