/** How fast a replay goes by itself, in milliseconds for each stop. */
export const PACES = { slow: 2200, normal: 1200, fast: 450 } as const;
export type Pace = keyof typeof PACES;

/** A scrubber over the stops of a game: where one is, and whether it goes on by itself. */
export class Replay {
  /** The ply that is shown; always one of the stops. */
  at = $state(0);
  isPlaying = $state(false);
  pace = $state<Pace>("normal");
  /** Grows with every move that is not one stop forward: boards begin anew then. */
  jumps = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stops: number[]) {
    this.at = stops.at(-1) ?? 0;
  }

  get place(): number {
    return this.stops.indexOf(this.at);
  }

  get isFirst(): boolean {
    return this.place <= 0;
  }

  get isLast(): boolean {
    return this.place >= this.stops.length - 1;
  }

  first(): void {
    this.#leap(0);
  }

  last(): void {
    this.#leap(this.stops.length - 1);
  }

  back(): void {
    this.#leap(this.place - 1);
  }

  on(): void {
    this.pause();
    this.#step();
  }

  /** Goes to the stop nearest to a ply. */
  go(ply: number): void {
    const far = (stop: number) => Math.abs(stop - ply);
    this.#leap(
      this.stops.indexOf(this.stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), this.stops[0] ?? 0)),
    );
  }

  /** Goes on by itself, from the start when it was at the end; or stops. */
  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.isLast) this.#leap(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (!this.isPlaying) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#step();
      if (this.isLast) this.isPlaying = false;
      else this.#wait();
    }, PACES[this.pace]);
  }

  #step(): void {
    this.at = this.stops[this.place + 1] ?? this.at;
  }

  #leap(place: number): void {
    this.pause();
    const next = this.stops[Math.min(Math.max(place, 0), this.stops.length - 1)] ?? 0;
    if (next === this.at) return;
    // One stop forward is shown as it was at the table.
    if (this.stops.indexOf(next) !== this.place + 1) this.jumps += 1;
    this.at = next;
  }
}
