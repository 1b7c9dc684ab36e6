import type { Line } from "../../games";
import { actionsOf } from "../../games/parts/choices";
import { settings, type Voice } from "../../lib/state/settings.svelte";
import { Ears, type Cue } from "../../lib/ui/cues";
import { sound } from "../../lib/ui/sound";
import type { AnyAction, AnyFrame, FrameMessage, GameId } from "../../lib/wire/types";

/** The roll with which a turn begins, if there is nothing else to choose. */
export function firstRoll(frame: AnyFrame | null): AnyAction | null {
  const [only, ...others] = frame ? actionsOf(frame) : [];
  if (!frame || !only || only.type !== "roll" || others.length > 0) return null;
  // In the middle of a turn of Regenwormen rolling is a choice even when it is the only one: the board plays it itself.
  return !("turn" in frame.view) || frame.view.turn.kept.length === 0 ? only : null;
}

/** What of the story is worth saying to those who listen, as they like it. */
export function toTell(story: Line[], voice: Voice, mine: number[]): string {
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

const FACTOR = { normal: 1, fast: 0.4, instant: 0 };

/** Plays the sounds of a game, each when its piece has arrived, and sets the pace of what moves. */
export class Player {
  #ears = new Ears();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  look(game: GameId, message: FrameMessage, mine: number[]): void {
    settings.othersMove = isOthers(message.frame, mine);
    for (const cue of this.#ears.hear(game, message.game, message.frame)) this.#later(cue);
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
