import type { SeatInfo, Talk } from "../wire/types";
import { keepMuted, mutedAt } from "../people/muted";

/** So much of what was said is remembered. */
const MOST = 100;

/** Something that was said, with a number of its own. */
export interface Said extends Talk {
  id: number;
}

/** Somebody who may say something. */
type Speaker = Pick<Talk, "seat" | "name" | "who">;

/** What was said at a table, and whom I do not want to hear. */
export class Conversation {
  all = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly string[]>([]);
  heard = $derived(this.all.filter((said) => !this.isMuted(said)));
  #count = 0;
  #code = "";

  /** Somebody comes to a table: whom he muted there is muted still. */
  join(code: string): void {
    if (code === this.#code) return;
    this.#code = code;
    this.muted = mutedAt(code);
  }

  add(talk: Talk): void {
    this.all = [...this.all.slice(1 - MOST), { ...talk, id: (this.#count += 1) }];
  }

  isMuted(one: Speaker): boolean {
    return this.muted.includes(speaker(one));
  }

  /** Hears somebody no more, or again. */
  mute(one: Speaker): void {
    const who = speaker(one);
    this.#set(this.isMuted(one) ? this.muted.filter((muted) => muted !== who) : [...this.muted, who]);
  }

  /** Whoever was muted by his seat and name, as it was kept before, is muted by what he is known by. */
  know(seats: readonly SeatInfo[]): void {
    for (const [seat, one] of seats.entries()) {
      if (one.type !== "person" || !one.who) continue;
      const before = speaker({ seat, name: one.name });
      if (this.muted.includes(before)) this.#set([...this.muted.filter((muted) => muted !== before), one.who]);
    }
  }

  #set(muted: readonly string[]): void {
    this.muted = muted;
    if (this.#code) keepMuted(this.#code, muted);
  }
}

/** By what a speaker is known when it comes to muting; a server of before tells only the seat and the name. */
function speaker({ seat, name, who }: Speaker): string {
  return who ?? `${seat ?? "-"} ${name}`;
}
