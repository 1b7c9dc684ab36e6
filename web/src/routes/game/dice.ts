import type { Loaded } from "../../games/game";
import type { AnySeen } from "../../lib/wire/types";
import type { Recorded } from "../../lib/played/record";

/** How often a face fell, and between which counts it falls in 95 games of 100. */
export interface FaceCount {
  face: string;
  count: number;
  low: number;
  high: number;
}

/** Counts the ordinary dice of a game, or those of some seats; none for games without dice. */
export function countFaces(
  recorded: Pick<Recorded, "steps">,
  game: Pick<Loaded, "ordinary">,
  isMine: (seat: number) => boolean = () => true,
): FaceCount[] {
  return counted(facesThrown(recorded, game, isMine));
}

/** The faces that ordinary dice showed. */
export function facesThrown(
  { steps }: Pick<Recorded, "steps">,
  { ordinary }: Pick<Loaded, "ordinary">,
  isMine: (seat: number) => boolean = () => true,
): string[] {
  let roller = -1;
  return steps.flatMap((step) => {
    roller = step.seat ?? roller;
    const faces = ordinary(step, facesOf(step.event));
    return isMine(roller) ? faces : [];
  });
}

/** Counts faces; a worm is a side like a six. */
export function counted(faces: string[]): FaceCount[] {
  if (faces.length === 0) return [];
  const names =
    faces.includes("W") || !faces.includes("6") ? ["1", "2", "3", "4", "5", "W"] : ["1", "2", "3", "4", "5", "6"];
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

/** The probability that fair dice are at least as uneven as these: Pearson's χ² with one degree less than faces. */
export function fairness(faces: Pick<FaceCount, "count">[]): number {
  const total = faces.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 1;
  const mean = total / faces.length;
  const chi2 = faces.reduce((sum, { count }) => sum + (count - mean) ** 2 / mean, 0);
  return chiSquareTail(chi2, faces.length - 1);
}

/** The probability that χ² with so many degrees of freedom is at least `x`. */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  // One and two degrees have a closed form; each two more add one term.
  const half = x / 2;
  let n = degrees % 2 === 0 ? 2 : 1;
  let tail = n === 2 ? Math.exp(-half) : erfc(Math.sqrt(half));
  let term = n === 2 ? Math.exp(-half) : 2 * Math.sqrt(half / Math.PI) * Math.exp(-half);
  if (n === 2) term *= half;
  for (; n < degrees; n += 2) {
    tail += term;
    term *= half / (n / 2 + 1);
  }
  return tail;
}

/** 1 − erf(x) for x ≥ 0: the series below 2, the continued fraction above. */
function erfc(x: number): number {
  if (x < 2) {
    let [sum, term] = [x, x];
    for (let n = 1; n < 60; n += 1) {
      term *= (-x * x) / n;
      sum += term / (2 * n + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let n = 60; n > 0; n -= 1) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}

/** What the dice of a chance show; nothing for cards. */
export function facesOf(event: AnySeen["event"]): string[] {
  const { type, faces, value } = ("chance" in event ? event.chance : {}) as {
    type?: string;
    faces?: string[];
    value?: number;
  };
  if (type === "dice" && faces) return faces;
  return type === "die" && value !== undefined ? [String(value)] : [];
}
