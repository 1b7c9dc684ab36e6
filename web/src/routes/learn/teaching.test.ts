import { beforeAll, beforeEach, expect, it } from "vitest";
import { OFFERS } from "../../games";
import { allCourses, LEARNER, loadLesson, type Lesson } from "../../games/lessons";
import { same } from "../../games/parts/hints";
import type { Engine } from "../../lib/engine/module";
import { loadEngine } from "../../lib/engine/testing";
import type { GameId } from "../../lib/wire/types";
import { OpenedRecord } from "../game/opened";
import { Script } from "./script";
import { Teaching, type Between } from "./teaching.svelte";

let engine: Engine;
let seen: Between[];
beforeAll(async () => void (engine = await loadEngine()));
beforeEach(() => void (seen = []));

const open = (record: string) => new OpenedRecord(record, async (request) => engine.ask(request));

function taught(lesson: Lesson): Teaching {
  return new Teaching(
    lesson,
    async (between) => {
      seen.push(between);
    },
    open,
  );
}

/** Waits until the lesson asks something, answers it, or is over. */
async function settled(play: Teaching): Promise<void> {
  while (play.stage === "moving" || play.stage === "loading") await new Promise((done) => setTimeout(done));
}

async function lessons(): Promise<[game: GameId, id: string][]> {
  return (await allCourses()).flatMap(({ game, lessons }) => lessons.map(({ id }): [GameId, string] => [game, id]));
}

it("offers each course to be played", async () => {
  const keys = (await allCourses()).map(({ key }) => key);
  expect(keys).toEqual(OFFERS.map(({ key }) => key).filter((key) => keys.includes(key)));
  expect(await lessons()).toHaveLength(20);
});

it("goes through every lesson in the engine, with every mistake that the rules allow", async () => {
  for (const [game, id] of await lessons()) {
    const lesson = (await loadLesson(game, id))!;
    const play = taught(lesson);
    await play.begin(0);
    for (const [step, { aim, wrong }] of lesson.steps.entries()) {
      expect([play.stage, play.step, play.seen?.to_act], `${id} ${step}`).toEqual(["ask", step, LEARNER]);
      for (const { action, kind, say } of wrong) {
        const legal: object[] = play.seen!.frame.legal.map((choice) => choice.action);
        expect(legal.some((one) => same(one, action))).toBe(kind === "legal");
        if (kind === "legal") play.act(action);
        else expect(play.tried(action)).toBe(true);
        expect([play.stage, play.answer, play.aims]).toEqual(["wrong", say, play.now.aim]);
        play.tryAgain();
      }
      play.act(aim.at(-1)!);
      await settled(play);
    }
    expect([play.stage, play.step], id).toEqual(["done", 5]);
    play.close();
  }
});

it("shows what follows one stop after the other, and tells whose it is", async () => {
  const play = taught((await loadLesson("regenwormen", "take"))!);
  await play.begin(2);
  play.act(play.now.aim[0]!);
  await settled(play);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.map(({ shown }) => shown.frame.ply)).toEqual(
    [...seen.map(({ shown }) => shown.frame.ply)].sort((a, b) => a - b),
  );
  expect([seen[0]!.actor, seen[0]!.isOwn]).toEqual([LEARNER, false]);
  expect([seen.at(-1)!.actor, seen.at(-1)!.isOwn]).toEqual([LEARNER, true]);
  expect(seen.some(({ actor }) => actor === 1)).toBe(true);
  expect(play.seen!.frame.legal.length).toBeGreaterThan(0);
});

it("offers to show it after the second miss, and does it", async () => {
  const play = taught((await loadLesson("regenwormen", "roll"))!);
  await play.begin(1);
  const wrong = play.now.wrong[0]!.action;
  play.act(wrong);
  expect(play.offersToShow).toBe(false);
  // Whoever taps again needs no button first.
  play.act(wrong);
  expect([play.offersToShow, play.stage]).toEqual([true, "wrong"]);
  play.show();
  await settled(play);
  expect([play.stage, play.step, play.misses]).toEqual(["ask", 2, 0]);
});

it("answers what it has no words for, and lets the board speak", async () => {
  const play = taught((await loadLesson("regenwormen", "roll"))!);
  await play.begin(1);
  play.act({ type: "keep", symbol: "1" });
  expect([play.stage, play.answer]).toEqual(["wrong", null]);
  expect(play.tried({ type: "take", tile: 36 })).toBe(false);
  play.hear("Keep something first.");
  expect([play.stage, play.answer]).toEqual(["wrong", "Keep something first."]);
});

it("skips steps, also while pieces move, and the last one ends it", async () => {
  const lesson = (await loadLesson("holzwurm", "rows"))!;
  let go: () => void = () => {};
  const play = new Teaching(lesson, () => new Promise((done) => (go = done)), open);
  await play.begin(0);
  play.act(play.now.aim[0]!);
  await play.skip();
  expect([play.stage, play.step]).toEqual(["ask", 1]);
  go();
  await settled(play);
  expect(play.step).toBe(1);
  for (let step = 1; step < 5; step += 1) await play.skip();
  expect([play.stage, play.step, play.seen!.frame.legal]).toEqual(["done", 5, []]);
});

it("says that it is broken where the record is none", async () => {
  const lesson = (await loadLesson("holzwurm", "rows"))!;
  const play = taught({ ...lesson, start: "{}\n" });
  await play.begin(0);
  expect(play.stage).toBe("broken");
});

it("counts the plies of a script", async () => {
  const lesson = (await loadLesson("regenwormen", "roll"))!;
  const script = new Script(lesson);
  expect(lesson.steps.map((_, step) => script.asks(step))).toEqual([0, 2, 5, 8, 9]);
  expect(script.asks(5)).toBe(10);
  expect(script.shown(1).map(({ ply }) => ply)).toEqual([3, 5]);
  expect(script.record.split("\n")).toHaveLength(12);
});
