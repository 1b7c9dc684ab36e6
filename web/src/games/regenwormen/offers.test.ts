import { beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { Choice, Effect } from "./effects";
import { offers } from "./offers";
import { noteOf, previewOf } from "./previews";
import { refusalOf } from "./refusals";
import { still } from "./scenes";
import { acted, bare, fails, frame, kept, view } from "./testing";

beforeEach(() => overwriteGetLocale(() => "en"));
const seats = ["Mila", "Oma", "Jan"].map((name) => ({ name, color: "rust", bot: false, here: true, away: false }));
const end: Effect = { type: "turn_ended", seat: 0, next: 1, total: 0 };
const roll = (dice: number, why: "roll" | "golden" = "roll"): Choice => ({
  action: why === "golden" ? { type: "roll", golden: true } : { type: "roll" },
  effects: [{ type: "thrown", seat: 0, why, dice, golden: why === "golden" }],
});
const take: Choice = {
  action: { type: "take", tile: 26 },
  effects: [{ type: "tile_taken", seat: 0, tile: 26, worms: 2, total: 27, why: "lower" }, end],
};
const steal: Choice = {
  action: { type: "steal", from: 1 },
  effects: [{ type: "tile_stolen", seat: 0, from: 1, tile: 27, worms: 2 }, end],
};

describe("offers", () => {
  const at = view({ phase: "decide", kept: ["W"], total: 27, left: 2, stacks: [[], [22, 27], []] });
  const titles = (legal: Choice[], shown = at) => {
    const { bar, more } = offers(frame(shown, 1, [], legal), [], seats);
    return [bar.map((one) => [one.title, one.detail]), more.map((one) => one.title)];
  };

  it("put the steal first and the rest behind the arrow", () => {
    const legal = [roll(2), take, steal];
    expect(titles(legal)).toEqual([
      [
        ["Steal Oma’s 27", "2 worms"],
        ["Roll 2 more", ""],
      ],
      ["Take 26"],
    ]);
    const { bar } = offers(frame(at, 1, [], legal), [], seats);
    expect(bar[0]?.label).toBe("Steal 27 from Oma, 2 worms");
  });

  it("follow the hints", () => {
    const hint = { action: take.action, best: true, figure: "41%" };
    const { bar } = offers(frame(at, 1, [], [roll(2), take, steal]), [hint], seats);
    expect(bar[0]).toMatchObject({ title: "Take 26", best: true, figure: "41%" });
  });

  it("have the best choice first, also where odds mark none", () => {
    const hint = ({ action }: Choice) => ({ action, best: false, figure: "" });
    const { bar, more } = offers(frame(at, 1, [], [roll(2), take, steal]), [roll(2), take, steal].map(hint), seats);
    expect([bar, more].map((some) => some.map(({ title }) => title))).toEqual([
      ["Roll 2 more", "Take 26"],
      ["Steal Oma’s 27"],
    ]);
  });

  it("say what stopping costs", () => {
    const effects = fails("stopped", 5, 24, 36);
    effects.splice(3, 0, { type: "specialist_lost", seat: 0, specialist: "weasel", why: "failed" });
    expect(titles([roll(7), { action: { type: "stop" }, effects }])).toEqual([
      [
        ["Roll 7 more", ""],
        ["Stop without a tile", "costs your 24 · 36 is turned over · costs the weasel"],
      ],
      [],
    ]);
    const free: Effect[] = [
      { type: "failed", seat: 0, why: "accepted", total: 5 },
      { type: "nothing_returned", seat: 0, why: "no_tile" },
    ];
    expect(titles([{ action: { type: "accept" }, effects: free }])[0]).toEqual([
      ["Let the turn fail", "costs nothing"],
    ]);
  });

  it("offer the golden die first", () => {
    expect(titles([roll(8), roll(9, "golden")], view())[0]).toEqual([
      ["Roll 9 dice", "with the golden die"],
      ["Roll 8 dice", ""],
    ]);
  });

  it("say what comes with a tile, and that it is the last", () => {
    const effects: Effect[] = [
      ...take.effects.slice(0, 1),
      { type: "specialist_gained", seat: 0, specialist: "weasel", tile: 26 },
      { type: "game_over", seat: 0, why: "no_tile" },
    ];
    const { bar } = offers(frame(at, 1, [], [{ ...take, effects }]), [], seats);
    expect(bar[0]).toMatchObject({
      more: "+ weasel, ends the game",
      label: "Take tile 26, 2 worms, + weasel, ends the game",
    });
  });

  it("know a hen from a tile", () => {
    const hen: Effect[] = [
      { type: "hen_stolen", seat: 0, from: 1, tile: 27 },
      { type: "specialist_gained", seat: 0, specialist: "hen", tile: 27, from: 1 },
    ];
    const { bar } = offers(frame(at, 1, [], [{ ...steal, effects: hen }]), [], seats);
    expect(bar[0]).toMatchObject({ title: "Take Oma’s hen", detail: "the tile stays", figurine: "hen", more: "" });
    expect(bar[0]?.label).toBe("Take the hen from Oma; the 27 stays");
  });
});

describe("previews", () => {
  const legal: Choice[] = [
    { action: { type: "keep", symbol: "W" }, effects: [kept("W", 2)] },
    ...bare({ type: "roll" }),
  ];
  const note = (...effects: Effect[]) => noteOf([kept("1", 2), ...effects], seats)?.text;

  it("are those of the face that is looked at", () => {
    expect(previewOf(legal, "W")).toEqual([kept("W", 2)]);
    expect([previewOf(legal, "1"), previewOf(legal, null)]).toEqual([[], []]);
  });

  it("say the most important thing", () => {
    expect(note({ type: "in_reach", seat: 0, total: 26, tiles: [25, 26] })).toBe("takes 26");
    expect(note({ type: "in_reach", seat: 0, total: 27, tiles: [26], from: 1, steal: "tile" })).toBe("steals Oma’s 27");
    expect(note({ type: "in_reach", seat: 0, total: 27, tiles: [], from: 1, steal: "hen" })).toBe("gets Oma’s hen");
    expect(note({ type: "token", seat: 0, why: "ones", supply: 3 })).toBe("+1 token");
    expect(note({ type: "must_rob", seat: 0, why: "ones" })).toBe("+1 token");
    expect(noteOf(fails("no_worm", 20, 24, 36), seats)).toEqual({ text: "turn fails", isGood: false });
    expect(note({ type: "out_of_reach", seat: 0, total: 2, why: "no_worm" })).toBeUndefined();
  });
});

describe("refusals", () => {
  const decide = view({ phase: "decide", kept: ["5"], total: 25 });
  const reached = (effect: Effect, rule: string) => {
    const seen = { ...acted(0, { type: "keep", symbol: "5" }, kept("5", 5), effect), rules: ["RW-08", rule] };
    return refusalOf(30, still(frame(decide, 1, [seen], bare({ type: "roll" }))), seats);
  };

  it("repeat what the rules told of the dice", () => {
    expect(reached({ type: "out_of_reach", seat: 0, total: 25, why: "no_worm" }, "RW-11")).toEqual([
      "No worm, no tile: keep a worm first.",
      "RW-11",
    ]);
    expect(reached({ type: "out_of_reach", seat: 0, total: 25, why: "no_tile" }, "RW-15")).toEqual([
      "With 25 points there is no tile for you yet.",
      "RW-15",
    ]);
    expect(reached({ type: "in_reach", seat: 0, total: 25, tiles: [25] }, "RW-12")).toEqual([
      "With 25 points you cannot take this tile.",
      "RW-12",
    ]);
  });

  it("say what must be done first, or whose turn it is", () => {
    const at = (phase: typeof decide.phase, legal = bare({ type: "roll" })) =>
      refusalOf(30, still(frame(view({ phase }), 1, [], legal)), seats);
    expect([at("roll"), at("keep"), at("return"), at("rob_for_ones"), at("failed")].map((one) => one?.[1])).toEqual([
      "RW-06",
      "RW-08",
      "RX-13",
      "RX-19",
      "RX-18",
    ]);
    expect(at("roll")?.[0]).toBe("30: three worms, for 30 or more. Roll the dice first.");
    expect(at("decide", [])).toEqual(["30: three worms, for 30 or more. It is Mila’s turn.", "RW-21"]);
    expect([at("over"), refusalOf(30, null, seats)]).toEqual([null, null]);
    expect(refusalOf("5", still(frame(decide, 1, [], bare({ type: "roll" }))), seats)?.[1]).toBe("RW-07");
  });
});
