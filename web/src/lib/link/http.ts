import type { Problem } from "../wire/types";

/** A refusal of the server, or that it could not be reached. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** Asks the server; `body` makes it a POST unless a method is given. */
export async function api<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const response = await reach(`/api/v1/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    credentials: "same-origin",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refusal(await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The same for an answer that is plain text. */
export async function apiText(path: string): Promise<string> {
  const response = await reach(`/api/v1/${path}`, { credentials: "same-origin" });
  if (!response.ok) throw new Refusal(await problemOf(response));
  return response.text();
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new Refusal(unreachable());
  }
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
