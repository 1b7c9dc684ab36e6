import type { Problem } from "../wire/types";
import { server } from "./server.svelte";

/** A refusal of the server, or that it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    /** After how many milliseconds to ask again, if the server says so. */
    readonly retryMs?: number,
  ) {
    super(problem.detail);
  }
}

/** A server that has not answered after so long, in milliseconds, does not answer. */
const ANSWER_WITHIN = 8_000;

/** Asks the server; `body` makes it a POST unless a method is given. */
export async function api<T>(path: string, body?: unknown, method?: string, within = ANSWER_WITHIN): Promise<T> {
  const response = await reach(path, within, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as T;
  // Whatever stands between us and the server may answer with a page of its own.
  return (await response.json().catch(() => notThere())) as T;
}

/** The same for an answer that is plain text. */
export async function apiText(path: string): Promise<string> {
  return (await reach(path, ANSWER_WITHIN, {})).text();
}

/** Whether a refusal means that the server cannot be asked just now. */
export function isAway(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === "unavailable";
}

async function reach(path: string, within: number, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(within);
  const response = await fetch(`/api/v1/${path}`, { ...init, credentials: "same-origin", signal }).catch(() =>
    notThere(),
  );
  const refusal = response.ok ? null : new Refusal(await problemOf(response), retryAfter(response));
  // A copy that this device kept says nothing about the server.
  server.heard(!isAway(refusal) && !response.headers.has("x-kept"));
  if (refusal) throw refusal;
  return response;
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

function notThere(): never {
  server.heard(false);
  throw new Refusal(unreachable());
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { ...unreachable(), status: response.status };
  }
}

/** The problem of a server that does not answer. */
export function unreachable(): Problem {
  return { type: "", title: "", status: 503, detail: "the server cannot be reached", code: "unavailable" };
}
