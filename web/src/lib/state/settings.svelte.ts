import type { Speed } from "../../games/board";
import { overwriteGetLocale } from "../messages/runtime.js";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type HintLevel = "off" | "odds" | "coach";

/** What can be set, with what holds when nothing is. */
const DEFAULTS = {
  language: "en" as Language,
  theme: "system" as Theme,
  speed: "normal" as Speed,
  hints: "odds" as HintLevel,
  sound: true,
  autoRoll: false,
  singleTap: false,
  leftHand: false,
  talkative: true,
};
export type Choices = typeof DEFAULTS;

/** Where choices are kept; localStorage, or nothing in a private window that forbids it. */
interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const KEY = "wormery.settings";

/** What this device likes: kept here, never sent anywhere. */
export class Settings {
  #choices = $state<Choices>({ ...DEFAULTS });

  constructor(
    private readonly shelf: Shelf | null,
    languages: readonly string[] = [],
  ) {
    this.#choices = { ...DEFAULTS, language: preferred(languages), ...read(shelf) };
  }

  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  get language(): Language {
    return this.#choices.language;
  }

  /** How fast pieces move; at once for those who asked their system for less motion. */
  get speed(): Speed {
    return lessMotion() ? "instant" : this.#choices.speed;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.#choices[key] = value;
    try {
      this.shelf?.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // A full or forbidden shelf: the choice holds until the page is closed.
    }
  }

  /** Tells the page's root element what styles depend on. */
  dress(root: HTMLElement): void {
    const { theme, leftHand, language } = this.#choices;
    root.lang = language;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["hand"] = leftHand ? "left" : "right";
    root.style.setProperty("--speed", { normal: "1", fast: "0.4", instant: "0" }[this.speed]);
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
function read(shelf: Shelf | null): Partial<Choices> {
  try {
    const kept = JSON.parse(shelf?.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(DEFAULTS).filter(([key, usual]) => typeof kept[key] === typeof usual);
    const choices = Object.fromEntries(known.map(([key]) => [key, kept[key]])) as Partial<Choices>;
    if (choices.language && !LANGUAGES.includes(choices.language)) delete choices.language;
    return choices;
  } catch {
    return {};
  }
}

function lessMotion(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function ownShelf(): Shelf | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

/** The settings of this device. */
export const settings = new Settings(ownShelf(), typeof navigator === "undefined" ? [] : navigator.languages);

// Messages ask for the language each time, so that they change with it wherever they are shown.
overwriteGetLocale(() => settings.language);
