import { api, apiText, Refusal } from "../link/http";
import type { GameInfo, KeptInfo } from "../wire/types";
import { keptId } from "./archive";
import { isCopied, isUncopied } from "./copies";
import { type LocalTable, type TableRow, tables } from "./local";
import { type Notes, ownMemory } from "../storage/memory";

/** The server forgets a game after so long, in milliseconds: it need not be asked about it. */
const FORGOTTEN = 90 * 24 * 3_600_000;

/** What looking elsewhere needs; tests play it. */
export interface Sight {
  ask: typeof api;
  read: typeof apiText;
  here: Pick<typeof tables, "get" | "keep">;
  memory: Notes | null;
}

const REAL: Sight = { ask: api, read: apiText, here: tables, memory: ownMemory() };

/**
 * Looks whether a game of this device went to another one, and whether it was finished there; then it is finished here,
 * too. Answers the table as it is kept now; throws what the server refuses.
 */
export async function lookElsewhere<T extends TableRow>(table: T, sight: Sight = REAL): Promise<T> {
  if (!mayBeElsewhere(table, sight)) return table;
  const info = await sight.ask<KeptInfo>(`kept/${keptId(table.game)}`);
  if (info.epoch <= (table.epoch ?? 0)) return table;
  // Whoever played on here, too, has not said yet what becomes of that.
  const isDecided = info.at.over && !isUncopied(table.game, sight.memory);
  const news = { went: info.at, ...(isDecided ? await ending(info, sight) : {}) };
  await keepUnlessBack(table, news, sight);
  return { ...table, ...news };
}

/** Looks for all games that may have gone elsewhere; stops where the server does not answer. */
export async function lookForAll(running: readonly TableRow[], sight: Sight = REAL): Promise<void> {
  const isForgotten = ({ changed }: TableRow) => Date.now() - Date.parse(changed) > FORGOTTEN;
  for (const table of running) {
    if (isForgotten(table) && !table.went) continue;
    const problem = await lookElsewhere(table, sight).then(() => null, refused);
    if (problem && problem.code !== "not_found") return;
  }
}

function refused(error: unknown): Refusal["problem"] {
  if (error instanceof Refusal) return error.problem;
  throw error;
}

/** Where a table has moves that are not copied yet, copying them finds out. */
function mayBeElsewhere(table: TableRow, { memory }: Sight): boolean {
  const isHere = table.ply > 0 && !isUncopied(table.game, memory);
  return table.result === undefined && isCopied(table) && (table.went !== undefined || isHere);
}

/** How a game ended, and all that was played until then. */
async function ending({ id, ply, changed, ended }: KeptInfo, { ask, read }: Sight): Promise<Partial<LocalTable>> {
  const [{ result }, record] = await Promise.all([ask<GameInfo>(`games/${id}`), read(`games/${id}/record`)]);
  return result ? { record, ply, result, changed: ended ?? changed } : {};
}

/** Keeps what was found; not where the game came back, or was deleted, meanwhile. */
async function keepUnlessBack(
  { id, game, epoch }: TableRow,
  news: Partial<LocalTable>,
  { here }: Sight,
): Promise<void> {
  const kept = await here.get(id);
  if (kept?.game === game && kept.epoch === epoch) await here.keep({ ...kept, ...news });
}
