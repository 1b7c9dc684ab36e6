import { expect, it } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import { hintFor, same } from "./hints";
import { byHand } from "./hands";
import { leavesTime, plain, shortcuts } from "./keys";
import * as holzwurm from "../holzwurm/keys";
import * as itHappens from "../it-happens/keys";
import * as regenwormen from "../regenwormen/keys";

it("finds the hint of an action whatever the order of its keys", () => {
  const hints = [
    { action: { type: "place", mound: 1 }, best: false, figure: "30%" },
    { action: { type: "place", mound: 0 }, best: true, figure: "38%" },
  ];
  expect(same({ mound: 1, type: "place" }, { type: "place", mound: 1 })).toBe(true);
  expect(hintFor(hints, { mound: 0, type: "place" })?.figure).toBe("38%");
  expect(hintFor(hints, { mound: 2, type: "place" })).toBeNull();
});

it("leaves time to think again to those who are about to", () => {
  const at = (isUndo: boolean) => ({ target: { closest: () => (isUndo ? {} : null) } as unknown as EventTarget });
  const key = (key: string) => leavesTime({ ...at(false), key } as KeyboardEvent);
  expect(["u", "U", "Tab", "Shift"].map(key)).toEqual([true, true, true, true]);
  expect(["Enter", " ", "1", "x"].map(key)).toEqual([false, false, false, false]);
  expect([leavesTime(at(true) as Event), leavesTime(at(false) as Event)]).toEqual([true, false]);
});

it("leaves letters, digits and signs alone where they are switched off, and no other key", () => {
  const key = (key: string) => plain({ key, target: null } as unknown as KeyboardEvent);
  const keys = ["r", "1", "?", " ", "Enter", "ArrowUp"];
  expect(keys.map(key)).toEqual([true, true, true, true, true, true]);
  settings.set("letterKeys", false);
  expect(keys.map(key)).toEqual([false, false, false, true, true, true]);
  expect([shortcuts("1 Space"), shortcuts("T"), shortcuts("Enter")]).toEqual(["Space", undefined, "Enter"]);
  settings.set("letterKeys", true);
  expect(shortcuts("1 Space")).toBe("1 Space");
});

it("puts the first where the thumb is", () => {
  expect(byHand(["roll", "stop"])).toEqual(["roll", "stop"]);
  settings.set("leftHand", true);
  expect(byHand(["roll", "stop"])).toEqual(["stop", "roll"]);
  settings.set("leftHand", false);
});

it("reads keys", () => {
  expect([itHappens.asked("2"), itHappens.asked("R"), itHappens.asked("ArrowUp"), itHappens.asked("q")]).toEqual([
    { number: 1 },
    { type: "reroll" },
    { step: -1 },
    null,
  ]);
  expect([holzwurm.asked("5"), holzwurm.asked("T"), holzwurm.asked("Escape"), holzwurm.asked("6")]).toEqual([
    { row: 4 },
    "take",
    "drop",
    null,
  ]);
});

it("tells all keys of every board, none twice, and leaves those of the table alone", () => {
  for (const { commands } of [holzwurm, itHappens, regenwormen]) {
    const keys = commands.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => ["h", "l", "m", "?"].includes(key))).toEqual([]);
    for (const { key, label } of commands) expect([key, label].every((text) => text.length > 0)).toBe(true);
  }
});
