import { AT_ONCE, type Showing } from "../../games/game";
import { isNext } from "../ui/cues";
import type { AnyFrame, FrameMessage } from "../wire/types";
import { Beat } from "./beat.svelte";
import { type Picture, withFrame } from "./picture";

/** Where somebody has done something and another at this device is next, there is something to look at. */
const LOOK = { text: "", seat: null, isBad: false, isMine: false };

/** What a show asks the table. */
interface Asks {
  /** How long something stays that must be read, in milliseconds. */
  ms: () => number;
  /** How a frame is seen that follows another. */
  showing: (frame: AnyFrame) => Showing;
  isMine: (seat: number) => boolean;
  /** Whether the device goes to somebody else at it before he acts. */
  passesTo: (seat: number) => boolean;
  /** What is shown has changed. */
  changed: () => void;
}

/** What is shown of a game, a picture for each moment of it. */
export class Show {
  /** The newest that was heard; what is shown may be a little behind. */
  #newest: Picture | null = null;
  /** The games of this table that were seen; the last one is played. */
  #games: string[] = [];
  #beat: Beat<Picture>;

  constructor(private readonly ask: Asks) {
    this.#beat = new Beat(ask.ms, ask.changed);
  }

  get shown(): Picture | null {
    return this.#beat.shown;
  }

  /** The last picture whose pieces have landed. */
  get told(): Picture | null {
    return this.#beat.told;
  }

  /** What somebody got or lost just now. */
  get moments() {
    return this.#beat.moments;
  }

  /** Whether nothing moves, waits or must be read. */
  get isResting(): boolean {
    return this.#beat.isResting;
  }

  /** Whether a frame belongs to another game than the one that is shown. */
  isOfAnother({ game }: FrameMessage): boolean {
    return Object.values(this.#newest?.frames ?? {}).some((known) => known.game !== game);
  }

  /** Whether a frame is older than what was heard, or of a game before. */
  isPast({ game, frame }: FrameMessage): boolean {
    const place = this.#games.indexOf(game);
    if (place < 0) return false;
    return place < this.#games.length - 1 || (this.#newest !== null && this.#newest.ply > frame.ply);
  }

  /** Puts a frame into the newest picture, or into one that comes after it. */
  take(message: FrameMessage): void {
    if (!this.#games.includes(message.game)) this.#games.push(message.game);
    const last = this.#newest;
    const picture = withFrame(last, message);
    this.#newest = picture;
    if (last?.ply === picture.ply) this.#beat.replace(last, picture);
    else this.#push(last, picture, message.frame);
  }

  /** Somebody touches the table: what stays to be read is over. */
  hurry(): void {
    this.#beat.hurry();
  }

  /** Resolves when nothing moves, waits or must be read. */
  rested(): Promise<void> {
    return this.#beat.rested();
  }

  /** Nothing is known of the game any more, or until it is told again. */
  clear(): void {
    this.#newest = null;
    this.#beat.clear();
  }

  #push(last: Picture | null, picture: Picture, frame: AnyFrame): void {
    const { toAct } = picture;
    const isNews = Object.values(last?.frames ?? {}).some((known) => isNext(known.frame, frame));
    const showing = isNews ? this.ask.showing(frame) : AT_ONCE;
    const passes = isNews && toAct !== null && this.ask.passesTo(toAct);
    const isUrgent = toAct !== null && this.ask.isMine(toAct) && !passes;
    this.#beat.push({ picture, isUrgent, ...showing, moment: showing.moment ?? (passes ? LOOK : null) });
  }
}
