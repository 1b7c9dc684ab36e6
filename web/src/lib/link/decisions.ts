import { same } from "../../games/parts/hints";
import type { AnyAction, AnyFrame } from "../wire/types";

type Choices = AnyFrame["legal"];

/** Where a game was before each choice that can be taken back: the plies, the last one last. */
export class Decisions {
  #plies: number[] = [];

  constructor(private readonly changed: (can: boolean) => void) {}

  get canUndo(): boolean {
    return this.#plies.length > 0;
  }

  /**
   * Remembers where a choice is made, as long as it and all after it can be taken back.
   *
   * What has no alternative is no decision: whoever came back to it would only do it again.
   */
  remember(ply: number, action: AnyAction, choices: Choices): void {
    const choice = choices.find((one) => same(one.action, action));
    if (!choice?.reversible) return this.seal();
    if (choices.length > 1) this.#set([...this.#plies, ply]);
  }

  /** The ply before the last choice, which is forgotten. */
  pop(): number | undefined {
    const ply = this.#plies.at(-1);
    this.#set(this.#plies.slice(0, -1));
    return ply;
  }

  /** What was done stays done. */
  seal(): void {
    this.#set([]);
  }

  #set(plies: number[]): void {
    this.#plies = plies;
    this.changed(this.canUndo);
  }
}

/** A record without what happened after a ply: its first line is about the game, and each event has one of its own. */
export function cut(record: string, ply: number): string {
  const lines = record.split("\n").slice(0, ply + 1);
  return `${lines.join("\n")}\n`;
}
