import type { Moment, Showing } from "../../games/game";

/** So many pictures may wait; with more of them, those are left out in which nothing must be read. */
const MOST = 6;

/** So long may a picture wait, in milliseconds; then the newest is shown. */
const LAG = 8_000;

/** So many moments are told together at most, after some were left out. */
const TOLD = 3;

/** A picture that has come, with how it is seen; times in milliseconds. */
export interface Coming<Picture> extends Showing {
  picture: Picture;
  /** Whether somebody here must act: then nothing waits. */
  isUrgent: boolean;
}

/**
 * What is shown of what has happened, at a pace at which it can be followed. What must be read stays until it is
 * touched or its time is over; what comes meanwhile waits, but never long, and never when somebody here must act.
 */
export class Beat<Picture> {
  shown = $state.raw<Picture | null>(null);
  /** The last picture whose pieces have landed: what happened until then is told. */
  told = $state.raw<Picture | null>(null);
  /** What is to be read now. */
  moments = $state.raw<readonly Moment[]>([]);
  /** Whether nothing moves, waits or must be read. */
  isResting = $state(true);
  #now: Coming<Picture> | null = null;
  #waiting: (Coming<Picture> & { at: number })[] = [];
  #step: ReturnType<typeof setTimeout> | undefined;
  #note: ReturnType<typeof setTimeout> | undefined;
  /** What is to be read, with when it goes by itself, on the clock of `performance.now`. */
  #notes: readonly { moment: Moment; until: number }[] = [];
  #resting: (() => void)[] = [];

  /** `ms` is how long something stays that must be read; `changed` is called after every step. */
  constructor(
    private readonly ms: () => number,
    private readonly changed: () => void = () => {},
  ) {}

  /** Takes in the next picture. */
  push(coming: Coming<Picture>): void {
    this.#waiting.push({ ...coming, at: performance.now() });
    if (coming.isUrgent || this.#isLate()) this.#catchUp();
    else if (this.isResting) this.#next();
    else if (this.#waiting.length > MOST) this.#leaveOut();
  }

  /** The same moment, told more fully: the picture takes the place of an older one. */
  replace(old: Picture, picture: Picture): void {
    this.#waiting = this.#waiting.map((one) => (one.picture === old ? { ...one, picture } : one));
    if (this.#now?.picture === old) this.#now = { ...this.#now, picture };
    if (this.told === old) this.told = picture;
    if (this.shown === old) this.shown = picture;
    this.changed();
  }

  /** Somebody touches: what moves has landed, and what has been read is over. */
  hurry(): void {
    if (!this.#now) return;
    if (this.told !== this.#now.picture) return this.#tell();
    this.#read([]);
    if (!this.isResting) this.#next();
  }

  /** Resolves when nothing moves, waits or must be read. */
  rested(): Promise<void> {
    return this.isResting ? Promise.resolve() : new Promise((done) => this.#resting.push(done));
  }

  /** Forgets everything, as before another game. */
  clear(): void {
    clearTimeout(this.#step);
    clearTimeout(this.#note);
    this.#waiting = [];
    this.#now = this.shown = this.told = null;
    this.#notes = this.moments = [];
    this.#rest();
  }

  /** Shows the newest at once. What is left out is told with it. */
  #catchUp(): void {
    const newest = this.#waiting.pop()!;
    const left = this.#waiting;
    const missed = [...this.moments, ...this.#untold(), ...left.flatMap(({ moment }) => moment ?? [])];
    this.#waiting = [];
    this.#show(left.length > 0 ? still(newest) : newest, missed);
  }

  /** Leaves out what need not be read, up to the next moment or the newest. */
  #leaveOut(): void {
    const next = this.#waiting.findIndex(({ moment }) => moment !== null);
    const [first, ...rest] = this.#waiting.slice(next);
    if (next !== 0 && first) this.#waiting = [{ ...still(first), at: first.at }, ...rest];
  }

  #isLate(): boolean {
    return this.#waiting.length > 1 && performance.now() - this.#waiting[0]!.at > LAG;
  }

  /** The moment that is on the table and whose pieces are still in the air. */
  #untold(): Moment[] {
    const moment = this.#now && this.told !== this.#now.picture ? this.#now.moment : null;
    return moment ? [moment] : [];
  }

  #next(): void {
    clearTimeout(this.#step);
    if (this.#isLate()) return this.#catchUp();
    const next = this.#waiting.shift();
    if (next) return this.#show(next, []);
    this.#rest();
    this.changed();
  }

  #rest(): void {
    this.isResting = true;
    this.#resting.splice(0).forEach((done) => done());
  }

  #show(coming: Coming<Picture>, missed: readonly Moment[]): void {
    clearTimeout(this.#step);
    this.#now = coming;
    this.#read(missed);
    this.isResting = false;
    this.shown = coming.picture;
    this.changed();
    if (coming.lands > 0) this.#step = setTimeout(() => this.#tell(), coming.lands);
    else this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#step);
    const { picture, moment, isUrgent, lands, lasts } = this.#now!;
    this.told = picture;
    if (moment) this.#read([...this.moments, moment]);
    const rest = Math.max(lasts - lands, moment && !isUrgent ? this.ms() : 0);
    if (rest > 0) this.#step = setTimeout(() => this.#next(), rest);
    else this.#next();
  }

  /** Lets moments be read; each goes by itself when its time is over, whatever else happens. */
  #read(moments: readonly Moment[]): void {
    const until = performance.now() + this.ms();
    const noted = (moment: Moment) => this.#notes.find((note) => note.moment === moment) ?? { moment, until };
    this.#notes = moments.slice(-TOLD).map(noted);
    this.#forget();
  }

  /** Puts away what has been there for its time. */
  #forget(): void {
    clearTimeout(this.#note);
    const now = performance.now();
    this.#notes = this.#notes.filter(({ until }) => until > now);
    this.moments = this.#notes.map(({ moment }) => moment);
    const first = Math.min(...this.#notes.map(({ until }) => until));
    if (this.#notes.length > 0) this.#note = setTimeout(() => this.#forget(), Math.ceil(first - now));
  }
}

/** A picture after a gap: nothing moves. */
function still<Picture>(coming: Coming<Picture>): Coming<Picture> {
  return { ...coming, lands: 0, lasts: 0 };
}
