import { settings } from "../settings/settings.svelte";
import { play, type Sound } from "./synth";

export type { Sound };

/** Sounds that are worth a touch as well: how long the device buzzes and rests, in milliseconds. */
const BUZZ: Partial<Record<Sound, number[]>> = {
  turn: [40, 60, 40],
  steal: [30],
  fail: [60, 50, 60],
  win: [40, 40, 40, 40, 120],
  row: [30, 30, 30],
  take: [20],
};

let context: AudioContext | null = null;

/** Browsers keep quiet until the first touch or key; so do we. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
if (typeof addEventListener !== "undefined") {
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

/** How loud a sound is, from 0 to 1; "your turn" has a volume of its own. */
export function loudness(name: Sound): number {
  if (!settings.choices.sound) return 0;
  return (name === "turn" ? settings.choices.turnVolume : settings.choices.volume) / 100;
}

/** Plays a sound, if sounds are on and the page has been touched; `step` makes it higher. */
export function sound(name: Sound, step = 0): void {
  const loud = loudness(name);
  if (loud > 0 && context) play(context, name, loud, step);
  touch(name);
}

function touch(name: Sound): void {
  const pattern = BUZZ[name];
  // Browsers refuse, with a complaint, to buzz a page that nobody has touched.
  if (pattern && settings.choices.haptics && context && typeof navigator.vibrate === "function")
    navigator.vibrate(pattern);
}
