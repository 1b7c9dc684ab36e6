import { api } from "../link/http";
import type { RulesInfo } from "../wire/types";

let asked: Promise<RulesInfo[]> | null = null;

/** The games that the server plays, with their bots; asked once. */
export function loadRules(): Promise<RulesInfo[]> {
  asked ??= api<RulesInfo[]>("rules").catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  return asked;
}
