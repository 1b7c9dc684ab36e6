import { drawLuck, seatHash } from "../fair/luck";
import { witness } from "../fair/memory";
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
      return this.#once(`${key}.h`) ? [this.#hash(table.fair, key, seat)] : [];
    });
  }

  #hash({ id, commitment }: TableInfo["fair"], key: string, seat: number): Command {
    const luck = drawLuck();
    const hash = seatHash(id, seat, luck);
    this.#luck.set(key, luck);
    witness(id, commitment, seat, hash);
    return { type: "entropy_hash", seat, hash };
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
