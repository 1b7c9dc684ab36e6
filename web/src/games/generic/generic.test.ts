/** A game that brings no folder along: one draws worms from a bag until one stops, or has too many and loses them. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { generic } from ".";
import { settings } from "../../lib/settings/settings.svelte";
import type { AnyAction, AnyFrame, AnySeen, GameId } from "../../lib/wire/types";
import type { Told } from "../../lib/words/told";
import { loadBoard, loadGame, loadOdds, offerOf } from "..";
import { loadBook } from "../books";
import { fieldsOf, houseRules, valuesOf } from "../../routes/table/options";
import { chosenBy } from "./keys";
import { plainRules } from "./rules";
import { NO_WORDS } from "./speech";
import Table from "./Table.svelte";

const GAME = "draw-worms" as GameId;
const texts = {
  dw_act_draw: "Draw a worm",
  dw_act_stop: "Stop",
  dw_view_bag: "Left in the bag",
  dw_fx_drawn: "{seat} draws {worms}, {total} in all.",
  dw_fx_drawn_you: "You draw {worms}, {total} in all.",
  dw_fx_lost: "{seat} loses {total}.",
  dw_fx_banked: "{seat} keeps {total} and has {score}.",
  dw_fx_banked_you: "You keep {total} and have {score}.",
};
const WORDS: Told = { prefix: "dw", texts: { en: texts, nl: texts, de: texts, fr: texts } };

const banked = { type: "banked", seat: 0, total: 3, score: 5 };
const frame = {
  ply: 4,
  view: { to_act: 0, bag: 7, drawn: 3, scores: [2, 5] },
  legal: [
    { action: { type: "draw" }, effects: [] },
    { action: { type: "stop" }, effects: [banked] },
  ],
  seen: [],
} as unknown as AnyFrame;
const seen = [
  { ply: 1, seat: 1, event: { action: { type: "draw" } }, effects: [], rules: [] },
  {
    ply: 2,
    event: { chance: { worms: 2 } },
    effects: [{ type: "drawn", seat: 1, worms: 2, total: 9 }],
    rules: ["DW-02"],
  },
  { ply: 3, event: { chance: { worms: 9 } }, effects: [{ type: "lost", seat: 1, total: 18 }], rules: ["DW-03"] },
  { ply: 4, seat: 0, event: { action: { type: "stop" } }, effects: [banked], rules: ["DW-04"] },
] as unknown as AnySeen[];
const NAMES = ["Ann", "Bo"];
const name = (seat: number) => NAMES[seat] ?? "";
const seats = NAMES.map((name) => ({ name, color: "teal", bot: false, here: true, away: false }));

/** The text of the board, as somebody reads it. */
function board(words: Told, more: object = {}): string {
  const given = { game: GAME, frame, words, me: 0, toAct: 0, seats, pending: false, speed: "instant" as const };
  const props = { ...given, hints: [], act: () => {}, say: () => {}, ...more };
  return render(Table, { props }).body;
}

const read = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/[\s|]*\|[\s|]*/g, "|");

beforeAll(() => settings.set("language", "en"));

describe("with words of its own", () => {
  it("tells a line for each effect, with its rule", () => {
    expect(generic(WORDS).tell(seen, name, 0, {})).toEqual([
      { ply: 2, seat: 1, text: "Bo draws 2, 9 in all.", rule: "DW-02" },
      { ply: 3, seat: 1, text: "Bo loses 18.", rule: "DW-03" },
      { ply: 4, seat: 0, text: "You keep 3 and have 5.", rule: "DW-04" },
    ]);
  });

  it("names buttons by what is done, and says what it brings about", () => {
    expect(read(board(WORDS))).toContain("|Draw a worm|1|Stop|You keep 3 and have 5.|2|");
    const { label } = generic(WORDS);
    expect(label({ type: "stop" } as unknown as AnyAction, frame.view, seats, [banked] as never[], {})).toBe(
      "Stop. Ann keeps 3 and has 5.",
    );
  });

  it("shows seats by name with their scores, and the fields of the view", () => {
    const text = read(board(WORDS));
    expect(text).toContain("Ann|2 points|");
    expect(text).toContain("Bo|5 points|");
    expect(text).toContain("|Left in the bag|7|Drawn|3|");
    expect(text).not.toMatch(/to act|scores/i);
  });
});

