import { expect, test } from "vitest";
import { curl, python } from "./lines";

const EXTRA = { origin: "http://127.0.0.1:8080", game: "regenwormen", options: { expansion: true } } as const;

test("lines for a shell begin the game with its options, and act by what the stream says", () => {
  const lines = curl(EXTRA).split("\n");
  expect(lines[1]).toContain(
    `-d '{"game":"regenwormen","options":{"expansion":true}}' http://127.0.0.1:8080/api/v1/play`,
  );
  expect(lines[3]).toContain(".frame | {ply, action: .legal[0].action}");
  expect(lines[4]).toContain(`-d "$ACT" http://127.0.0.1:8080/api/v1/games/$GAME/actions`);
});

test("lines for Python name the same, in words that Python knows", () => {
  const lines = python(EXTRA);
  expect(lines).toContain('"http://127.0.0.1:8080/api/v1/" + path');
  expect(lines).toContain(String.raw`json.loads("{\"game\":\"regenwormen\",\"options\":{\"expansion\":true}}")`);
  expect(lines).toContain('{"ply": frame["ply"], "action": frame["legal"][0]["action"]}');
});
