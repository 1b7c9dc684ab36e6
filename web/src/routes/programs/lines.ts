import type { AnyOptions, GameId } from "../../lib/wire/types";

/** Which game a program would play, and where. */
export interface Example {
  /** The address of the server. */
  origin: string;
  game: GameId;
  options: AnyOptions;
}

/** A text in single quotes for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const wish = ({ game, options }: Example) => JSON.stringify({ game, options });

/** The lines for a shell: a game, what its stream says of the first turn, and the first thing that may be done then. */
export function curl(example: Example): string {
  const head = `-H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json'`;
  const games = `${example.origin}/api/v1/games/$GAME`;
  return [
    "TOKEN=wb_…",
    `GAME=$(curl -s ${head} -d ${quoted(wish(example))} ${example.origin}/api/v1/play | jq -r .game_id)`,
    `TURN=$(curl -sN --max-time 3 ${head} ${games}/stream | grep '"your_turn"' | tail -n 1)`,
    `ACT=$(echo "$TURN" | jq -c '.frame | {ply, action: .legal[0].action}')`,
    `curl -s ${head} -d "$ACT" ${games}/actions`,
  ].join("\n");
}

/** The same in Python, with nothing but its standard library. */
export function python(example: Example): string {
  return [
    "import json, urllib.request",
    "",
    "def ask(path, body=None):",
    '    head = {"Authorization": "Bearer wb_…", "Content-Type": "application/json"}',
    "    data = None if body is None else json.dumps(body).encode()",
    `    return urllib.request.urlopen(urllib.request.Request(${JSON.stringify(`${example.origin}/api/v1/`)} + path, data, head))`,
    "",
    `wish = json.loads(${JSON.stringify(wish(example))})`,
    'game = json.load(ask("play", wish))["game_id"]',
    'for line in ask(f"games/{game}/stream"):',
    "    turn = json.loads(line) if line.strip() else {}",
    '    if turn.get("type") == "your_turn":',
    '        frame = turn["frame"]',
    '        act = {"ply": frame["ply"], "action": frame["legal"][0]["action"]}',
    '        print(ask(f"games/{game}/actions", act).read().decode())',
    "        break",
  ].join("\n");
}
