import type { Speed } from "../../games/board";
import { FACTOR } from "../../games/speed";
import { LANGUAGES, overwriteGetLocale, type Locale } from "../words/language";
import { spokenOf } from "../words/parts.svelte";
import { keep, type Notes, ownMemory, recall } from "../storage/memory";
import { newcomer, type Newcomer } from "../people/newcomer.svelte";

export { LANGUAGES };
export type Language = Locale;
const THEMES = ["system", "light", "dark"] as const;
const SPEEDS = ["normal", "fast", "instant"] as const;
export const HINT_LEVELS = ["off", "odds", "coach"] as const;
const VOICES = ["all", "turns", "few"] as const;
export type Theme = (typeof THEMES)[number];
export type HintLevel = (typeof HINT_LEVELS)[number];
/** What screen readers are told: every step, whole turns, or only what concerns me. */
export type Voice = (typeof VOICES)[number];

/** What can be set, with what holds when nothing is. */
const DEFAULTS = {
  language: "en" as Language,
  theme: "system" as Theme,
  /** More contrast than the theme has by itself. */
  contrast: false,
  speed: "normal" as Speed,
  /** How fast pieces move while others play. */
  othersSpeed: "normal" as Speed,
  hints: "odds" as HintLevel,
  /** So many seconds there is time to take a choice back. */
  undoSeconds: 2,
  /** So many seconds stays what somebody got or lost, unless it is touched. */
  beatSeconds: 2.5,
  /** Whether letters and digits do something by themselves. */
  letterKeys: true,
  sound: true,
  /** How loud the pieces are, in percent. */
  volume: 70,
  /** How loud "your turn" is. */
  turnVolume: 80,
  haptics: true,
  autoRoll: false,
  singleTap: false,
  leftHand: false,
  /** Larger dice, sentences instead of numbers, and no talk in own words. */
  kids: false,
  voice: "all" as Voice,
};
export type Choices = typeof DEFAULTS;

/** What each choice among words may be. */
const WORDS: { [K in keyof Choices]?: readonly Choices[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
  othersSpeed: SPEEDS,
  hints: HINT_LEVELS,
  voice: VOICES,
};

const KEY = "wormery.settings";

/** What this device likes: kept here, never sent anywhere. */
export class Settings {
  #choices = $state<Choices>({ ...DEFAULTS });
  /** Whether what moves now was done by somebody else; tables say so. */
  othersMove = $state(false);

  constructor(
    private readonly memory: Notes | null,
    private readonly languages: readonly string[] = [],
    private readonly newcomer: Pick<Newcomer, "isNew"> = { isNew: false },
  ) {
    this.#choices = { ...DEFAULTS, language: preferred(languages), ...read(this.memory) };
  }

  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  get language(): Language {
    return this.#choices.language;
  }

  /** How fast pieces move; at once for those who asked their system for less motion. */
  get speed(): Speed {
    return this.speedOf(this.othersMove);
  }

  /** How fast pieces move that others, or people here, have moved. */
  speedOf(others: boolean): Speed {
    if (lessMotion()) return "instant";
    return others ? this.#choices.othersSpeed : this.#choices.speed;
  }

  /** Which hints are shown: children get sentences. */
  get hints(): HintLevel {
    return this.#choices.kids ? "coach" : this.#choices.hints;
  }

  /** Whether games are gentle and slow, and hints are in words: for children, and for everybody in the first games. */
  get isGentle(): boolean {
    return this.#choices.kids || this.newcomer.isNew;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.#choices[key] = value;
    keep(KEY, this.#choices, this.memory);
  }

  /** The next level of hints, around the end; answers it. */
  nextHints(): HintLevel {
    const next = HINT_LEVELS[(HINT_LEVELS.indexOf(this.#choices.hints) + 1) % HINT_LEVELS.length]!;
    this.set("hints", next);
    return next;
  }

  /** Everything as it was at first, in the language of the browser. */
  reset(): void {
    const first = { ...DEFAULTS, language: preferred(this.languages) };
    for (const key of Object.keys(first) as (keyof Choices)[]) this.set(key, first[key]);
  }

  /** Tells the page's root element what styles depend on. */
  dress(root: HTMLElement): void {
    const { theme, contrast, leftHand, kids, letterKeys, language } = this.#choices;
    root.lang = language;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    if (contrast) root.dataset["contrast"] = "more";
    else delete root.dataset["contrast"];
    root.dataset["hand"] = leftHand ? "left" : "right";
    root.dataset["kids"] = String(kids);
    root.dataset["keys"] = letterKeys ? "on" : "off";
    root.style.setProperty("--speed", String(FACTOR[this.speed]));
  }
}

function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const found = LANGUAGES.find((known) => language.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return DEFAULTS.language;
}

/** What was kept, without what we no longer know. */
function read(memory: Notes | null): Partial<Choices> {
  const kept = (recall(KEY, memory) ?? {}) as Record<string, unknown>;
  const keys = (Object.keys(DEFAULTS) as (keyof Choices)[]).filter((key) => fits(key, kept[key]));
  return Object.fromEntries(keys.map((key) => [key, kept[key]])) as Partial<Choices>;
}

/** Whether a value can be what a choice says. */
function fits(key: keyof Choices, value: unknown): boolean {
  if (typeof value !== typeof DEFAULTS[key]) return false;
  if (typeof value === "number") return value >= 0 && value <= 100;
  const words: readonly unknown[] | undefined = WORDS[key];
  return words === undefined || words.includes(value);
}

function lessMotion(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The settings of this device. */
export const settings = new Settings(
  ownMemory(),
  typeof navigator === "undefined" ? [] : navigator.languages,
  newcomer,
);

// Messages ask for the language each time, so that they change with it wherever they are shown, as soon as its words are
// here.
overwriteGetLocale(() => spokenOf(settings.language));
