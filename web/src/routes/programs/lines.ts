import type { GameId } from "../../lib/wire/types";

/** What a program would send, and to whom. */
export interface Example {
  /** The address of the server. */
  origin: string;
  game: GameId;
  /** What `POST …/actions` takes: a ply and an action. */
  act: string;
}

/** The body of `POST …/actions` that does what a message over the socket does; an example where it does nothing. */
export function actOf(message: string): string {
  try {
    const { ply, action, nonce } = JSON.parse(message) as { ply?: unknown; action?: unknown; nonce?: unknown };
    if (action !== undefined) return JSON.stringify({ ply, action, nonce });
  } catch {
    // It is no JSON: then it is no action either.
  }
  return JSON.stringify({ ply: 0, action: { type: "roll" } });
}

/** A text in single quotes for a shell, or for Python. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The lines for a shell: a game, its stream, an action. */
export function curl({ origin, game, act }: Example): string {
  const head = `-H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json'`;
  return [
    "TOKEN=wb_…",
    `curl -s ${head} -d ${quoted(JSON.stringify({ game }))} ${origin}/api/v1/play`,
    "GAME=…  # game_id of the answer",
    `curl -sN ${head} ${origin}/api/v1/games/$GAME/stream`,
    `curl -s ${head} -d ${quoted(act)} ${origin}/api/v1/games/$GAME/actions`,
  ].join("\n");
}

/** The same in Python, with nothing but its standard library. */
export function python({ origin, game, act }: Example): string {
  return [
    "import json, urllib.request",
    "",
    "def ask(path, body=None):",
    '    head = {"Authorization": "Bearer wb_…", "Content-Type": "application/json"}',
    "    data = None if body is None else json.dumps(body).encode()",
    `    return urllib.request.urlopen(urllib.request.Request(${JSON.stringify(`${origin}/api/v1/`)} + path, data, head))`,
    "",
    `game = json.load(ask("play", ${JSON.stringify({ game })}))["game_id"]`,
    'for line in ask(f"games/{game}/stream"):',
    '    if line.strip() and json.loads(line)["type"] == "your_turn":',
    "        break",
    `ask(f"games/{game}/actions", json.loads(${quotedPython(act)}))`,
  ].join("\n");
}

const quotedPython = (text: string) => `r'''${text.replaceAll("'''", "")}'''`;
