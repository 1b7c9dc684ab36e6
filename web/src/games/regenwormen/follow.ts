/**
 * Follows a game from its events alone, as after a reload, when nobody has kept the views between them. The rules of
 * docs/rules decide; records of the repository prove that every view comes out as the server shows it.
 */
import type { RegenwormenSeen, Standing } from "../../lib/wire/types";
import { allTiles, canned, FACES, hasWorm, holds, points, SPECIALISTS, top, worms } from "./facts";
import type { Action, Face, Specialist, Tile, View } from "./facts";
import { reach, type Options } from "./targets";

type Row = View["row"];
type Phase = View["phase"];

const START: Partial<Record<Tile, Specialist>> = {
  11: "canned_worm",
  21: "hen",
  23: "raven",
  25: "weasel",
  27: "golden_die",
};
const TOKENS = 7;
const DICE = 8;

/** The table before the first turn. */
export function beginning(players: number, first: number, options: Options): View {
  const expansion = options.expansion === true;
  const row = allTiles(expansion).map((tile) => {
    const specialist = expansion ? START[tile] : undefined;
    return { tile, worms: worms(tile), open: true, ...(specialist ? { specialist } : {}) };
  });
  const seats = Array.from({ length: players }, () => ({ tiles: [], tokens: 0, specialists: [], score: 0 }));
  return { expansion, phase: "roll", row, seats, supply: expansion ? TOKENS : 0, turn: newTurn(), seat: first };
}

function newTurn(): View["turn"] {
  return { kept: [], total: 0, roll: [], dice_left: DICE, golden_in_play: false, weasel_used: false };
}

/** A copy that can be changed. */
function copy(view: View): View {
  const seats = view.seats.map((seat) => ({ ...seat, tiles: [...seat.tiles], specialists: [...seat.specialists] }));
  return {
    ...view,
    seats,
    row: view.row.map((one) => ({ ...one })),
    turn: { ...view.turn, kept: [...view.turn.kept] },
  };
}

/** The table after one more event. */
export function follow(before: View, { event }: RegenwormenSeen, options: Options): View {
  const after = new Follower(copy(before), options);
  if ("chance" in event) after.fall(event.chance.faces);
  else after.act(event.action);
  return after.settled();
}

class Follower {
  constructor(
    private readonly view: View,
    private readonly options: Options,
  ) {}

  /** Dice have fallen (RW-07, RX-18). */
  fall(faces: Face[]): void {
    const { turn } = this.view;
    turn.roll = [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
    const gold = faces.at(-1);
    if (turn.golden_in_play && gold) turn.golden = gold;
    if (faces.some((face) => !turn.kept.includes(face))) this.view.phase = "keep";
    else if (this.#weaselIsReady()) this.view.phase = "failed";
    else this.#fail();
  }

  act(action: Action): void {
    const { turn } = this.view;
    switch (action.type) {
      case "roll":
      case "weasel":
        if (action.type === "weasel") turn.weasel_used = true;
        else if (action.golden) Object.assign(turn, { golden_in_play: true, dice_left: DICE + 1 });
        turn.roll = [];
        delete turn.golden;
        this.view.phase = "throw";
        return;
      case "keep":
        return this.#keep(action.symbol);
      case "take":
        return this.#take(action.tile);
      case "steal":
        return this.#steal(action.from);
      case "give_back":
        this.#drop(action.specialist);
        this.#put(action.specialist);
        return this.#end();
      case "rob":
        return this.#robbed(action.from);
      case "stop":
      case "accept":
        return this.#fail();
    }
  }

  /** The view with its sums. */
  settled(): View {
    const { view } = this;
    for (const seat of view.seats) seat.score = seat.tiles.reduce((sum, tile) => sum + worms(tile), seat.tokens);
    if (view.phase !== "over") view.turn.total = sum(view.turn.kept) + (canned(view) ? 5 : 0);
    return view;
  }

  get #own() {
    return this.view.seats[this.view.seat ?? -1]!;
  }

  #weaselIsReady(): boolean {
    return (
      holds(this.view, this.view.seat, "weasel") &&
      !this.view.turn.weasel_used &&
      this.options.weasel_after_fail !== false
    );
  }

  #keep(face: Face): void {
    const { turn } = this.view;
    const gained = turn.roll.filter((one) => one === face);
    if (turn.golden === face) turn.golden_in_play = false;
    turn.kept = [...turn.kept, ...gained].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
    turn.dice_left -= gained.length;
    turn.roll = [];
    delete turn.golden;
    const earns = this.view.expansion && face === "1" && gained.length > 1;
    if (!earns || this.#token("rob_for_ones")) this.#kept();
  }

