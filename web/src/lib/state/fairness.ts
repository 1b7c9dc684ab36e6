import { drawLuck, seatHash } from "../fair/luck";
import type { Command, TableInfo } from "../wire/types";

/** Adds this device's luck to the dice: first a hash for each own seat, then, when asked, the bytes behind it. */
export class Fairness {
  #luck = new Map<string, string>();
  #said = new Set<string>();

  /** What to send now that the table looks like this and these seats are mine. */
  due(table: TableInfo, seats: number[]): Command[] {
    const { id, reveal, hashes } = table.fair;
    if (table.state !== "open" && table.state !== "starting") return [];
    return seats.flatMap((seat) => {
      const key = `${id}.${seat}`;
      if (reveal) return this.#luck.has(key) && this.#once(`${key}.r`) ? [this.#reveal(key, seat)] : [];
      if (hashes[seat] && this.#luck.has(key)) return [];
      return this.#once(`${key}.h`) ? [this.#hash(id, key, seat)] : [];
    });
  }

  #hash(id: string, key: string, seat: number): Command {
    const luck = drawLuck();
    this.#luck.set(key, luck);
    return { type: "entropy_hash", seat, hash: seatHash(id, seat, luck) };
  }

  #reveal(key: string, seat: number): Command {
    return { type: "entropy", seat, entropy: this.#luck.get(key)! };
  }

  #once(what: string): boolean {
    if (this.#said.has(what)) return false;
    this.#said.add(what);
    return true;
  }
}
