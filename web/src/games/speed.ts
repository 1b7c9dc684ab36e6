import type { Speed } from "./board";

/** How long things take at each speed, as a part of what they take normally: the one place that says so. */
export const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, instant: 0 };
