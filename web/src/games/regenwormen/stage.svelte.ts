/** Shows one scene after another, so that nothing important passes unseen; a touch shows the last one at once. */
import type { Speed } from "../board";
import { FACTOR } from "../speed";
import type { Frame } from "./facts";
import { scenes, shownOf, type Beat, type Scene } from "./scenes";

/** So many scenes may wait; with more of them the old ones are left out. */
const LONGEST = 5;

export class Stage {
  shown = $state.raw<Scene | null>(null);
  /** Whether something is still moving or waits to be shown. */
  busy = $state(false);
  /** How fast; changed by the board. */
  speed: Speed = "normal";
  #latest: Scene | null = null;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  push(frame: Frame): void {
    if (frame.ply === this.#latest?.ply) return this.#replace(frame);
    const beats = scenes(this.#latest, frame);
    this.#latest = beats.at(-1)?.scene ?? null;
    this.#queue.push(...beats);
    if (this.speed === "instant" || this.#queue.length > LONGEST || beats[0]?.ms === 0) this.finish();
    else if (!this.busy) this.#next();
  }

  /** Shows how it is now. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (this.shown !== this.#latest) this.shown = this.#latest;
    this.busy = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The same moment through other eyes: another seat of this device, or another game. */
  #replace(frame: Frame): void {
    const old = this.#latest;
    if (!old || (old.view === frame.view && old.legal === frame.legal)) return;
    const scene = { ...old, ...shownOf(frame) };
    this.#latest = scene;
    this.#queue = this.#queue.map((beat) => (beat.scene === old ? { ...beat, scene } : beat));
    if (this.shown === old) this.shown = scene;
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.busy = beat !== undefined;
    if (!beat) return;
    this.shown = beat.scene;
    this.#timer = setTimeout(() => this.#next(), beat.ms * FACTOR[this.speed]);
  }
}
