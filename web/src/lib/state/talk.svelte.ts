import type { Talk } from "../wire/types";
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

  /** Hears somebody no more, or again. */
  mute(who: string): void {
    const others = this.muted.filter((muted) => muted !== who);
    this.muted = others.length < this.muted.length ? others : [...others, who];
    if (this.#code) keepMuted(this.#code, this.muted);
  }
}

/** By what a speaker is known when it comes to muting: the seat and the name, so that nobody inherits it. */
export function speaker(said: { seat?: number; name: string }): string {
  return `${said.seat ?? "-"} ${said.name}`;
}
