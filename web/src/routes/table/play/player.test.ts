import { expect, test } from "vitest";
import { loadGame } from "../../../games";
import { settings } from "../../../lib/settings/settings.svelte";
import type { AnyFrame, FrameMessage } from "../../../lib/wire/types";
import { isOthers, Player } from "./player";
import { Teller } from "./teller";

const frame = (legal: object[], view: object = {}, seen: object[] = []) =>
  ({ ply: 1, legal: legal.map((action) => ({ action, effects: [] })), view, seen }) as unknown as AnyFrame;
const roll = { type: "roll" };

test("only a first roll without another choice rolls by itself", async () => {
  const { firstRoll } = await loadGame("regenwormen");
  expect(firstRoll(frame([roll], { turn: { kept: [] } }))).toEqual(roll);
  expect(firstRoll(frame([roll], { turn: { kept: ["1"] } }))).toBeNull();
  expect(firstRoll(frame([roll, { type: "roll", golden: true }], { turn: { kept: [] } }))).toBeNull();
  const { firstRoll: anyRoll } = await loadGame("it-happens");
  expect(anyRoll(frame([{ type: "roll", die: "own" }, { type: "pass" }]))).toBeNull();
  expect(anyRoll(frame([{ type: "roll", die: "own" }]))).not.toBeNull();
  expect(anyRoll(frame([]))).toBeNull();
});

test("listeners hear every step once, the ends of others' turns, or neither", () => {
  const line = (ply: number, seat: number | null, text: string) => ({ ply, seat, text });
  const story = [line(1, 0, "You roll"), line(2, 0, "You take 24"), line(3, 1, "Bo rolls")];
  const more = [...story, line(4, 1, "Bo takes 27"), line(5, 2, "Cas rolls")];
  const all = new Teller();
  expect(all.tell([], "all", [0])).toEqual([]);
  expect(all.tell(story, "all", [0])).toEqual(["Bo rolls"]);
  expect(all.tell(story, "all", [0])).toEqual([]);
  expect(all.tell(more, "all", [0])).toEqual(["Bo takes 27", "Cas rolls"]);
  // Something was taken back.
  expect(all.tell(story, "all", [0])).toEqual([]);
  expect(all.tell(more, "all", [0])).toEqual(["Bo takes 27", "Cas rolls"]);
  const turns = new Teller();
  expect(turns.tell(story, "turns", [0])).toEqual([]);
  expect(turns.tell(more, "turns", [0])).toEqual(["Bo takes 27"]);
  expect(new Teller().tell(more, "few", [0])).toEqual([]);
});

test("who won is left to the end of the game", () => {
  const story = [
    { ply: 1, seat: 0, text: "Ann rolls." },
    { ply: 2, seat: 0, text: "Ann takes 25." },
    { ply: 2, seat: null, text: "The game is over." },
    { ply: 2, seat: 0, text: "Ann wins.", isResult: true as const },
  ];
  expect(new Teller().tell(story, "all", [])).toEqual(["Ann takes 25. The game is over."]);
});

test("pieces that others move have a speed of their own", () => {
  settings.set("speed", "fast");
  settings.set("othersSpeed", "instant");
  const player = new Player();
  const look = (seat: number) =>
    player.look(
      undefined,
      {
        game: "g",
        frame: frame([], {}, [
          { ply: 1, seat, event: {} },
          { ply: 1, event: {} },
        ]),
      } as FrameMessage,
      [0],
    );
  look(0);
  expect(settings.speed).toBe("fast");
  look(1);
  expect(settings.speed).toBe("instant");
  player.rest();
  expect(settings.speed).toBe("fast");
  expect(isOthers(frame([]), [0])).toBe(false);
  settings.reset();
});
