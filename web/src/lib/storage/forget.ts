import { DIGESTS } from "../fair/digests";
import { WITNESSED } from "../fair/memory";
import { UNCOPIED } from "../device/copies";
import { HOLDER } from "../device/device";
import { FACE, myFace } from "../people/face.svelte";
import { FIRSTS } from "../learning/firsts";
import { ME, PEOPLE } from "../learning/known";
import { LESSONS } from "../learning/lessons.svelte";
import { type LocalTables, tables } from "../device/local";
import type { Me } from "../people/me.svelte";
import { forget, type Memory, ownMemory } from "./memory";
import { MUTED } from "../people/muted";
import { SEEN } from "../table/missed";
import { FINISHED } from "../people/newcomer.svelte";
import { PUZZLES } from "../learning/puzzles.svelte";
import { EVENING, REAL, REAL_NAMES } from "../device/real";
import { TODAY } from "../today/today";

/** What is remembered of people and their games; how this device is set is not among it. */
const OF_PEOPLE = [
  ME,
  FACE,
  PEOPLE,
  SEEN,
  MUTED,
  WITNESSED,
  DIGESTS,
  HOLDER,
  UNCOPIED,
  FINISHED,
  LESSONS,
  PUZZLES,
  FIRSTS,
  REAL,
  REAL_NAMES,
  EVENING,
  TODAY,
];

/**
 * Forgets me at the server and on this device: the games kept here, and the names of all who played here.
 *
 * The server comes first: where it does not answer, nothing is deleted. The service worker drops its copies of games
 * itself.
 */
export async function forgetMe(
  me: Pick<Me, "forget" | "load">,
  here: Pick<LocalTables, "clear"> = tables,
  memory: Memory | null = ownMemory(),
): Promise<void> {
  await me.forget();
  await here.clear();
  forget(OF_PEOPLE, memory);
  myFace.forget();
  await me.load();
}
