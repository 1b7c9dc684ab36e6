import type { Loaded, Showing } from "../../../games/game";
import { FACTOR } from "../../../games/speed";
import type { TableState } from "../../../lib/table/table.svelte";
import { settings } from "../../../lib/settings/settings.svelte";
import { FrameCues, type Cue, type Cues } from "../../../lib/ui/cues";
import { sound } from "../../../lib/ui/sound";
import type { AnyFrame, FrameMessage } from "../../../lib/wire/types";

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
