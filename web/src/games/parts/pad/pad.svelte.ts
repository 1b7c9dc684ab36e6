/** A place on a score pad. */
export interface At {
  row: number;
  seat: number;
}

/** What is needed to go on. */
export interface KeptPad<Cell> {
  cells: (Cell | null)[][];
  at: At;
  past: Past<Cell>[];
}

/** How a row looked before it was changed, and where one was. */
interface Past<Cell> {
  row: number;
  cells: (Cell | null)[];
  at: At;
}

/** A score pad: people beside each other, rounds below each other. Every change can be taken back. */
export class Pad<Cell> {
  cells = $state.raw<readonly (readonly (Cell | null)[])[]>([]);
  at = $state.raw<At>({ row: 0, seat: 0 });
  #past = $state.raw<readonly Past<Cell>[]>([]);

  canUndo = $derived(this.#past.length > 0);
  /** Where "next" and "back" lead: round the table, and from its end to what was left open; else nowhere. */
  after = $derived(this.#step(1) ?? this.#open());
  before = $derived(this.#step(-1));
  isFull = $derived(
    this.cells.every((row, r) =>
      row.every((cell, seat) => cell !== null || (r === this.at.row && seat === this.at.seat)),
    ),
  );

  constructor(
    private readonly size: { rows: number; seats: number },
    private readonly blank: (row: number) => Cell,
    private readonly keep: (kept: KeptPad<Cell>) => void,
    kept: KeptPad<Cell> | null,
  ) {
    const empty = Array.from({ length: size.rows }, () => Array.from({ length: size.seats }, () => null));
    this.cells = kept?.cells ?? empty;
    this.at = kept?.at ?? { row: 0, seat: 0 };
    this.#past = kept?.past ?? [];
  }

  /** What stands where one is; something blank where nothing does. */
  get cell(): Cell {
    return this.cells[this.at.row]?.[this.at.seat] ?? this.blank(this.at.row);
  }

  /** Writes where one is; what others have in the same row may have to give way. */
  write(cell: Cell, others: (cell: Cell) => Cell = (same) => same): void {
    const { row, seat } = this.at;
    const before = [...this.cells[row]!];
    const after = before.map((one, idx) => (idx === seat ? cell : one === null ? null : others(one)));
    this.cells = this.cells.map((one, idx) => (idx === row ? after : one));
    this.#past = [...this.#past, { row, cells: before, at: this.at }];
    this.#save();
  }

  go(at: At): void {
    this.at = at;
    this.#save();
  }

  /** Goes on; what was left blank is nothing. */
  next(): void {
    this.settle();
    if (this.after) this.go(this.after);
  }

  back(): void {
    if (this.before) this.go(this.before);
  }

  /** Writes down that there is nothing, where nothing was written. */
  settle(): void {
    if (this.cells[this.at.row]![this.at.seat] === null) this.write(this.cell);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.cells = this.cells.map((row, idx) => (idx === last.row ? last.cells : row));
    this.at = last.at;
    this.#past = this.#past.slice(0, -1);
    this.#save();
  }

  #step(by: number): At | null {
    const place = this.at.row * this.size.seats + this.at.seat + by;
    if (place < 0 || place >= this.size.rows * this.size.seats) return null;
    return { row: Math.floor(place / this.size.seats), seat: place % this.size.seats };
  }

  /** The first place where nothing stands, the one where one is apart. */
  #open(): At | null {
    for (const [row, cells] of this.cells.entries()) {
      const seat = cells.findIndex((cell, idx) => cell === null && (row !== this.at.row || idx !== this.at.seat));
      if (seat >= 0) return { row, seat };
    }
    return null;
  }

  #save(): void {
    this.keep({ cells: this.cells.map((row) => [...row]), at: this.at, past: [...this.#past] });
  }
}
