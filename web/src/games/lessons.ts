/** Lessons as games bring them along: courses with their names, and each lesson as data. */
import type { Locale } from "../lib/words/language";
import type { AnyAction, GameId } from "../lib/wire/types";
import { contentOf } from "./content";
import { GAME_IDS } from "./described";

/** A text in all languages. */
export type Said = Record<Locale, string>;

/** The lessons about a game, or about one of its editions. */
export interface Course {
  /** The offer that it teaches: the name of the game, or of the edition. */
  key: string;
  game: GameId;
  about: Said;
  lessons: { id: string; title: Said }[];
}

/** A record up to where the learner acts for the first time, and what to do from there. */
export interface Lesson {
  start: string;
  steps: Step[];
  learned: { pic: string; text: Said }[];
}

/** One decision of the learner. */
export interface Step {
  say: Said;
  why: { rule: string; text: Said };
  /** What may be done to go on; the first is what the worm would do. */
  aim: AnyAction[];
  /** The lines of the record that follow: chance, the others, and what the learner's seat plays on. */
  luck: { seat?: number; action?: AnyAction; chance?: object }[];
  wrong: { action: AnyAction; kind: "legal" | "refused"; say: Said }[];
}

/** Who learns. */
export const LEARNER = 0;

interface Written {
  edition: string | null;
  about: Said;
  lessons: Course["lessons"];
}

const lists = import.meta.glob<Written[]>("../../../content/*/lessons/courses.json", { import: "default" });
const steps = import.meta.glob<Omit<Lesson, "start">>(
  ["../../../content/*/lessons/*.json", "!../../../content/*/lessons/courses.json"],
  {
    import: "default",
  },
);
const starts = import.meta.glob<string>("../../../content/*/lessons/*.wgr", { import: "default", query: "?raw" });

/** The courses of a game; none for one without lessons. */
export async function coursesOf(game: GameId): Promise<Course[]> {
  const written = (await lists[contentOf(game, "lessons/courses.json")]?.()) ?? [];
  return written.map(({ edition, about, lessons }) => ({ key: edition ?? game, game, about, lessons }));
}

/** The courses of all games, in the order in which games are offered. */
export async function allCourses(): Promise<Course[]> {
  return (await Promise.all(GAME_IDS.map(coursesOf))).flat();
}

/** The course of an offer. */
export async function courseOf(key: string): Promise<Course | null> {
  return (await allCourses()).find((course) => course.key === key) ?? null;
}

/** A lesson by its name; nothing where there is none. */
export async function loadLesson(game: GameId, id: string): Promise<Lesson | null> {
  const path = contentOf(game, `lessons/${id}`);
  const [written, start] = await Promise.all([steps[`${path}.json`]?.(), starts[`${path}.wgr`]?.()]);
  return written && start !== undefined ? { ...written, start } : null;
}
