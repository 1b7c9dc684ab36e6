import type { Speed } from "./board";

/** How long things take at each speed, as a part of what they take normally: the one place that says so. */
export const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, instant: 0 };

/** How long a bot of this device waits before each step, in milliseconds, so that people can follow. */
const BOT_MS = { usual: 700, gentle: 1500 };
const LEAST_MS = 60;

/** How long a bot waits at this speed; longer where somebody is new to the games. */
export function botMs(speed: Speed, isGentle: boolean): number {
  return Math.max(LEAST_MS, (isGentle ? BOT_MS.gentle : BOT_MS.usual) * FACTOR[speed]);
}
