/** Short, dry, wooden sounds, made when they are needed: bars that are struck, and rustling paper. */

/** A bar of wood that is struck. */
interface Bar {
  pitch: number;
  /** When, in seconds. */
  at: number;
  /** How long it sounds. */
  long: number;
  loud: number;
  /** Where the pitch slides to; nothing for wood. */
  to?: number;
}

/** Noise behind a filter: felt, paper, crumbs. */
interface Rustle {
  /** The middle of what passes the filter, in hertz. */
  tone: number;
  at: number;
  long: number;
  loud: number;
}

export interface Score {
  bars: Bar[];
  rustles: Rustle[];
}

export type Sound =
  "roll" | "keep" | "take" | "place" | "steal" | "fail" | "turn" | "win" | "worm" | "card" | "row" | "deal";

/** The steps that the pitch of keeping climbs: a scale that never sounds wrong. */
const CLIMB = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4, 5 / 2];

const bar = (pitch: number, at: number, loud = 0.22, long = 0.35): Bar => ({ pitch, at, long, loud });
const rustle = (tone: number, at: number, long: number, loud: number): Rustle => ({ tone, at, long, loud });
const knock = (pitch: number, at: number, loud = 0.2): Bar => bar(pitch, at, loud, 0.09);

/** What each sound is made of. `step` is how often dice were kept in the turn. */
const SCORES: Record<Sound, (step: number) => Score> = {
  // Four wooden cubes on a kitchen table.
  roll: () => ({
    bars: [0, 0.05, 0.11, 0.2].map((at, idx) => knock([410, 520, 350, 460][idx]!, at, 0.17 - idx * 0.03)),
    rustles: [0, 0.05, 0.11, 0.2].map((at) => rustle(2600, at, 0.03, 0.1)),
  }),
  keep: (step) => ({ bars: [bar(330 * CLIMB[Math.min(step, CLIMB.length - 1)]!, 0, 0.2, 0.16)], rustles: [] }),
  // A domino laid on felt.
  take: () => ({ bars: [knock(240, 0, 0.26)], rustles: [rustle(700, 0, 0.07, 0.16)] }),
  place: () => ({ bars: [knock(300, 0), knock(200, 0.09, 0.12)], rustles: [rustle(900, 0.09, 0.05, 0.08)] }),
  // A quick cork pop.
  steal: () => ({ bars: [{ ...bar(240, 0, 0.3, 0.08), to: 920 }], rustles: [rustle(3200, 0.05, 0.03, 0.14)] }),
  // A low double knock, never a buzzer.
  fail: () => ({ bars: [bar(147, 0, 0.26, 0.14), bar(123, 0.17, 0.26, 0.2)], rustles: [] }),
  turn: () => ({ bars: [bar(523, 0), bar(659, 0.13)], rustles: [] }),
  win: () => ({ bars: [523, 587, 659, 784, 1047].map((pitch, idx) => bar(pitch, idx * 0.16, 0.2, 0.4)), rustles: [] }),
  // A tiny squelch.
  worm: () => ({
    bars: [
      { ...bar(520, 0, 0.16, 0.07), to: 260 },
      { ...bar(300, 0.07, 0.12, 0.08), to: 560 },
    ],
    rustles: [rustle(500, 0, 0.12, 0.07)],
  }),
  // Paper on wood.
  card: () => ({ bars: [knock(190, 0.05, 0.1)], rustles: [rustle(3800, 0, 0.06, 0.16)] }),
  // A riffle and a crunch.
  row: () => ({
    bars: [knock(150, 0.32, 0.2)],
    rustles: [
      ...[0, 0.04, 0.08, 0.12, 0.16, 0.2].map((at) => rustle(3600, at, 0.03, 0.13)),
      rustle(1100, 0.3, 0.12, 0.22),
    ],
  }),
  deal: () => ({ bars: [], rustles: [0, 0.07, 0.14, 0.21].map((at) => rustle(3400, at, 0.045, 0.12)) }),
};

/** What a sound is made of. */
export function score(name: Sound, step = 0): Score {
  return SCORES[name](step);
}

export function play(to: AudioContext, name: Sound, loud: number, step: number): void {
  const out = to.createGain();
  out.gain.value = loud;
  out.connect(to.destination);
  const { bars, rustles } = score(name, step);
  for (const one of bars) strike(to, out, one);
  for (const one of rustles) crumple(to, out, one);
}

/** A sine that fades quickly, with a click of its fourth partial. */
function strike(to: AudioContext, out: AudioNode, { pitch, at, long, loud, to: end }: Bar): void {
  const start = to.currentTime + at;
  for (const [partial, share, time] of [
    [1, 1, long],
    [3.9, 0.27, Math.min(0.06, long)],
  ] as const) {
    const tone = to.createOscillator();
    tone.frequency.setValueAtTime(pitch * partial, start);
    if (end) tone.frequency.exponentialRampToValueAtTime(end * partial, start + time);
    tone.connect(fading(to, out, start, loud * share, time));
    tone.start(start);
    tone.stop(start + time);
  }
}

function crumple(to: AudioContext, out: AudioNode, { tone, at, long, loud }: Rustle): void {
  const start = to.currentTime + at;
  const noise = to.createBufferSource();
  noise.buffer = hiss(to);
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = tone;
  filter.Q.value = 0.8;
  noise.connect(filter).connect(fading(to, out, start, loud, long));
  noise.start(start);
  noise.stop(start + long);
}

function fading(to: AudioContext, out: AudioNode, start: number, loud: number, long: number): GainNode {
  const fade = to.createGain();
  fade.gain.setValueAtTime(loud, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + long);
  fade.connect(out);
  return fade;
}

let kept: AudioBuffer | null = null;

/** A third of a second of noise, made once. */
function hiss(to: AudioContext): AudioBuffer {
  if (kept) return kept;
  kept = to.createBuffer(1, Math.ceil(to.sampleRate / 3), to.sampleRate);
  const data = kept.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return kept;
}
