import type { Component } from "svelte";
import type { Cue } from "../lib/ui/cues";
import type { AnyAction, AnyFrame, AnyOptions, AnySeen } from "../lib/wire/types";
import type { Reader } from "../lib/words/sentence";
import type { Beside } from "./beside";
import type { BoardSeat } from "./board";

/** A line of the log. */
export interface Line {
  ply: number;
  seat: number | null;
  text: string;
  /** The rule behind what happened by itself: "RW-18". */
  rule?: string;
  /** Whether it says who won, or who has which place. */
  isResult?: true;
}

/** A key of a board and what it does, for the help. */
export interface Key {
  key: string;
  label: string | (() => string);
}

/** A piece that can be asked about: its drawings, the one that stands for it first, and the rule that tells of it. */
export interface Piece {
  pics: readonly string[];
  rule: string;
}

/** What a control for options gets, where a game brings its own. */
export interface OptionProps {
  options: AnyOptions;
  onpick: (options: AnyOptions) => void;
}

/** A component that is loaded when it is needed. */
export type Later = () => Promise<{ default: Component<never> }>;

/**
 * What a game brings along: the default export of its `index.ts`. Everything may be left out, and is then as in
 * `generic/index.ts`. Whatever is large (boards, pages of words) is loaded later.
 *
 * These are methods, so that a game can name its own frames and actions in them.
 */
export interface Game {
  /** Its board, which gets `BoardProps` of its frames. */
  board?: Later;
  /** What is known about each choice, for the panel; gets the same. */
  odds?: Later;
  /** One sentence for one event, or nothing for one that is not worth it. */
  describe?(event: AnySeen["event"], seat: number | null, name: Naming, me: number | null): string | null;
  /** The whole story of a game in words, oldest line first; `seen` begins with the first event. */
  tell?(seen: AnySeen[], name: Naming, me: number | null, options: AnyOptions): Line[];
  /** What a button that does an action says, in full; `effects` is what the rules tell of it in advance. */
  label?(
    action: AnyAction,
    view: AnyFrame["view"],
    seats: BoardSeat[],
    effects: AnySeen["effects"][number][],
    options: AnyOptions,
  ): string;
  /** How its actions look, and what to press for them. */
  moves?: Moves;
  /** What somebody who must decide has before him: dice, or cards in words. */
  atHand?(view: AnyFrame["view"]): Hand;
  /** The pieces that can be asked about; those of an edition are told where it is played. */
  pieces?: readonly Piece[];
  /** The keys of its board. */
  keys?: readonly Key[];
  /** How a frame that follows another is seen, and what of it must be read. */
  shows?(frame: AnyFrame, reader: Reader): Showing;
  /** Sentences for what happens for the first time after a lesson, by the kind of the effect: `routes/table/play/first.ts`. */
  firsts?: Readonly<Record<string, () => string>>;
  /** What is heard when one frame follows another. */
  cues?(before: AnyFrame, after: AnyFrame): Cue[];
  /** The roll with which a turn begins, if there is nothing else to choose. */
  firstRoll?(frame: AnyFrame): AnyAction | null;
  /** Controls of its own for options. */
  controls?: Controls;
  /** Whether its board is wide: then there is no room beside it. */
  isWide?: boolean;
  /** Whether dice are thrown in it. */
  hasDice?: boolean;
  /** What helps those who play it at a real table. */
  beside?: Beside;
  /** Leaves out of the faces of a throw what is no ordinary die. */
  ordinary?(step: AnySeen, faces: string[]): string[];
}

/** How the actions of a game look, and what to press for them. */
export interface Moves {
  /** An action in pieces, where they say as much as its words. */
  drawn?(action: AnyAction, view: AnyFrame["view"]): readonly Drawn[];
  /** What to press for an action, one after the other, as the buttons are called; by itself the one that does it. */
  presses?(action: AnyAction, label: string): string[];
}

/** Controls for options (`OptionProps`), by the names of the options. */
export interface Controls {
  /** Those of options that are asked for before a game. */
  setup?: Readonly<Record<string, Later>>;
  /** Those of options that need one of their own, as cards from a file do. */
  fields?: Readonly<Record<string, Later>>;
}

/** How a frame is seen that follows another; times in milliseconds at normal speed. */
export interface Showing {
  /** When its pieces have landed: only then is it told. */
  lands: number;
  /** When nothing moves any more. */
  lasts: number;
  /** What somebody got or lost, if anybody did. */
  moment: Moment | null;
}

/** Something that must be read before the next thing happens. */
export interface Moment {
  /** In words; nothing where the board tells it all. */
  text: string;
  /** Whose moment it is. */
  seat: number | null;
  isBad: boolean;
  /** Whether it is about whoever looks. */
  isMine: boolean;
}

/** A frame that is there at once, with nothing to be read. */
export const AT_ONCE: Showing = { lands: 0, lasts: 0, moment: null };

/** What lies before somebody who must decide. */
export interface Hand {
  /** Dice that are kept already, and dice that were thrown. */
  kept?: readonly string[];
  faces?: readonly string[];
  /** The same in words, or the cards. */
  text: string;
  /** Whether the words are all there is to see. */
  isText?: boolean;
}

/** Exact odds of a turn after each choice. */
export interface KnownOdds<Action> {
  choices: { action: Action; fail: number; worms: number }[];
}

/** A drawing, perhaps with a number on it. */
export interface Drawn {
  pic: string;
  n?: number;
}

/** The name of a seat. */
export type Naming = (seat: number) => string;

/** A game with everything that every game has. */
export type Loaded = Game & Required<Omit<Game, "odds" | "atHand" | "firsts" | "pieces" | "moves" | "beside">>;
