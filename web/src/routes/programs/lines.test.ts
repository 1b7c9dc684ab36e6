import { expect, test } from "vitest";
import { actOf, curl, python } from "./lines";

test("a message over the socket becomes the body of an action", () => {
  const message = '{"type":"act","cid":7,"ply":12,"action":{"type":"keep","symbol":"W"}}';
  expect(actOf(message)).toBe('{"ply":12,"action":{"type":"keep","symbol":"W"}}');
  expect(actOf('{"type":"sit"}')).toContain('"action"');
  expect(actOf("{oops")).toContain('"action"');
});

test("lines for a shell hold together whatever is in them", () => {
  const lines = curl({ origin: "http://127.0.0.1:8080", game: "regenwormen", act: `{"ply":1,"action":"it's"}` });
  expect(lines).toContain(`-d '{"ply":1,"action":"it'\\''s"}' http://127.0.0.1:8080/api/v1/games/$GAME/actions`);
  expect(lines).toContain(`-d '{"game":"regenwormen"}' http://127.0.0.1:8080/api/v1/play`);
});

test("lines for Python name the same addresses", () => {
  const lines = python({ origin: "http://127.0.0.1:8080", game: "holzwurm", act: '{"ply":1}' });
  expect(lines).toContain('"http://127.0.0.1:8080/api/v1/" + path');
  expect(lines).toContain(`json.loads(r'''{"ply":1}''')`);
});