it("is played with the keys 1 to 9", () => {
  const press = (key: string, more: object = {}) =>
    chosenBy(
      { key, defaultPrevented: false, ctrlKey: false, target: null, ...more } as unknown as KeyboardEvent,
      frame,
    );
  expect([press("1"), press("2")]).toEqual([{ type: "draw" }, { type: "stop" }]);
  expect([press("0"), press("3"), press("d"), press("1", { ctrlKey: true })]).toEqual([null, null, null, null]);
});

describe("without any", () => {
  it("says what was done where nothing is told of it", () => {
    const [draw] = seen;
    expect(generic(WORDS).tell([draw!], name, 0, {})).toEqual([{ ply: 1, seat: 1, text: "Bo: Draw a worm" }]);
    const bare = [draw!, { ...seen[1]!, effects: [] } as AnySeen];
    const told = generic(null).tell(bare, name, 0, {});
    expect(told.map(({ text }) => text)).toEqual(["Bo: Draw", "Dice and cards: worms 2"]);
  });

  it("tells the fields of each effect, with names for seats", () => {
    expect(
      generic(null)
        .tell(seen, name, 0, {})
        .map(({ text }) => text),
    ).toEqual(["Bo: drawn, worms 2, total 9", "Bo: lost, total 18", "Ann: banked, total 3, score 5"]);
  });

  it("still has buttons and fields that can be read", () => {
    const text = read(board(NO_WORDS));
    expect(text).toContain("|Draw|1|Stop|Ann: banked, total 3, score 5|2|");
    expect(text).toContain("|Bag|7|Drawn|3|");
  });

  it("reads lists, parts, and what is not there", () => {
    const view = {
      holder: null,
      is_last: true,
      next: 1,
      bags: [1, 2, 3],
      players: [{ worms: 1 }, { worms: 4 }],
      by_seat: [3, -4],
    };
    const text = read(board(NO_WORDS, { frame: { ...frame, view } }));
    expect(text).toContain("|Holder|–|Is last|yes|Next|Bo|Bags|1, 2 and 3|");
    expect(text).toContain("|Players|Ann|Worms|1|Bo|Worms|4|");
    expect(text).toContain("|By seat|Ann 3, Bo −4|");
  });

  it("waits for others by name, and shows what the coach would do", () => {
    expect(read(board(NO_WORDS, { frame: { ...frame, legal: [] }, toAct: 1 }))).toContain("|Bo is thinking|");
    const hint = { action: { type: "stop" }, best: true, figure: "win 71%" };
    const html = board(NO_WORDS, { hints: [hint] });
    expect(html).toMatch(/class="btn sun[^"]*"[^>]*aria-keyshortcuts="2"/);
    expect(read(html)).toContain("|win 71%|2|");
  });
});

it("is loaded like any other game", async () => {
  const loaded = await loadGame(GAME);
  expect(await loadBoard(GAME)).toBeTypeOf("function");
  expect(await loadOdds(GAME)).toBeNull();
  expect(loaded.keys.map(({ key }) => key)).toEqual(["1–9"]);
  const roll = { ...frame, legal: [{ action: { type: "roll" }, effects: [] }] } as unknown as AnyFrame;
  expect([loaded.firstRoll(roll), loaded.firstRoll(frame)]).toEqual([{ type: "roll" }, null]);
  expect(loaded.cues(frame, frame)).toEqual([]);
});

it("is offered by its name, has no options and a plain page of rules", async () => {
  expect(offerOf(GAME)).toMatchObject({ key: GAME, players: 2, rules: "/about/rules/draw-worms" });
  expect(offerOf(GAME).name()).toBe("Draw worms");
  expect([fieldsOf(GAME, {}, 2), houseRules(GAME, {}, 2), valuesOf(GAME, {})]).toEqual([[], [], {}]);
  const { page, authors } = await loadBook(GAME, "en");
  expect(page.parts.map(({ heading }) => heading)).toEqual(["Draw worms"]);
  expect(authors).toBe("");
});

it("tells options in its page of rules, and what differs at a table", () => {
  const { page, variants } = plainRules("holzwurm");
  expect(page.parts[1]!.text).toContainEqual(["HW-17", "Deals. How many deals make a match."]);
  expect(variants["deals"]).toEqual(["HW-17", "Deals: {n}."]);
  expect(variants["next_start=winner"]).toEqual(["HW-06", "Who begins the next deal: The winner."]);
});