  /** What follows when a symbol was kept (RW-09). */
  #kept(): void {
    const { view } = this;
    const { kept, dice_left } = view.turn;
    const total = sum(kept) + (canned(view) ? 5 : 0);
    const { tiles, from } = reach(view, total, hasWorm(view), this.options);
    const over = dice_left === 0 || FACES.every((face) => kept.includes(face));
    if (over && tiles.length === 0 && from === null) this.#fail();
    else view.phase = "decide";
  }

  #take(tile: Tile): void {
    const { row } = this.view;
    const guest = row.find((one) => one.tile === tile)?.specialist;
    this.view.row = row.filter((one) => one.tile !== tile);
    this.#own.tiles.push(tile);
    if (guest === "raven") {
      if (this.#token("rob_for_raven")) this.#ravenMoves();
      return;
    }
    this.#receive(guest);
  }

  #steal(from: number): void {
    const victim = this.view.seats[from]!;
    const has = victim.specialists[0];
    if (has !== "hen") this.#own.tiles.push(victim.tiles.pop()!);
    victim.specialists = [];
    this.#receive(has);
  }

  #receive(specialist: Specialist | undefined): void {
    const own = this.#own;
    if (specialist) own.specialists = SPECIALISTS.filter((one) => one === specialist || own.specialists.includes(one));
    if (this.#own.specialists.length > 1) this.view.phase = "return";
    else this.#end();
  }

  /** Receives a token (RX-19); whether nothing is left to ask. */
  #token(asks: Phase): boolean {
    const { view } = this;
    if (view.supply > 0) {
      view.supply -= 1;
      this.#own.tokens += 1;
      return true;
    }
    const rich = view.seats.filter(
      (seat) => seat !== this.#own && seat.tokens > 0 && !seat.specialists.includes("hen"),
    );
    if (rich.length > 1) {
      view.phase = asks;
      return false;
    }
    if (rich[0]) this.#rob(rich[0]);
    return true;
  }

  #rob(victim: View["seats"][number]): void {
    victim.tokens -= 1;
    this.#own.tokens += 1;
  }

  #robbed(from: number): void {
    this.#rob(this.view.seats[from]!);
    if (this.view.phase === "rob_for_ones") this.#kept();
    else this.#ravenMoves();
  }

  #ravenMoves(): void {
    this.#put("raven");
    this.#end();
  }

  #drop(specialist: Specialist): void {
    this.#own.specialists = this.#own.specialists.filter((one) => one !== specialist);
  }

  /** A specialist goes to the lowest free tile of the row, or leaves the game (RX-06). */
  #put(specialist: Specialist): void {
    const free = this.view.row.find((one) => one.open && !one.specialist);
    if (free) free.specialist = specialist;
  }

  #highest(): Row[number] | undefined {
    return this.view.row.filter((one) => one.open).at(-1);
  }

  /** Turns a tile over; answers the specialist that stood on it. */
  #turn(tile: Row[number] | undefined): Specialist | undefined {
    const guest = tile?.specialist;
    if (tile) tile.open = false;
    if (tile) delete tile.specialist;
    return guest;
  }

  #fail(): void {
    if (holds(this.view, this.view.seat, "hen")) this.#failWithHen();
    else this.#failWithout();
    this.#end();
  }

  #failWithHen(): void {
    if (this.#own.tiles.length === 0) return;
    this.#drop("hen");
    this.#put("hen");
    const guest = this.options.hen_fail_turns_tile ? this.#turn(this.#highest()) : undefined;
    if (guest) this.#put(guest);
  }

  #failWithout(): void {
    const own = this.#own.specialists[0];
    const lifted = this.#giveBack();
    if (own) this.#drop(own);
    const order = this.options.displaced_first ? [lifted, own] : [own, lifted];
    for (const one of order) if (one) this.#put(one);
  }

  /** The top tile goes back, the highest is turned (RW-18, RW-19); answers who stood on that. */
  #giveBack(): Specialist | undefined {
    const tile = top(this.#own);
    if (tile === null) return this.options.flip_on_empty_fail ? this.#turn(this.#highest()) : undefined;
    this.#own.tiles.pop();
    this.view.row = [...this.view.row, { tile, worms: worms(tile), open: true }].sort((a, b) => a.tile - b.tile);
    const highest = this.#highest();
    return highest?.tile === tile && !this.options.flip_returned ? undefined : this.#turn(highest);
  }

  /** The turn is over, and perhaps the game (RW-21, RX-22). */
  #end(): void {
    const { view } = this;
    const least = this.options.end_ignores_low_tiles ? 21 : 0;
    const over = !view.row.some((one) => one.open && one.tile >= least);
    view.turn = newTurn();
    view.phase = over ? "over" : "roll";
    if (over) delete view.seat;
    else view.seat = ((view.seat ?? 0) + 1) % view.seats.length;
  }
}

/** The final ranking (RW-22, RW-23). */
export function ranking(view: View, options: Options): Standing {
  const rows = view.seats.map(({ score, tiles }, seat) => {
    const tiebreaks = options.tiebreak === "shared" ? [] : [Math.max(0, ...tiles)];
    return { seat, score, tiebreaks, rank: 1 };
  });
  const beats = (a: Standing[number], b: Standing[number]) =>
    b.score - a.score || (b.tiebreaks[0] ?? 0) - (a.tiebreaks[0] ?? 0);
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => beats(row, other) > 0).length }));
}

function sum(kept: Face[]): number {
  return kept.reduce((all, face) => all + points(face), 0);
}
