import { api } from "../../lib/link/http";
import { deviceLabel, holder } from "../../lib/device/device";
import { type LocalTable, tables } from "../../lib/device/local";
import type { KeptTaken } from "../../lib/wire/types";

/** Takes a game over to this device: from then on the others say where it went. */
export async function takeOver(
  keptId: string,
  ask: typeof api = api,
  here: Pick<typeof tables, "takeOver"> = tables,
): Promise<LocalTable> {
  const who = { holder: holder(), label: deviceLabel() };
  return here.takeOver(keptId, await ask<KeptTaken>(`kept/${encodeURIComponent(keptId)}/take`, who));
}
