import type { GuestInfo } from "../wire/types";
import { forget, keep, type Memory, ownMemory, recall } from "../storage/memory";

export const ME = "wormery.me";
export const PEOPLE = "wormery.people";
const MOST_PEOPLE = 7;

export class Known {
  constructor(private readonly memory: Memory | null) {}

  /** Who I was on the server last; the id is for the server alone. */
  get me(): GuestInfo | null {
    const { name, color } = (recall(ME, this.memory) ?? {}) as Partial<GuestInfo>;
    return typeof name === "string" && typeof color === "string" ? { id: "", name, color } : null;
  }

  set me(info: Pick<GuestInfo, "name" | "color"> | null) {
    this.#write(ME, info && { name: info.name, color: info.color });
  }

  /** My name; somebody without one gets one like the server's, and keeps it. */
  get name(): string {
    const known = this.me?.name;
    if (known) return known;
    const name = `Worm ${100 + Math.floor(Math.random() * 900)}`;
    this.me = { name, color: "rust" };
    return name;
  }

  /** Who played at this device last, myself not among them. */
  get people(): string[] {
    const names = recall(PEOPLE, this.memory);
    return Array.isArray(names)
      ? names.filter((name) => typeof name === "string" && name !== "").slice(0, MOST_PEOPLE)
      : [];
  }

  set people(names: string[]) {
    this.#write(PEOPLE, [...new Set(names)].filter((name) => name !== "").slice(0, MOST_PEOPLE));
  }

  #write(key: string, value: unknown): void {
    if (value === null) forget([key], this.memory);
    else keep(key, value, this.memory);
  }
}

export const known = new Known(ownMemory());
