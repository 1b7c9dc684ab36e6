import type { AnyOptions, AnySeen, GameId } from "../wire/types";

/** What a record proves its dice with; the object `fair` of docs/fair-dice.md. */
export interface Proof {
  /** Version 1 does not say it. */
  version?: number;
  id: string;
  commitment: string;
  secret?: string;
  digest?: string;
  seats: { name_hash?: string; salt?: string; hash?: string; entropy?: string }[];
}

/** A recorded game: its steps in order, as a log tells them. */
export interface Recorded {
  game: GameId;
  players: string[];
  options: AnyOptions;
  steps: AnySeen[];
  proof: Proof | null;
}

/** Reads a record (docs/records.md): a header, a line for each step, a result. */
export function parseRecord(text: string): Recorded {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [header = {}, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const steps = rest
    .filter((line) => "chance" in line || "action" in line)
    .map((line, idx) => {
      const { seat, meta: _meta, t: _t, ...event } = line;
      return {
        ply: idx + 1,
        event,
        effects: [],
        rules: [],
        ...(seat === undefined ? {} : { seat }),
      } as unknown as AnySeen;
    });
  const meta = (header["meta"] ?? {}) as { fair?: Proof };
  return {
    game: header["game"] as GameId,
    players: (header["players"] ?? []) as string[],
    options: (header["options"] ?? {}) as AnyOptions,
    steps,
    proof: meta.fair ?? null,
  };
}

/** Whether a step is chance's. */
export function isChance(step: AnySeen | undefined): boolean {
  return step !== undefined && "chance" in step.event;
}

/** The plies at which a table would have shown something: chance is not waited for. */
export function stopsOf(steps: AnySeen[]): number[] {
  return [...steps.keys(), steps.length].filter((ply) => !isChance(steps[ply]));
}

/** A run of steps that belong to one seat. */
export interface Turn {
  n: number;
  seat: number;
  /** The ply before its first step. */
  from: number;
  /** The ply after its last step. */
  to: number;
}

/** The turn in which a ply lies; the first one before anything has happened. */
export function turnAt(turns: Turn[], ply: number): Turn | undefined {
  return turns.findLast((turn) => turn.from < ply) ?? turns[0];
}
