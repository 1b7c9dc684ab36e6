import type { AnyOptions, AnySeen } from "../../lib/wire/types";

/** A recorded game: its steps in order, as a log tells them. */
export interface Recorded {
  options: AnyOptions;
  steps: AnySeen[];
}

/** Reads a record (docs/records.md): a header, a line for each step, a result. */
export function parseRecord(text: string): Recorded {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [header = {}, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const steps = rest.filter((line) => "chance" in line || "action" in line).map((line, idx) => {
    const { seat, ...event } = line;
    return { ply: idx + 1, event, ...(seat === undefined ? {} : { seat }) } as AnySeen;
  });
  return { options: (header["options"] ?? {}) as AnyOptions, steps };
}

/** How often a face fell, and between which counts it falls in 95 games of 100. */
export interface FaceCount {
  face: string;
  count: number;
  low: number;
  high: number;
}

/** Counts the ordinary dice of a game; none for games without dice. */
export function countFaces({ steps }: Recorded): FaceCount[] {
  const golden = new Golden();
  const faces = steps.flatMap((step) => golden.leaveOut(step, facesOf(step.event)));
  if (faces.length === 0) return [];
  const names = faces.some((face) => face === "W") || !faces.includes("6") ? ["1", "2", "3", "4", "5", "W"] : ["1", "2", "3", "4", "5", "6"];
  const mean = faces.length / 6;
  // 2.64 deviations for each of six faces leave 5 % for all of them together.
  const reach = 2.64 * Math.sqrt((faces.length * 5) / 36);
  return names.map((face) => ({
    face,
    count: faces.filter((known) => known === face).length,
    low: Math.max(0, Math.ceil(mean - reach)),
    high: Math.floor(mean + reach),
  }));
}

/** What the dice of a chance show; nothing for cards. */
function facesOf(event: AnySeen["event"]): string[] {
  const { type, faces, value } = ("chance" in event ? event.chance : {}) as { type?: string; faces?: string[]; value?: number };
  if (type === "dice" && faces) return faces;
  return type === "die" && value !== undefined ? [String(value)] : [];
}

/** Follows the golden die, which has other faces: it is the last one of every throw of a turn until it is kept. */
class Golden {
  #isThrown = false;
  #shows = "";
  #roller: number | undefined;

  /** The faces without that of the golden die, if it was thrown. */
  leaveOut({ event, seat }: AnySeen, faces: string[]): string[] {
    const { type, golden, symbol } = ("action" in event ? event.action : {}) as Record<string, unknown>;
    // A roll by another seat begins a turn, however the last one ended.
    if (type === "roll" && seat !== this.#roller) [this.#isThrown, this.#roller] = [golden === true, seat];
    if (type === "keep" && symbol === this.#shows) this.#isThrown = false;
    if (faces.length === 0 || !this.#isThrown) return faces;
    this.#shows = faces.at(-1)!;
    return faces.slice(0, -1);
  }
}
