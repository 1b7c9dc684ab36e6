import { DIGESTS } from "../fair/digests";
import { WITNESSED } from "../fair/memory";
import { UNCOPIED } from "./copies";
import { HOLDER } from "./device";
import { FACE, myFace } from "./face.svelte";
import { FIRSTS } from "./firsts";
import { ME, PEOPLE } from "./known";
import { LESSONS } from "./lessons.svelte";
import { type LocalTables, tables } from "./local";
import type { Me } from "./me.svelte";
import { forget, type Memory, ownMemory } from "./memory";
import { MUTED } from "./muted";
import { SEEN } from "./missed";
import { FINISHED } from "./newcomer.svelte";
import { PUZZLES } from "./puzzles.svelte";
import { EVENING, REAL, REAL_NAMES } from "./real";
import { TODAY } from "./today";

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
