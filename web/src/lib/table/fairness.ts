import { drawLuck, seatHash } from "../fair/luck";
import { witness } from "../fair/memory";
import { Refusal } from "../link/http";
import type { Command, TableInfo } from "../wire/types";

/** What came of something that may be sent another time: nobody has judged it yet. */
const UNHEARD: readonly string[] = ["unavailable", "too_many"];

/**
 * Adds this device's luck to the dice: first a hash for each own seat, then, when asked, the bytes behind it.
 *
 * What was lost on the way is sent again when the table tells how it is.
 */
export class Fairness {
  #luck = new Map<string, string>();
  /** What is on its way, and what the table has heard or refused. */
  #onWay = new Set<string>();
  #heard = new Set<string>();

  constructor(private readonly send: (command: Command) => Promise<unknown>) {}

  /** Sends what is due now that the table looks like this and these seats are mine. */
  add(table: TableInfo, seats: number[]): void {
    const { id, reveal, hashes } = table.fair;
    if (table.state !== "open" && table.state !== "starting") return;
    for (const seat of seats) {
      const key = `${id}.${seat}`;
      const isIn = hashes[seat] === true && this.#luck.has(key);
      if (isIn && reveal) this.#tell(`${key}.r`, { type: "entropy", seat, entropy: this.#luck.get(key)! });
      else if (!isIn && !reveal) this.#promise(table.fair, key, seat);
    }
  }

  #promise({ id, commitment }: TableInfo["fair"], key: string, seat: number): void {
    const isNew = !this.#luck.has(key);
    const luck = this.#luck.get(key) ?? drawLuck();
    const hash = seatHash(id, seat, luck);
    this.#luck.set(key, luck);
    if (isNew) witness(id, commitment, seat, hash);
    this.#tell(`${key}.h`, { type: "entropy_hash", seat, hash });
  }

  /** Sends something, unless it is on its way or was heard; a hash that the table forgot is told again. */
  #tell(what: string, command: Command): void {
    if (this.#onWay.has(what) || this.#heard.has(what)) return;
    this.#onWay.add(what);
    const heard = () => command.type === "entropy" && this.#heard.add(what);
    // Without our luck the dice are the server's alone, as the record will show; the game goes on.
    const failed = (error: unknown) =>
      !(error instanceof Refusal && UNHEARD.includes(error.problem.code)) && this.#heard.add(what);
    void this.send(command)
      .then(heard, failed)
      .then(() => this.#onWay.delete(what));
  }
}
