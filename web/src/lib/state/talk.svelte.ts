import type { SeatInfo, Talk } from "../wire/types";
import { keepMuted, mutedAt } from "./muted";

/** So much of what was said is remembered. */
const MOST = 100;

/** Something that was said, with a number of its own. */
export interface Said extends Talk {
  id: number;
}

/** What was said at a table, and whom I do not want to hear. */
export class Conversation {
  all = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly string[]>([]);
  heard = $derived(this.all.filter((said) => !this.muted.includes(speaker(said))));
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

  /** Hears somebody no more, or again, under whatever name. */
  mute(who: string): void {
    const isMuted = this.muted.includes(who);
    this.#set(isMuted ? this.muted.filter((muted) => !isSameSeat(muted, who)) : [...this.muted, who]);
  }

  /** Whoever takes another name stays muted. */
  follow(before: readonly SeatInfo[], after: readonly SeatInfo[]): void {
    const fresh = after.flatMap((seat, idx) => {
      const old = before[idx];
      if (seat.type !== "person" || old?.type !== "person" || old.name === seat.name) return [];
      return this.muted.includes(speaker({ seat: idx, name: old.name }))
        ? [speaker({ seat: idx, name: seat.name })]
        : [];
    });
    if (fresh.length > 0) this.#set([...this.muted, ...fresh]);
  }

  #set(muted: readonly string[]): void {
    this.muted = muted;
    if (this.#code) keepMuted(this.#code, muted);
  }
}

/**
 * By what a speaker is known when it comes to muting: the seat and the name, so that nobody inherits it. One who leaves a
 * seat to another leaves it free between, so that a name that changes is the same person's.
 */
export function speaker(said: { seat?: number; name: string }): string {
  return `${said.seat ?? "-"} ${said.name}`;
}

function isSameSeat(one: string, other: string): boolean {
  return one === other || (!one.startsWith("-") && one.split(" ")[0] === other.split(" ")[0]);
}
