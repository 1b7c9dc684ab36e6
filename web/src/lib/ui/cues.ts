import type { AnyFrame } from "../wire/types";
import type { Sound } from "./synth";

/** A sound that belongs to what was seen. */
export interface Cue {
  sound: Sound;
  /** How high it is; only keeping dice climbs. */
  step: number;
  /** How long to wait for the pieces before it, in milliseconds at normal speed. */
  wait: number;
}

/** How long dice tumble. */
export const TUMBLE = 450;

export const cue = (sound: Sound, wait = 0, step = 0): Cue => ({ sound, step, wait });

/** What a game lets one hear when one frame follows another. */
export type Cues = (before: AnyFrame, after: AnyFrame) => Cue[];

/** Whether a frame comes right after another; after a gap nothing moves and nothing is heard. */
export function isNext(before: AnyFrame, after: AnyFrame): boolean {
  return after.ply > before.ply && before.ply + after.seen.length === after.ply && after.seen.length <= 3;
}

/** Follows a game and says what is to be heard. */
export class FrameCues {
  #game = "";
  #last: AnyFrame | null = null;

  /** The sounds of a new frame; nothing for the first one of a game, or for one that was heard. */
  hear(cues: Cues, game: string, frame: AnyFrame): Cue[] {
    const last = this.#game === game ? this.#last : null;
    this.#game = game;
    this.#last = frame;
    return last && last !== frame && isNext(last, frame) ? cues(last, frame) : [];
  }
}
