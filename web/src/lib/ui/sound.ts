import { settings } from "../state/settings.svelte";

/** Short, dry, wooden sounds: pitches in hertz, one after another. */
const SOUNDS = {
  turn: [523, 659],
  win: [523, 587, 659, 784, 1047],
  tock: [392],
  knock: [147, 131],
} as const;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
// Browsers keep quiet until the first touch; so do we.
if (typeof addEventListener !== "undefined")
  addEventListener("pointerdown", () => void (context ??= new AudioContext()), { once: true });

/** Plays a sound, if sounds are on and the page has been touched. */
export function sound(name: Sound): void {
  if (!context || !settings.choices.sound) return;
  SOUNDS[name].forEach((pitch, idx) => knock(context!, pitch, idx * 0.13));
}

/** A bar of wood that is struck: a sine that fades quickly, with a click of its fourth partial. */
function knock(to: AudioContext, pitch: number, after: number): void {
  const at = to.currentTime + after;
  for (const [partial, loud, long] of [[1, 0.22, 0.35], [3.9, 0.06, 0.06]] as const) {
    const tone = to.createOscillator();
    const fade = to.createGain();
    tone.frequency.value = pitch * partial;
    fade.gain.setValueAtTime(loud, at);
    fade.gain.exponentialRampToValueAtTime(0.001, at + long);
    tone.connect(fade).connect(to.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}
