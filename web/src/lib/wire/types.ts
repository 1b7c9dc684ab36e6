// Generated from the Rust types by `make update`; do not edit.

/** Does something in a game, over HTTP. */
export interface ActionRequest {
  /** The ply that the client saw. */
  ply: number;
  /** The action, as in a record. */
  action: AnyAction;
  /** 32 hexadecimal digits of the client's own luck, for the dice that follow. */
  nonce?: string;
  /** Which of the client's seats acts; not needed with one. */
  seat?: number;
}

/** A command was carried out. */
export interface Answer {
  /** The number of the command. */
  cid?: number;
  /** After an action: the ply after it and after the chance that followed. */
  ply?: number;
}

/** An action of any game. */
export type AnyAction = RegenwormenAction | ItHappensAction | HolzwurmAction;

/** Something that happened in any game, as a record tells it. */
export type AnyEvent =
  /** A seat acted. */
  | {
      /** What it did. */
      action: AnyAction;
    }
  /** Chance answered. */
  | {
      /** What it answered. */
      chance: AnyOutcome;
    };

/** A frame of any game. */
export type AnyFrame = RegenwormenFrame | ItHappensFrame | HolzwurmFrame;

/** The name of any game. */
export type AnyGame = GameId;

/** The variant switches of any game. */
export type AnyOptions = RegenwormenOptions | ItHappensOptions | HolzwurmOptions;

/** What chance answers in any game. */
export type AnyOutcome = RegenwormenOutcome | ItHappensOutcome | HolzwurmOutcome;

/** Something that happened in any game, as far as one may know it. */
export type AnySeen = RegenwormenSeen | ItHappensSeen | HolzwurmSeen;

/** What may be known of the position of any game. */
export type AnyView = RegenwormenView | ItHappensView | HolzwurmView;

/** A program that may play, with its token, which is shown this once. */
export interface BotCreated {
  /** Its id. */
  id: string;
  /** The name that others see. */
  name: string;
  /** What it sends as `Authorization: Bearer …`; absent in lists. */
  token?: string;
}

/** Asks for a token for a program that plays. */
export interface BotRequest {
  /** The name that others see. */
  name: string;
}

/** Something that could be done. */
export interface ChoiceReport {
  /** The action. */
  action: AnyAction;
  /** The share of the win that the seat can then expect. */
  share: number;
  /** How good it was. */
  grade: Grade;
}

/** A choice, and the share of the win that it brings. */
export interface ChoiceWorth {
  /** The action, as in a record. */
  action: AnyAction;
  /** The share. */
  share: number;
}

/** What a client sends over a socket. */
export type ClientMessage = (
  /** Do something in the game. A repeated command gets the same answer and changes nothing. */
  | {
      type: "act";
      /** The ply that the client saw. */
      ply: number;
      /** The action, as in a record. */
      action: AnyAction;
      /** 32 hexadecimal digits of the client's own luck, for the dice that follow. */
      nonce?: string;
      /** Which of the client's seats acts; not needed with one. */
      seat?: number;
    }
  /**
   * Sit down: on this seat, or on any free one. During a game a bot's seat can be taken between its turns; while
   * hands are hidden, when the next ones are dealt.
   */
  | {
      type: "sit";
      /** Which seat. */
      seat?: number;
    }
  /** Get up; during a game a bot plays on. */
  | {
      type: "stand";
      /** Which seat; all of one's own without it. */
      seat?: number;
    }
  /** Put a further person on the same device on a free seat. */
  | {
      type: "add_local";
      /** Which seat. */
      seat: number;
      /** The name. */
      name: string;
    }
  /** Put a bot on a free seat, or change its level. For the host. */
  | {
      type: "add_bot";
      /** Which seat. */
      seat: number;
      /** How it plays. */
      level: string;
    }
  /** Free a seat: send a bot or a person away. For the host. */
  | {
      type: "clear";
      /** Which seat. */
      seat: number;
    }
  /** Send away all who look on; they may not come back to look. For the host. */
  | {
      type: "clear_watchers";
    }
  /** Change what was chosen when the table was made, before the game begins. For the host. */
  | {
      type: "change";
      /** The bot that plays for those who are away. */
      away_level?: string;
      /** How long a bot waits before it acts, in milliseconds. */
      bot_pace_ms?: number;
      /** The variant switches. */
      options?: AnyOptions;
      /** Seconds for a decision; 0 for no clock. */
      pace_s?: number;
      /** How many seats there are; the last ones go or come. */
      players?: number;
      /** Whether programs may sit down; those who sit there stay. */
      programs?: boolean;
      /** Whether everybody can find the table in the lobby. */
      public?: boolean;
      /** The seat that begins. */
      start_seat?: number;
    }
  /** Begin; bots take the seats that are free. For the host. */
  | {
      type: "start";
    }
  /** Play again with the same people, the next seat begins. */
  | {
      type: "rematch";
    }
  /** Take one's seat back from the bot that played meanwhile. */
  | {
      type: "back";
    }
  /** Say something in own words, at a private table. */
  | {
      type: "say";
      /** The words. */
      text: string;
    }
  /** Say one of the ready-made phrases. */
  | {
      type: "phrase";
      /** Which. */
      phrase: Phrase;
    }
  /** Show a small picture. */
  | {
      type: "emote";
      /** Which. */
      emote: Emote;
    }
  /** Commit oneself to random bytes for the dice. */
  | {
      type: "entropy_hash";
      /** Which seat. */
      seat: number;
      /** 64 hexadecimal digits. */
      hash: string;
    }
  /** Show the random bytes that belong to the hash. */
  | {
      type: "entropy";
      /** Which seat. */
      seat: number;
      /** 32 hexadecimal digits. */
      entropy: string;
    }) & {
  /** The client's own number; the answer has the same. */
  cid?: number;
};

/** How long somebody may think. */
export interface Clock {
  /** Milliseconds from now. */
  left_ms: number;
}

/** Why something was refused: stable words for programs, beside a sentence for people. */
export type Code =
  /** It cannot be read, or a part of it is wrong. */
  | "bad_request"
  /** It needs a guest's cookie or a bot's token, and there is none that counts. */
  | "unauthorized"
  /** It may be done, but not by this guest. */
  | "forbidden"
  /** The host of the table has not allowed programs to sit down. */
  | "no_programs"
  /** There is no such thing. */
  | "not_found"
  /** The address is there, but not for this method. */
  | "method_not_allowed"
  /** It comes from a page of another site. */
  | "foreign_origin"
  /** The server is not known by the name in the address. */
  | "unknown_host"
  /** It is longer or deeper than anything that makes sense. */
  | "too_large"
  /** Too much of it in too short a time. */
  | "too_many"
  /** The action was made for another ply than the present one. */
  | "stale"
  /** It is another seat's turn. */
  | "not_your_turn"
  /** The rules do not allow it. */
  | "illegal"
  /** The game is over. */
  | "game_over"
  /** It cannot be done in the present state of the table. */
  | "wrong_state"
  /** The game goes on at another device. */
  | "taken_over"
  /** The day of the game has not begun, or ended too long ago. */
  | "not_today"
  /** The luck of the record is not that of its day. */
  | "other_luck"
  /** The bots of the day would have done something else. */
  | "other_bots"
  /** The bots of the record are of a version that is not known here: the page or the program is too old or too new. */
  | "unknown_bots"
  /** Another game of this day counts already. */
  | "already_played"
  /** No seat is free. */
  | "full"
  /** The store cannot be reached or written; nothing was changed. */
  | "unavailable"
  /** The program has a fault. */
  | "internal";

/** The color of a guest; boards show it with a shape of its own. */
export type Color =
  /** A circle. */
  | "rust"
  /** A square. */
  | "blue"
  /** A triangle. */
  | "green"
  /** A diamond. */
  | "purple"
  /** A star. */
  | "ochre"
  /** A hexagon. */
  | "teal"
  /** A cross. */
  | "pink";

/** What somebody wants at a table. */
export type Command =
  /** Do something in the game. A repeated command gets the same answer and changes nothing. */
  | {
      type: "act";
      /** The ply that the client saw. */
      ply: number;
      /** The action, as in a record. */
      action: AnyAction;
      /** 32 hexadecimal digits of the client's own luck, for the dice that follow. */
      nonce?: string;
      /** Which of the client's seats acts; not needed with one. */
      seat?: number;
    }
  /**
   * Sit down: on this seat, or on any free one. During a game a bot's seat can be taken between its turns; while
   * hands are hidden, when the next ones are dealt.
   */
  | {
      type: "sit";
      /** Which seat. */
      seat?: number;
    }
  /** Get up; during a game a bot plays on. */
  | {
      type: "stand";
      /** Which seat; all of one's own without it. */
      seat?: number;
    }
  /** Put a further person on the same device on a free seat. */
  | {
      type: "add_local";
      /** Which seat. */
      seat: number;
      /** The name. */
      name: string;
    }
  /** Put a bot on a free seat, or change its level. For the host. */
  | {
      type: "add_bot";
      /** Which seat. */
      seat: number;
      /** How it plays. */
      level: string;
    }
  /** Free a seat: send a bot or a person away. For the host. */
  | {
      type: "clear";
      /** Which seat. */
      seat: number;
    }
  /** Send away all who look on; they may not come back to look. For the host. */
  | {
      type: "clear_watchers";
    }
  /** Change what was chosen when the table was made, before the game begins. For the host. */
  | {
      type: "change";
      /** The bot that plays for those who are away. */
      away_level?: string;
      /** How long a bot waits before it acts, in milliseconds. */
      bot_pace_ms?: number;
      /** The variant switches. */
      options?: AnyOptions;
      /** Seconds for a decision; 0 for no clock. */
      pace_s?: number;
      /** How many seats there are; the last ones go or come. */
      players?: number;
      /** Whether programs may sit down; those who sit there stay. */
      programs?: boolean;
      /** Whether everybody can find the table in the lobby. */
      public?: boolean;
      /** The seat that begins. */
      start_seat?: number;
    }
  /** Begin; bots take the seats that are free. For the host. */
  | {
      type: "start";
    }
  /** Play again with the same people, the next seat begins. */
  | {
      type: "rematch";
    }
  /** Take one's seat back from the bot that played meanwhile. */
  | {
      type: "back";
    }
  /** Say something in own words, at a private table. */
  | {
      type: "say";
      /** The words. */
      text: string;
    }
  /** Say one of the ready-made phrases. */
  | {
      type: "phrase";
      /** Which. */
      phrase: Phrase;
    }
  /** Show a small picture. */
  | {
      type: "emote";
      /** Which. */
      emote: Emote;
    }
  /** Commit oneself to random bytes for the dice. */
  | {
      type: "entropy_hash";
      /** Which seat. */
      seat: number;
      /** 64 hexadecimal digits. */
      hash: string;
    }
  /** Show the random bytes that belong to the hash. */
  | {
      type: "entropy";
      /** Which seat. */
      seat: number;
      /** 32 hexadecimal digits. */
      entropy: string;
    };

/** Makes a table. */
export interface CreateTable {
  /** The name of the game. */
  game: AnyGame;
  /** The bot that plays for those who are away. */
  away_level?: string;
  /** How long a bot waits before it acts, in milliseconds. */
  bot_pace_ms?: number;
  /** The variant switches that differ from the defaults. */
  options?: AnyOptions;
  /** Seconds for a decision; no clock without it. */
  pace_s?: number;
  /** Whether programs may sit down; without it, only at the table of a program. */
  programs?: boolean;
  /** Whether everybody can find it in the lobby. */
  public?: boolean;
  /** The seats in order; without it, the maker and one free seat. */
  seats?: SeatRequest[];
  /** The seat that begins. */
  start_seat?: number;
}

/** The bots of today's game: the same for everybody, and frozen. */
export interface DayBotsInfo {
  /** What records call this version of them. */
  version: string;
  /** Their levels, on the seats after the first. */
  levels: string[];
}

/** The turn of the winner after which the win was most closer than before. */
export interface Decided {
  /** How many events had happened before it. */
  from: number;
  /** How many had happened after it. */
  to: number;
  /** What happened; from whom something was taken is its `from`. */
  fact?: Fact;
  /** What was there. */
  made?: Piece[];
  /** What came of it. */
  won?: Piece;
}

/** A decision. */
export interface DecisionReport {
  /** How many events had happened before it. */
  ply: number;
  /** Its line in the record, counted from one. */
  line: number;
  /** Who decided. */
  seat: Seat;
  /** The share of the win that it gave away. */
  cost: number;
  /** Half of the 95 % interval of the cost; 0 where nothing was sampled. */
  margin: number;
  /** How good it was. */
  grade: Grade;
  /** What was done. */
  action: AnyAction;
  /** What would have been best. */
  best: AnyAction;
  /** All that could be done, the best first, with what it is worth to the seat. */
  choices: ChoiceReport[];
  /** Why that is better, where the decision was not good and anything that the seat saw speaks for it. */
  why?: Fact;
}

/** Of which day a game is. */
export interface DeviceDay {
  /** The number of the day. */
  day: number;
  /** The rule set, which is the key of its offer. */
  set: string;
  /** The version of the bots. */
  bots: string;
}

/** What comes of something at a table on this device. */
export interface DeviceReply {
  /** How many events have happened. */
  ply: number;
  /** What a server would tell, in order. */
  messages: ServerMessage[];
  /** The lines that the record goes on with; what it had after that ply is gone. */
  lines: string;
  /** Whether the last decision can be taken back. */
  undoable: boolean;
  /** Why nothing has changed. */
  problem?: Problem;
  /** From which ply on the lines are the record; without one they are the whole of it. */
  since?: number;
}

/** A small picture. */
export type Emote =
  /** A laughing worm. */
  | "laugh"
  /** A crying worm. */
  | "cry"
  /** An astonished worm. */
  | "gasp"
  /** A thinking worm. */
  | "think"
  /** Applause. */
  | "clap"
  /** A heart. */
  | "heart";

/** One row of a standing. */
export interface Entrant {
  /** The final score. */
  score: number;
  /** What decides between equal scores, the most important first; more is better. */
  tiebreaks: number[];
  /** Competition rank: 1, 1, 3. */
  rank: number;
  /** Where the entrant sits; absent for one without a player, like a color that everybody moves. */
  seat?: Seat;
}

/** Something that a judgement rests on, flat as an effect is: its words are found by rule. */
export interface Fact {
  /** What kind of fact it is. */
  type: string;
  /** Which of the reasons, where there are several. */
  why?: string;
}

/** What is promised about the dice. */
export interface FairInfo {
  /** The id of the game to which the promise belongs. */
  id: string;
  /** The hash of the server's secret, as 64 hexadecimal digits. */
  commitment: string;
  /** For each seat, whether the hash of its own random bytes is in. */
  hashes: boolean[];
  /** Whether the random bytes themselves are asked for now. */
  reveal: boolean;
}

/**
 * How kind dice and cards were to somebody, in a word.
 *
 * In shares of the win the borders are quartiles of what equal players have: of four games one is `Even`, two bring some
 * luck or bad luck, and one brings much of it.
 */
export type Fortune =
  /** Much luck. */
  | "much"
  /** Some luck. */
  | "some"
  /** Neither luck nor bad luck. */
  | "even"
  /** Some bad luck. */
  | "bad"
  /** Much bad luck. */
  | "worse";

/** A frame of a game, for one of the client's seats or for a watcher. */
export interface FrameMessage {
  /** The id of the game. */
  game: string;
  /** Ply, view, legal actions and what has happened since the last frame. */
  frame: AnyFrame;
  /** The clock of the decision that must be made now. */
  clock?: Clock;
  /** The seat that may know this; none for a watcher. */
  seat?: number;
  /** The seat that must act; none when the game is over. */
  to_act?: number;
}

/** A game, by the name it has in records and on the command line. */
export type GameId =
  /** Regenwormen and its expansion. */
  | "regenwormen"
  /** It Happens.. */
  | "it-happens"
  /** Der dreizehnte Holzwurm. */
  | "holzwurm";

/** A game that is being played or was played. */
export interface GameInfo {
  /** Its id: the link is `/g/ID`. */
  id: string;
  /** The code of its table. */
  table: string;
  /** The name of the rules. */
  game: AnyGame;
  /** When it began, RFC 3339. */
  created: string;
  /** How many events have happened. */
  ply: number;
  /** Who plays, in seat order. */
  players: GamePlayer[];
  /** When it ended, RFC 3339. */
  ended?: string;
  /** Whether it was played on a device: its dice are the device's own, and nothing proves them. */
  on_device?: boolean;
  /** The variant switches that differ from the defaults, if any do. */
  options?: AnyOptions;
  /** Whether it may count for ratings, which a game on a device never does. */
  rated?: boolean;
  /** How it ended; a game that was given up has none. */
  result?: ResultRow[];
}

/** Somebody who plays or played a game. */
export interface GamePlayer {
  /** The name. */
  name: string;
  /** Whether it is the one who asks. */
  you: boolean;
  /** How it plays, if it is one of our bots. */
  level?: string;
  /** Whether it is a program that plays through the interface for bots. */
  robot?: boolean;
}

/** A page of a list of games. */
export interface GamesPage {
  /** The games, newest first. */
  games: GameInfo[];
  /** What to ask for the next page with; none on the last page. */
  cursor?: string;
  /** How many games are left out because what is stored of them cannot be read; where there are some. */
  unread?: number;
}

/** How good a choice is: the one word that the coach says of it beforehand, and the review afterwards. */
export type Grade =
  /** Nothing is better, as far as anybody can tell. */
  | "best"
  /** It costs so little that it is about as good. */
  | "fine"
  /** It is weaker. */
  | "?!"
  /** It is a mistake. */
  | "?"
  /** It is a grave mistake. */
  | "??";

/** Changes what others see of a guest. */
export interface GuestChange {
  /** The color. */
  color?: Color;
  /** The name. */
  name?: string;
}

/** What a guest may know of himself. */
export interface GuestInfo {
  /** The id, which nobody else is told. */
  id: string;
  /** The name that others see. */
  name: string;
  /** The color that others see. */
  color: Color;
}

/** What a seat may choose. */
export type HolzwurmAction =
  /** Plays a card. */
  | {
      type: "play";
      /** The card. */
      card: HolzwurmCard;
      /** The row it goes to; absent to open a new one. */
      row?: HolzwurmRowIdx;
    };

/** Any of the 66 cards, the poison card included. */
export type HolzwurmAnyCard =
  | HolzwurmCard
  /** The poison card. */
  | "x13";

/** A hand, sorted, the poison card last. */
export type HolzwurmAnyCards = HolzwurmAnyCard[];

/** A card other than the poison card: the letter of its color and its number (HW-02). */
export type HolzwurmCard =
  | "y1"
  | "y2"
  | "y3"
  | "y4"
  | "y5"
  | "y6"
  | "y7"
  | "y8"
  | "y9"
  | "y10"
  | "y11"
  | "r1"
  | "r2"
  | "r3"
  | "r4"
  | "r5"
  | "r6"
  | "r7"
  | "r8"
  | "r9"
  | "r10"
  | "r11"
  | "g1"
  | "g2"
  | "g3"
  | "g4"
  | "g5"
  | "g6"
  | "g7"
  | "g8"
  | "g9"
  | "g10"
  | "g11"
  | "p1"
  | "p2"
  | "p3"
  | "p4"
  | "p5"
  | "p6"
  | "p7"
  | "p8"
  | "p9"
  | "p10"
  | "p11"
  | "b1"
  | "b2"
  | "b3"
  | "b4"
  | "b5"
  | "b6"
  | "b7"
  | "b8"
  | "b9"
  | "b10"
  | "b11"
  | "n2"
  | "n3"
  | "n4"
  | "n5"
  | "n6"
  | "n7"
  | "n8"
  | "n9"
  | "n10"
  | "n11";

/** A set of cards, sorted. */
export type HolzwurmCards = HolzwurmCard[];

/** What somebody may do, and what that certainly brings about. */
export interface HolzwurmChoice {
  /** The action: what a client sends back. */
  action: HolzwurmAction;
  /** What it certainly brings about, up to the next question to chance; nothing where nobody wants to know it. */
  effects: HolzwurmEffect[];
  /**
   * Whether it can be taken back until somebody acts after it: it asks nothing of chance, lays nothing open and ends
   * nothing. False where nobody wants to know.
   */
  reversible?: boolean;
}

/** A color of the cards, in canonical order (HW-02); grey cards fit any row. */
export type HolzwurmColor =
  /** Yellow, written `y`. */
  | "yellow"
  /** Red, written `r`. */
  | "red"
  /** Green, written `g`. */
  | "green"
  /** Purple, written `p`. */
  | "purple"
  /** Blue, written `b`. */
  | "blue"
  /** Grey, the neutral color, written `n`. */
  | "grey";

/** The answer: five fate cards and the hands, no card twice. */
export interface HolzwurmDeal {
  type: "deal";
  /** The fate cards in the order in which they were drawn. */
  fate: [HolzwurmCard, HolzwurmCard, HolzwurmCard, HolzwurmCard, HolzwurmCard];
  /** The hands in seat order. */
  hands: HolzwurmCards[];
}

/** What one viewer may know of a deal. */
export interface HolzwurmDealGlimpse {
  type: "deal";
  /** The fate cards in the order in which they were drawn. */
  fate: [HolzwurmCard, HolzwurmCard, HolzwurmCard, HolzwurmCard, HolzwurmCard];
  /** The viewer's own hand, sorted; absent for the public. */
  hand?: HolzwurmCard[];
}

/** A deal that is over. */
export interface HolzwurmDealView {
  /** How it ended. */
  end: HolzwurmEnd;
  /** What each seat scored. */
  scores: number[];
  /** The hands as they were laid open, sorted, the poison card last. */
  hands: Array<HolzwurmAnyCard[]>;
}

/**
 * What an event brings about, in the order in which it happens.
 *
 * `delta` is always by how much more the seat's hand is worth than before (HW-03).
 */
export type HolzwurmEffect =
  /** A deal begins; what was left of the deal before it is cleared away. */
  | {
      type: "deal_began";
      /** Who plays first. */
      seat: Seat;
      /** Which deal it is, counted from 1. */
      deal: number;
      /** How many deals the match has. */
      deals: number;
    }
  /** A seat is dealt its hand. */
  | {
      type: "hand_dealt";
      /** Whose hand it is. */
      seat: Seat;
      /** How many cards it has. */
      n: number;
      /** The cards; absent for everybody else. */
      cards?: HolzwurmCards;
    }
  /** The fate row is laid out. */
  | {
      type: "fate_laid";
      /** The cards, bottom to top: the last one is taken first. */
      cards: [HolzwurmAnyCard, HolzwurmAnyCard, HolzwurmAnyCard, HolzwurmAnyCard, HolzwurmAnyCard, HolzwurmAnyCard];
    }
  /** A card opens a row, which becomes the last. */
  | {
      type: "row_opened";
      /** Who played it. */
      seat: Seat;
      /** The card. */
      card: HolzwurmCard;
      /** The place of the new row. */
      row: HolzwurmRowIdx;
      /** The color of the new row. */
      color: HolzwurmRowColor;
      /** What it changes for the hand. */
      delta: number;
    }
  /** A card is high enough and stays in a row. */
  | {
      type: "card_laid";
      /** Who played it. */
      seat: Seat;
      /** The card. */
      card: HolzwurmCard;
      /** The row it goes to. */
      row: HolzwurmRowIdx;
      /** The color of the row from now on. */
      color: HolzwurmRowColor;
      /** How many cards the row has now. */
      n: number;
      /** What it changes for the hand. */
      delta: number;
      /** Whether the row gets its color from this card; absent if not. */
      colored?: boolean;
    }
  /** A card is too low: its owner takes the row and the card, and the rows opened later move down by one. */
  | {
      type: "row_taken";
      /** Who played it. */
      seat: Seat;
      /** The card. */
      card: HolzwurmCard;
      /** The place that the row had. */
      row: HolzwurmRowIdx;
      /** The color that the row had. */
      color: HolzwurmRowColor;
      /** What is taken into the hand: the row and the card played, sorted. */
      cards: HolzwurmCards;
      /** What it changes for the hand. */
      delta: number;
    }
  /** A card is too low, but only the poison card is taken: the row is left lying, and the card with it. */
  | {
      type: "row_left";
      /** Who played it. */
      seat: Seat;
      /** The card. */
      card: HolzwurmCard;
      /** The row. */
      row: HolzwurmRowIdx;
      /** The color that the row shows then. */
      color: HolzwurmRowColor;
      /** How many cards the row has now. */
      n: number;
      /** What it changes for the hand. */
      delta: number;
    }
  /** A seat takes the top card of the fate row. */
  | {
      type: "fate_taken";
      /** Who takes it. */
      seat: Seat;
      /** The card. */
      card: HolzwurmAnyCard;
      /** How many cards the fate row still has. */
      left: number;
      /** What it changes for the hand. */
      delta: number;
    }
  /** A turn is over, and the deal goes on. */
  | {
      type: "turn_ended";
      /** Whose turn it was. */
      seat: Seat;
      /** Who plays next. */
      next: Seat;
    }
  /** A deal is over, and the hands are laid open. */
  | {
      type: "deal_ended";
      /** Who ended it. */
      seat: Seat;
      /** What ended it. */
      why: HolzwurmEndedBy;
      /** Which deal it was, counted from 1. */
      deal: number;
    }
  /** A hand is counted. */
  | {
      type: "hand_scored";
      /** Whose hand it is. */
      seat: Seat;
      /** The hand as it was laid open. */
      cards: HolzwurmAnyCards;
      /** What the seat scores in this deal. */
      score: number;
      /** What it has in the match now. */
      total: number;
    }
  /** Another deal follows. */
  | {
      type: "next_deal";
      /** Who starts it. */
      seat: Seat;
      /** Which deal it is, counted from 1. */
      deal: number;
    }
  /** The last deal has been scored. */
  | {
      type: "match_over";
      /** How many deals the match had. */
      deals: number;
    }
  /** A seat gets its rank in the match; the best is told first. */
  | {
      type: "ranked";
      /** Whose rank it is. */
      seat: Seat;
      /** Competition rank: 1, 1, 3. */
      rank: number;
      /** Whether another seat has the same rank. */
      shared: boolean;
      /** The match score. */
      score: number;
    };

/** How a deal ended (HW-15). */
export type HolzwurmEnd =
  /** A seat played its last card, and the card stayed. */
  | {
      type: "out";
      seat: Seat;
    }
  /** A seat took the poison card. */
  | {
      type: "poison";
      seat: Seat;
    };

/** What ends a deal (HW-15). */
export type HolzwurmEndedBy =
  /** A seat played its last card, and the card stayed. */
  | "out"
  /** A seat took the poison card. */
  | "poison";

/** Which of two equal cards lies higher in the fate row (HW-05). */
export type HolzwurmFateTies =
  /** The one with the later color. */
  | "colour_order"
  /** The one that was drawn earlier. */
  | "input_order";

/** What a table sends one viewer. */
export interface HolzwurmFrame {
  /** How many events have happened: the version of the view. */
  ply: Ply;
  /** What the viewer may know of the position. */
  view: HolzwurmView;
  /** What the viewer may do now; empty for those who are not to act. */
  legal: HolzwurmChoice[];
  /** What the viewer may know of the events since the last frame, oldest first. */
  seen: HolzwurmSeen[];
}

/** What one viewer may know of one event, written like the event itself without what is hidden. */
export type HolzwurmGlimpse =
  /** A play, which everybody sees. */
  | {
      action: HolzwurmAction;
    }
  /** A deal. */
  | {
      chance: HolzwurmDealGlimpse;
    };

/**
 * Who starts the next deal (HW-06).
 *
 * Of several winners or losers it is the first one clockwise, beginning with the last starter.
 */
export type HolzwurmNextStart =
  /** The seat to the left of the last starter. */
  | "rotate"
  /** The seat with the highest score of the last deal. */
  | "winner"
  /** The seat with the lowest score of the last deal. */
  | "loser"
  /** The start seat, in every deal. */
  | "same";

/** The variant switches; every combination is playable. */
export interface HolzwurmOptions {
  /** How many deals the match has. */
  deals?: number;
  /** Which of two equal fate cards lies higher (HW-05). */
  fate_ties?: HolzwurmFateTies;
  /** Whether a grey card may open a row while there is an uncolored one. */
  many_uncoloured?: boolean;
  /** Who starts the next deal (HW-06). */
  next_start?: HolzwurmNextStart;
  /** What going out scores. */
  out_bonus?: number;
  /** Whether the poison card comes with the row and the card played, or alone. */
  poison_takes_row?: boolean;
}

export type HolzwurmOutcome = HolzwurmDeal;

/** The color of a row, or that it has none yet (HW-08). */
export type HolzwurmRowColor =
  /** Yellow. */
  | "yellow"
  /** Red. */
  | "red"
  /** Green. */
  | "green"
  /** Purple. */
  | "purple"
  /** Blue. */
  | "blue"
  /** None yet: there are grey cards only. */
  | "uncolored";

/** The place of a row in the list of rows now on the table, oldest first, written as a number from 0. */
export type HolzwurmRowIdx = number;

/** A row on the table. */
export interface HolzwurmRowView {
  /** The cards in the order in which they were played. */
  cards: HolzwurmCard[];
  /** The cards as they lie, from left to right (HW-14). */
  display: HolzwurmCard[];
  /** The least value that a card needs to stay here (HW-11). */
  needs: number;
  /** The color; absent while there are grey cards only. */
  color?: HolzwurmColor;
}

/** What everybody knows of one seat. */
export interface HolzwurmSeatView {
  /** How many cards the seat holds; none between deals, when the hands are laid open. */
  n_cards: number;
  /** Cards of the hand that were picked up from the table, sorted. */
  known: HolzwurmCard[];
  /** The match score, of all deals that are over. */
  score: number;
}

/**
 * What one viewer saw of one event.
 *
 * It is written with the rule behind each effect beside them; whoever reads it knows the rules from the effects.
 */
export interface HolzwurmSeen {
  /** The ply after the event. */
  ply: Ply;
  /** What was seen. */
  event: HolzwurmGlimpse;
  /** What the viewer may know of what it brought about, in order. */
  effects: HolzwurmEffect[];
  /** The id of the rule behind each effect, in the same order. */
  rules: string[];
  /** Who acted; absent for chance. */
  seat?: Seat;
}

/** What one viewer may know of a position (HW-18). */
export interface HolzwurmView {
  /** Which deal is played or comes next, counted from 1; the last one after the end. */
  deal: number;
  /** How many deals the match has. */
  deals: number;
  /** Who begins this deal. */
  starter: Seat;
  /** What is known of every seat. */
  seats: HolzwurmSeatView[];
  /** The rows, oldest first; at the end of a deal they stay until the next one. */
  rows: HolzwurmRowView[];
  /** The fate row, bottom to top: the last card is taken next. */
  fate: HolzwurmAnyCard[];
  /** The viewer's own hand, sorted; absent for the public. */
  hand?: HolzwurmCard[];
  /** The last deal that is over. */
  last?: HolzwurmDealView;
  /** The final ranking, after the end. */
  standing?: Standing;
  /** Who plays; absent while a deal is asked for and after the end. */
  to_act?: Seat;
}

/** What a seat may choose. */
export type ItHappensAction =
  /** Throws a die. */
  | {
      type: "roll";
      /** Which color to throw. */
      die: ItHappensDie;
    }
  /** Puts the thrown die on a mound. */
  | {
      type: "place";
      /** Which mound, in display order. */
      mound: number;
    }
  /** Pays a worm tile to throw the same die again. */
  | {
      type: "reroll";
    }
  /** Pays a worm tile to skip the turn. */
  | {
      type: "pass";
    };

/** What puts a color ahead of the others on a mound. */
export type ItHappensAheadBy =
  /** The higher sum. */
  | "sum"
  /** The column further left, the sums being equal. */
  | "column";

/** The name of a mound card. */
export type ItHappensCardId = string;

/** A card of a custom deck. */
export interface ItHappensCardText {
  /** The card's name. */
  id: ItHappensCardId;
  /** The points of the queen tile. */
  queen: number;
  /** The points of the general tile. */
  general: number;
  /** The worm number. */
  worm: number;
  /** The columns from left to right, their fields from bottom to top: `. / . W / . MAP . / SHO . / W BON`. */
  columns: string;
}

/** What somebody may do, and what that certainly brings about. */
export interface ItHappensChoice {
  /** The action: what a client sends back. */
  action: ItHappensAction;
  /** What it certainly brings about, up to the next question to chance; nothing where nobody wants to know it. */
  effects: ItHappensEffect[];
  /**
   * Whether it can be taken back until somebody acts after it: it asks nothing of chance, lays nothing open and ends
   * nothing. False where nobody wants to know.
   */
  reversible?: boolean;
}

/**
 * A color of dice.
 *
 * The colors belong to the seats in order. With two players the third one plays without a seat.
 */
export type ItHappensColor =
  /** Seat 0. */
  | "yellow"
  /** Seat 1. */
  | "red"
  /** Seat 2, or the third color of two players. */
  | "green"
  /** Seat 3. */
  | "blue"
  /** Seat 4. */
  | "white";

/** What a color has. */
export interface ItHappensColorView {
  /** The color. */
  color: ItHappensColor;
  /** How many of its dice are not placed; a thrown die is one of them. */
  dice: number;
  /** How many worm tiles it has. */
  worms: number;
  /** How many object tiles it has of each kind. */
  objects: ItHappensObjectCounts;
  /** The points of its pairs of objects. */
  pair_points: number;
  /** The points for the greatest variety, which it would get if the game ended now. */
  variety: number;
  /** How many queen tiles it has. */
  queens: number;
  /** How many general tiles it has. */
  generals: number;
  /** Its point tiles, queens first; absent when they lie face down for the viewer (IH-18). */
  point_tiles?: ItHappensPointTile[];
  /** Who plays it; absent for the third color of two players. */
  seat?: Seat;
  /** How many dice of the third color its seat still has; only with two players. */
  third_dice?: number;
}

/** The fields of a column from bottom to top: `. MAP .`. */
export type ItHappensColumn = string;

/** The dice of a column from bottom to top: `4 3`. */
export type ItHappensColumnDice = string;

/** A column of a mound. */
export interface ItHappensColumnView {
  /** The fields from bottom to top. */
  fields: ItHappensField[];
  /** The dice on the fields, from bottom to top. */
  dice: ItHappensDieView[];
  /**
   * The place of its color if the mound were judged now: the first would get the queen, the second the general;
   * absent without dice.
   */
  rank?: number;
}

/** Which mound cards. */
export type ItHappensDeckName =
  /** Our reconstruction. */
  | "reconstruction-1"
  /** Cards that come with the options. */
  | "custom";

/** A die a seat may throw. */
export type ItHappensDie =
  /** One of the seat's own color. */
  | "own"
  /** One of the third color; only with two players. */
  | "third";

/** A die on a mound. */
export interface ItHappensDieView {
  /** Its color. */
  color: ItHappensColor;
  /** What it shows. */
  value: number;
}

/** How many worm tiles the third color of two players starts with (IH-24). */
export type ItHappensDummyStartWorms = 0 | 2;

/**
 * What an event brings about.
 *
 * `color` is whose it is; `seat` is who plays that color, and absent for the third color of two players. Where a seat
 * acts with a die, `seat` is who acts, and `die` says whose color it is.
 */
export type ItHappensEffect =
  /** A round begins. */
  | {
      type: "round_began";
      /** Who makes the first turn. */
      seat: Seat;
      /** Which round. */
      round: number;
      /** How many the game has. */
      rounds: number;
    }
  /** A card lies open as a mound of the round. */
  | {
      type: "mound_laid";
      /** Which mound. */
      mound: number;
      /** The card's name. */
      card: ItHappensCardId;
      /** The points of its queen tile. */
      queen: number;
      /** The points of its general tile. */
      general: number;
      /** Its worm number. */
      worm: number;
      /** Its columns from left to right, each with its fields from bottom to top. */
      columns: [ItHappensColumn, ItHappensColumn, ItHappensColumn, ItHappensColumn, ItHappensColumn];
    }
  /** A die is thrown and falls. */
  | {
      type: "die_thrown";
      /** Who throws. */
      seat: Seat;
      /** The color of the die. */
      color: ItHappensColor;
      /** Whether it is the seat's own or the third color's. */
      die: ItHappensDie;
    }
  /** A thrown die shows a value. */
  | {
      type: "rolled";
      /** Who threw it. */
      seat: Seat;
      /** The color of the die. */
      color: ItHappensColor;
      /** Whether it is the seat's own or the third color's. */
      die: ItHappensDie;
      /** What it shows. */
      value: number;
    }
  /** A worm tile goes back to the supply. */
  | {
      type: "worm_paid";
      /** Who pays. */
      seat: Seat;
      /** The seat's color. */
      color: ItHappensColor;
      /** What for. */
      why: ItHappensPayment;
      /** How many the seat has left. */
      worms: number;
      /** How many are in the supply now. */
      supply: number;
    }
  /** A thrown die returns to the unplaced ones. */
  | {
      type: "die_returned";
      /** Whose die. */
      seat: Seat;
      /** The color of the die. */
      color: ItHappensColor;
      /** What it showed. */
      value: number;
      /** How many dice of the color are not placed. */
      dice: number;
    }
  /** A die lies on a mound. */
  | {
      type: "die_placed";
      /** Who placed it. */
      seat: Seat;
      /** The color of the die. */
      color: ItHappensColor;
      /** Whether it is the seat's own or the third color's. */
      die: ItHappensDie;
      /** What it shows. */
      value: number;
      /** On which mound. */
      mound: number;
      /** In which column, 0 for the leftmost. */
      column: number;
      /** On which field, 0 for the lowest. */
      field: number;
      /** The sum of the color on the mound now. */
      sum: number;
      /** How many dice of the color are not placed. */
      dice: number;
      /** How many dice of the third color the seat still has, after placing one. */
      third_dice?: number;
    }
  /** Where a color would stand if its mound were judged now. */
  | {
      type: "stands";
      /** The color. */
      color: ItHappensColor;
      /** On which mound. */
      mound: number;
      /** Its sum. */
      sum: number;
      /** Its place: the first would get the queen, the second the general. */
      rank: number;
      /** How it compares with its rival. */
      why: ItHappensOrder;
      /** The difference between the two sums. */
      by: number;
      /** Whether its sum is the worm number. */
      hits: boolean;
      /** The second for the first, and for others the one just ahead; absent for one who is alone. */
      rival?: ItHappensColor;
      /** Who plays the color. */
      seat?: Seat;
      /** Who plays the rival color. */
      to?: Seat;
    }
  /** A field brought a tile from the supply. */
  | {
      type: "found";
      /** The color of the die. */
      color: ItHappensColor;
      /** A worm or a kind of object. */
      find: ItHappensField;
      /** What it is good for. */
      gain: ItHappensGain;
      /** How many of them the color has now. */
      owned: number;
      /** How many kinds of objects the color has now. */
      kinds: number;
      /** How many of them are left in the supply. */
      supply: number;
      /** Who plays the color. */
      seat?: Seat;
    }
  /** There was a tile to get, but the supply has none. */
  | {
      type: "none_left";
      /** The color that gets nothing. */
      color: ItHappensColor;
      /** On which mound. */
      mound: number;
      /** A worm or a kind of object. */
      find: ItHappensField;
      /** What promised it. */
      why: ItHappensPromise;
      /** Who plays the color. */
      seat?: Seat;
    }
  /** A seat cannot act any more in this round. */
  | {
      type: "done";
      /** Which seat. */
      seat: Seat;
      /** Why not. */
      why: ItHappensNoMore;
      /** How many dice it has left, those of the third color among them. */
      dice: number;
    }
  /** A seat's turn is over. */
  | {
      type: "turn_ended";
      /** Whose turn it was. */
      seat: Seat;
      /** Who plays next; absent when nobody can act and the round is over. */
      next?: Seat;
    }
  /** A round is over, and its mounds are judged. */
  | {
      type: "round_ended";
      /** Which round. */
      round: number;
      /** How many the game has. */
      rounds: number;
    }
  /** A mound is judged: these are the dice that count. */
  | {
      type: "mound_judged";
      /** Which mound. */
      mound: number;
      /** The card's name. */
      card: ItHappensCardId;
      /** The points of its queen tile. */
      queen: number;
      /** The points of its general tile. */
      general: number;
      /** Its worm number. */
      worm: number;
      /** Its columns from left to right, each with its fields from bottom to top. */
      columns: [ItHappensColumn, ItHappensColumn, ItHappensColumn, ItHappensColumn, ItHappensColumn];
      /** The colors on it: the first has the leftmost column, and so on. */
      colors: ItHappensColor[];
      /** Their dice, each time from bottom to top. */
      dice: ItHappensColumnDice[];
      /** Their sums. */
      sums: number[];
    }
  /** A color wins a point tile. */
  | {
      type: "tile_won";
      /** The color. */
      color: ItHappensColor;
      /** On which mound. */
      mound: number;
      /** Which of its tiles. */
      tile: ItHappensTileKind;
      /** Its points. */
      value: number;
      /** The color's sum. */
      sum: number;
      /** What put it ahead of the others. */
      why: ItHappensAheadBy;
      /** How many such tiles the color has now. */
      owned: number;
      /** Who plays the color. */
      seat?: Seat;
    }
  /** Nobody wins a point tile: it leaves the game. */
  | {
      type: "tile_removed";
      /** On which mound. */
      mound: number;
      /** Which of its tiles. */
      tile: ItHappensTileKind;
      /** Its points. */
      value: number;
      /** Why nobody wins it. */
      why: ItHappensUnwon;
    }
  /** A color's sum is the worm number: it gets a worm tile. */
  | {
      type: "worm_won";
      /** The color. */
      color: ItHappensColor;
      /** On which mound. */
      mound: number;
      /** Its sum, the worm number. */
      sum: number;
      /** How many worm tiles the color has now. */
      worms: number;
      /** How many are left in the supply. */
      supply: number;
      /** Who plays the color. */
      seat?: Seat;
    }
  /** The mounds are cleared up, and all dice return. */
  | {
      type: "cleared";
      /** How many dice each seat has of its own color. */
      dice: number;
      /** Which round comes now; absent after the last, when the game is over. */
      round?: number;
      /** How many dice of the third color each seat has; only with two players. */
      third_dice?: number;
    }
  /** The points of a color at the end. */
  | {
      type: "scored";
      /** The color. */
      color: ItHappensColor;
      /** The objects that count as pairs; where every pair counts, a kind may be there twice. */
      pairs: ItHappensObject[];
      /** Their points. */
      pair_points: number;
      /** How many kinds of objects it has. */
      kinds: number;
      /** The points for the greatest variety. */
      variety: number;
      /** Its worm tiles, a point each. */
      worms: number;
      /** The values of its queen tiles, the highest first. */
      queens: number[];
      /** Their points. */
      queen_points: number;
      /** The values of its general tiles, the highest first. */
      generals: number[];
      /** Their points. */
      general_points: number;
      /** All points together. */
      score: number;
      /** Who plays the color. */
      seat?: Seat;
    }
  /** The final place of a color; the best is told first. */
  | {
      type: "ranked";
      /** The color. */
      color: ItHappensColor;
      /** Its place. */
      rank: number;
      /** All its points. */
      score: number;
      /** What put it ahead of the next one; always points for the last. */
      why: ItHappensRankedBy;
      /** Who plays the color. */
      seat?: Seat;
    };

/** One thing that happened in a game, one step of a record. */
export type ItHappensEvent =
  /** What the seat to act chose. */
  | {
      action: ItHappensAction;
    }
  /** What chance answered. */
  | {
      chance: ItHappensOutcome;
    };

/** A field of a mound card. */
export type ItHappensField =
  /** Nothing to gain. */
  | "."
  /** A worm tile. */
  | "W"
  | ItHappensObject;

/** What a table sends one viewer. */
export interface ItHappensFrame {
  /** How many events have happened: the version of the view. */
  ply: Ply;
  /** What the viewer may know of the position. */
  view: ItHappensView;
  /** What the viewer may do now; empty for those who are not to act. */
  legal: ItHappensChoice[];
  /** What the viewer may know of the events since the last frame, oldest first. */
  seen: ItHappensSeen[];
}

/** What a find is good for. */
export type ItHappensGain =
  /** A worm tile. */
  | "worm"
  /** The first object of its kind. */
  | "new"
  /** One that makes a pair which counts. */
  | "pair"
  /** One more of a kind, without points. */
  | "more";

export type ItHappensGlimpse = ItHappensEvent;

/** A mound of the round. */
export interface ItHappensMoundView {
  /** The card's name. */
  card: ItHappensCardId;
  /** The points of its queen tile. */
  queen: number;
  /** The points of its general tile. */
  general: number;
  /** Its worm number. */
  worm: number;
  /** Its columns from left to right. */
  columns: [ItHappensColumnView, ItHappensColumnView, ItHappensColumnView, ItHappensColumnView, ItHappensColumnView];
}

/** Why a seat cannot act any more in a round. */
export type ItHappensNoMore =
  /** All its dice are placed. */
  | "no_dice"
  /** No mound has a place for the dice it has. */
  | "no_place";

/** A kind of object. */
export type ItHappensObject =
  /** A map. */
  | "MAP"
  /** A sneaker. */
  | "SHO"
  /** A bone. */
  | "BON"
  /** A pair of glasses. */
  | "GLA"
  /** A loudspeaker. */
  | "SPK"
  /** A glove. */
  | "GLV"
  /** A telescope. */
  | "TEL"
  /** A bottle. */
  | "BOT";

/** How many object tiles there are of each kind; every kind is there. */
export interface ItHappensObjectCounts {
  MAP: number;
  SHO: number;
  BON: number;
  GLA: number;
  SPK: number;
  GLV: number;
  TEL: number;
  BOT: number;
}

/** The variant switches of It Happens... */
export interface ItHappensOptions {
  /** The mound cards; a custom deck comes with its cards. */
  deck?: ItHappensDeckName;
  /** The twelve cards of a custom deck, and only of one. */
  deck_cards?: ItHappensCardText[];
  /** How many worm tiles the third color of two players starts with (IH-24). */
  dummy_start_worms?: ItHappensDummyStartWorms;
  /** Whether point tiles lie face up. */
  open_points?: boolean;
  /** How objects of one kind count (IH-20). */
  pair_points?: ItHappensPairPoints;
  /** When a seat may skip its turn (IH-13). */
  skip_timing?: ItHappensSkipTiming;
  /** Whether everybody gets the bonus for the most kinds of objects when nobody has any. */
  zero_diversity_bonus?: boolean;
}

/** How a color on a mound compares with its rival. */
export type ItHappensOrder =
  /** There is no other. */
  | "alone"
  /** It is the first, and its sum is higher. */
  | "ahead"
  /** It is the first: the sums are equal, and its column is further left. */
  | "left"
  /** It is not the first: the sums are equal, and its column is further right. */
  | "right"
  /** It is not the first, and its sum is lower. */
  | "behind";

/** What chance answered. */
export type ItHappensOutcome =
  /** The mounds of a round. */
  | {
      type: "mounds";
      /** Their cards, in display order. */
      cards: [ItHappensCardId, ItHappensCardId, ItHappensCardId];
    }
  /** What a die shows. */
  | {
      type: "die";
      /** Its value. */
      value: number;
    };

/** How objects of one kind count (IH-20). */
export type ItHappensPairPoints =
  /** Five points for a kind of which there are two or more. */
  | "per_kind"
  /** Five points for every two of a kind. */
  | "per_pair";

/** What a worm tile is paid for. */
export type ItHappensPayment =
  /** The same die is thrown again. */
  | "reroll"
  /** The turn is skipped. */
  | "pass";

/** What happens next. */
export type ItHappensPhaseName =
  /** The mounds of the round are drawn. */
  | "mounds"
  /** A seat throws a die or passes. */
  | "turn"
  /** The die falls. */
  | "throw"
  /** A seat places the die, throws it again or passes. */
  | "place"
  /** Nothing. */
  | "over";

/** A point tile that somebody won. */
export interface ItHappensPointTile {
  /** What it is for. */
  kind: ItHappensTileKind;
  /** Its points. */
  value: number;
}

/** What promised a tile. */
export type ItHappensPromise =
  /** The field on which a die was placed. */
  | "field"
  /** The worm number of a mound. */
  | "worm_number";

/** What puts a color ahead of the next one at the end. */
export type ItHappensRankedBy =
  /** More points. */
  | "points"
  /** More queen tiles, the points being equal. */
  | "queens"
  /** More general tiles, all before being equal. */
  | "generals"
  /** More worm tiles, all before being equal. */
  | "worms"
  /** Nothing: somebody else shares its place. */
  | "shared";

/**
 * What one viewer saw of one event.
 *
 * It is written with the rule behind each effect beside them; whoever reads it knows the rules from the effects.
 */
export interface ItHappensSeen {
  /** The ply after the event. */
  ply: Ply;
  /** What was seen. */
  event: ItHappensEvent;
  /** What the viewer may know of what it brought about, in order. */
  effects: ItHappensEffect[];
  /** The id of the rule behind each effect, in the same order. */
  rules: string[];
  /** Who acted; absent for chance. */
  seat?: Seat;
}

/** When a seat may skip its turn (IH-13). */
export type ItHappensSkipTiming =
  /** Before or after a throw. */
  | "any"
  /** Only before the first throw. */
  | "before_roll";

/** The tiles nobody has. */
export interface ItHappensSupplyView {
  /** How many worm tiles. */
  worms: number;
  /** How many object tiles of each kind. */
  objects: ItHappensObjectCounts;
}

/** A die that is thrown and not placed. */
export interface ItHappensThrownView {
  /** Its color. */
  color: ItHappensColor;
  /** What it shows; absent while it falls. */
  value?: number;
}

/** What a point tile is for. */
export type ItHappensTileKind =
  /** The highest sum. */
  | "queen"
  /** The second highest sum. */
  | "general";

/** Why nobody wins a point tile. */
export type ItHappensUnwon =
  /** There is no color on the mound. */
  | "nobody"
  /** There is only one, so that there is no second. */
  | "alone";

/** What one viewer may know of a position. */
export interface ItHappensView {
  /** The round, from 1. */
  round: number;
  /** How many rounds the game has. */
  rounds: number;
  /** What happens next. */
  phase: ItHappensPhaseName;
  /** The mounds of the round in display order; none before they are drawn and after the end. */
  mounds: ItHappensMoundView[];
  /** The colors that play, in the order of the seats. */
  colors: ItHappensColorView[];
  /** The tiles nobody has. */
  supply: ItHappensSupplyView;
  /** The cards drawn so far, the mounds of the round among them, in the order of the deck. */
  used_cards: ItHappensCardId[];
  /** The final ranking, when the game is over. */
  standing?: Standing;
  /** The die that is thrown and not placed. */
  thrown?: ItHappensThrownView;
  /** The seat that must act; absent while chance is asked and after the end. */
  to_act?: Seat;
}

/** A game on a device, as the device has it copied. */
export interface KeptCopy {
  /** How often the game was taken over, as far as this device knows; 0 where it began. */
  epoch: number;
  /** What only this device knows: 16 to 64 letters and digits. */
  holder: string;
  /** This device in words, for those who look for the game elsewhere. */
  label: string;
  /** By which rules, and who plays. */
  plan: KeptPlan;
  /** The record so far. */
  record: string;
}

/** A game on a device, for whoever has its link. */
export interface KeptInfo {
  /** Its id: the link is `/play-on/ID`, and `/g/ID` when it is over. */
  id: string;
  /** By which rules, and who plays. */
  plan: KeptPlan;
  /** How many events have happened. */
  ply: number;
  /** How often it was taken over. */
  epoch: number;
  /** Which device has it. */
  at: KeptPlace;
  /** When it was last copied, RFC 3339. */
  changed: string;
  /** When it ended, RFC 3339. */
  ended?: string;
}

/** The device that has a game. */
export interface KeptPlace {
  /** The device in words; it may be empty. */
  label: string;
  /** Since when it has the game, RFC 3339. */
  since: string;
  /** Whether the game is over. */
  over: boolean;
}

/** Which game, by which rules, and who plays on a device. */
export interface KeptPlan {
  /** The name of the game. */
  game: AnyGame;
  /** The variant switches that differ from the defaults. */
  options: AnyOptions;
  /** The seat that begins. */
  start_seat: number;
  /** The seats in order: one person, and bots. */
  seats: KeptSeat[];
}

/** Who sits on a seat at a device. */
export type KeptSeat =
  /** Whoever holds the device. */
  | {
      type: "person";
      /** The name. */
      name: string;
      /** The color. */
      color: Color;
    }
  /** A bot. */
  | {
      type: "bot";
      /** How it plays. */
      level: string;
    };

/** Takes a game over to this device. */
export interface KeptTake {
  /** What only this device knows: 16 to 64 letters and digits. */
  holder: string;
  /** This device in words, for those who look for the game elsewhere. */
  label: string;
}

/** A game that was taken over: from now on the others are told where it went. */
export interface KeptTaken {
  /** How often it was taken over, this time included. */
  epoch: number;
  /** By which rules, and who plays. */
  plan: KeptPlan;
  /** The record so far. */
  record: string;
  /** How many events have happened. */
  ply: number;
}

/** A bot that can be asked to play. */
export interface LevelInfo {
  /** The name by which it is chosen. */
  name: string;
  /** How it thinks, in a sentence. */
  about: string;
}

/** How the worth of positions was found. */
export type Method =
  /** Every turn is solved exactly; its ends are valued by the trained net. */
  | "exact-turns"
  /** Every turn is solved exactly, and its ends are valued by the trained net; choices are tried out to the end of the round. */
  | "searched"
  /** Positions are tried out many times: every number has a margin. */
  | "sampled";

/**
 * What a page asks of the module.
 *
 * `table` and `id` are the numbers of what was opened; a `viewer` is a seat, or the public without one.
 */
export type ModuleRequest =
  /** Opens a table, or goes on with a record. */
  | {
      fn: "open";
      plan: KeptPlan;
      /** The luck. */
      seed: number;
      record?: string;
      /** Whether simpler bots may play while a net is missing. */
      simpler?: boolean;
      /** Of which day it is the game, if it is one. */
      today?: DeviceDay;
    }
  /** Everything about a table, and its whole record. */
  | {
      fn: "hello";
      table: number;
    }
  /** A person at a table acts. */
  | {
      fn: "act";
      table: number;
      ply: number;
      /** The action, as in a record. */
      action: AnyAction;
    }
  /** The bot of a table acts whose turn it is. */
  | {
      fn: "bot";
      table: number;
      /** How many playouts a bot that samples may make. */
      playouts: number;
    }
  /** Takes the last decision at a table back, where that can be done. */
  | {
      fn: "undo";
      table: number;
    }
  /** Somebody looks at the hand of a seat: what others decided cannot be taken back any more. */
  | {
      fn: "look";
      table: number;
      seat: number;
    }
  /** Begins to follow a game elsewhere. */
  | {
      fn: "follow";
      plan: KeptPlan;
      viewer?: number;
    }
  /** What the seat of a game that is followed may know and do now. */
  | {
      fn: "frame";
      id: number;
      ply: number;
      view: AnyView;
      legal: AnyAction[];
    }
  /** What to do in a game that is followed: ranked choices, and exact odds where they are known. */
  | {
      fn: "hints";
      id: number;
    }
  /** Closes a table or a record, or stops following. */
  | {
      fn: "close";
      id: number;
    }
  /** Luck and skill of a record. */
  | {
      fn: "review";
      record: string;
    }
  /** Whether the luck of a record was fair. */
  | {
      fn: "verify";
      record: string;
    }
  /** Begins to look at a record. */
  | {
      fn: "replay";
      record: string;
    }
  /** What a viewer saw of a record that is looked at, after so many events. */
  | {
      fn: "at";
      id: number;
      ply: number;
      viewer?: number;
    }
  /** Every event of a record that is looked at, with what a viewer may know of what it brought about. */
  | {
      fn: "seen";
      id: number;
      viewer?: number;
    }
  /** How good choices are that are worth so much after so many events of a record, the best first, and why. */
  | {
      fn: "judged";
      id: number;
      ply: number;
      choices: ChoiceWorth[];
    }
  /** What a seat made of each of its turns in a record that is looked at. */
  | {
      fn: "marks";
      id: number;
      seat: number;
    }
  /** How likely it was that chance would be as kind, and as unkind, as it was after so many events. */
  | {
      fn: "luck";
      id: number;
      /** After so many events, for each answer. */
      plies: number[];
    }
  /**
   * What the rules make of a position that somebody describes by its view, after some events; of the beginning
   * without a view.
   */
  | {
      fn: "suppose";
      plan: KeptPlan;
      /** The events after it, as in a record. */
      events: AnyEvent[];
      view?: AnyView;
    }
  /** The games with their numbers of players and bots. */
  | {
      fn: "rules";
    }
  /** Reads and checks a deck file of a game. */
  | {
      fn: "deck";
      game: AnyGame;
      text: string;
    }
  /** A deck file to begin with. */
  | {
      fn: "deck_example";
      game: AnyGame;
    };

/** What somebody should look at again. */
export type MomentKind =
  /** A choice that cost much: it is among `costliest`. */
  | "choice"
  /** What chance brought or took. */
  | "luck";

/** Something that a row should look at again. */
export interface MomentReport {
  /** Which row. */
  row: number;
  /** What it is. */
  kind: MomentKind;
  /** How many events had happened before it. */
  ply: number;
  /** Its line in the record, counted from one. */
  line: number;
  /** In which turn, counted from one. */
  turn: number;
  /** The share of the win that it brought; below zero if it took one. */
  share: number;
  /** In which deal, in a game of more than one. */
  deal?: number;
}

/** How other devices reach a server that runs on the machine of whoever asks. */
export interface NetworkInfo {
  /** Whether it can be opened to the network from the page. */
  can_open: boolean;
  /** The address to start the server with so that it listens there: `0.0.0.0:8080`. */
  listen: string;
  /** The address for other devices in the same network, if the server listens there: `http://192.168.1.5:8080`. */
  url?: string;
}

/** What opens a server to its network. */
export interface NetworkOpen {
  /** The key that the server has shown on its own machine: it is behind `#key=` in the address there. */
  key: string;
}

/** A ready-made phrase; clients show it in their own language. */
export type Phrase =
  /** Hello! */
  | "hello"
  /** Good luck! */
  | "good_luck"
  /** Well played! */
  | "well_played"
  /** What a roll! */
  | "what_a_roll"
  /** That hurt. */
  | "ouch"
  /** Your turn! */
  | "your_turn"
  /** One moment, please. */
  | "one_moment"
  /** Thank you for the game. */
  | "thank_you"
  /** Again? */
  | "again"
  /** Goodbye! */
  | "goodbye";

/** A piece in a picture: its drawing, perhaps with a number on it. */
export interface Piece {
  /** The name of the drawing. */
  pic: string;
  /** The number. */
  n?: number;
}

/** Makes a table with bots and begins at once. */
export interface PlayNow {
  /** The name of the game. */
  game: AnyGame;
  /** How long a bot waits before it acts, in milliseconds. */
  bot_pace_ms?: number;
  /** How the bots play. */
  level?: string;
  /** The variant switches that differ from the defaults. */
  options?: AnyOptions;
  /** How many play; two without it. */
  players?: number;
}

/** How many events have happened at a table. */
export type Ply = number;

/** What all choices of somebody cost in a game, in a word. */
export type Price =
  /** Nearly every choice was the best. */
  | "best"
  /** They cost a little. */
  | "little"
  /** They cost a lot. */
  | "lot"
  /** They cost very much. */
  | "very";

/** Why a request was refused, as in RFC 9457. */
export interface Problem {
  /** A page about this kind of problem. */
  type: string;
  /** What it is about, in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What exactly is wrong. */
  detail: string;
  /** The stable word for programs. */
  code: Code;
  /** Where the table is, when the action was made for another ply. */
  ply?: number;
  /** Which rule of the game is against it, for those who say it in another language. */
  refusal?: Refusal;
  /** Where a game on a device went. */
  went?: KeptPlace;
}

/** A program that has played at the tables of the server, and how that ended. */
export interface ProgramInfo {
  /** The name that others see. */
  name: string;
  /** The color that others see. */
  color: Color;
  /** When it last finished a game, RFC 3339. */
  last: string;
  /** How its games ended: a row for each game, and apart those in which people played. */
  results: ProgramResult[];
  /** Whether it is the one who asks, or runs for him. */
  you?: boolean;
}

/** How the games of a program ended. */
export interface ProgramResult {
  /** The name of the game. */
  game: AnyGame;
  /** Whether people played too; otherwise only programs and the server's bots. */
  people: boolean;
  /** How many games it has finished. */
  games: number;
  /** How many it has won, alone or with others. */
  wins: number;
  /** Its share of the wins, from 0 to 1: a win that several share is divided. */
  share: number;
  /** The least that its share is in the long run: 95 of 100 such intervals hold it. */
  low: number;
  /** The most that it is. */
  high: number;
  /** The share of somebody who is as good as the others: 0.5 of two. */
  fair: number;
}

/** Why the rules of a game refuse something: a key of the catalogue of words, and what its sentence uses. */
export interface Refusal {
  /** The key: "rw_already_kept". */
  code: string;
  /** What the sentence uses, by name: numbers and words. */
  args: Record<string, RefusalArg>;
}

/** What the sentence of a refusal uses. */
export type RefusalArg =
  /** A number: a tile, a total, a seat. */
  | number
  /** A word or a name. */
  | string;

/** What a seat may choose. */
export type RegenwormenAction =
  /** Throw the dice (RW-06, RW-10). */
  | {
      type: "roll";
      /** With the golden die: its holder's choice at the first roll of a turn (RX-17). */
      golden?: boolean;
    }
  /** Keep all dice of the roll that show a symbol (RW-08). */
  | {
      type: "keep";
      /** The symbol. */
      symbol: RegenwormenSymbol;
    }
  /** Take a tile from the row (RW-17). */
  | {
      type: "take";
      /** The tile. */
      tile: RegenwormenTile;
    }
  /** Take the top tile of another stack, or the hen that protects it (RW-17, RX-11). */
  | {
      type: "steal";
      /** Whose tile. */
      from: Seat;
    }
  /** End the turn without a tile (RW-10). */
  | {
      type: "stop";
    }
  /** Throw the dice of the roll again (RX-18). */
  | {
      type: "weasel";
    }
  /** Let the turn fail although the weasel is ready (RX-18). */
  | {
      type: "accept";
    }
  /** Put one of two specialists back into the row (RX-13). */
  | {
      type: "give_back";
      /** Which one. */
      specialist: RegenwormenSpecialist;
    }
  /** Take a token from another player, because the supply is empty (RX-19). */
  | {
      type: "rob";
      /** Whose token. */
      from: Seat;
    };

/** What somebody may do, and what that certainly brings about. */
export interface RegenwormenChoice {
  /** The action: what a client sends back. */
  action: RegenwormenAction;
  /** What it certainly brings about, up to the next question to chance; nothing where nobody wants to know it. */
  effects: RegenwormenEffect[];
  /**
   * Whether it can be taken back until somebody acts after it: it asks nothing of chance, lays nothing open and ends
   * nothing. False where nobody wants to know.
   */
  reversible?: boolean;
}

/** Whether an exact steal may be declined for a lower tile. */
export type RegenwormenDeclineSteal =
  /** The lower tile stays available. */
  | "allowed"
  /** Only the steal is left. */
  | "forced";

/** The dice of one throw in the order of their numbers; the golden die, when it is thrown, is the last. */
export interface RegenwormenDice {
  type: "dice";
  faces: RegenwormenSymbol[];
}

/**
 * What an event brings about: each is enough to say and to show what happened without knowing anything else.
 *
 * `seat` is the player it happens to or who brings it about, `from` the one who loses something to him.
 */
export type RegenwormenEffect =
  /** Dice go up into the air (RW-06, RX-17, RX-18). */
  | {
      type: "thrown";
      /** Who throws them. */
      seat: Seat;
      /** How it came about. */
      why: RegenwormenThrowing;
      /** How many, the golden one included. */
      dice: number;
      /** Whether the golden die is among them. */
      golden: boolean;
    }
  /** Dice have fallen (RW-07). */
  | {
      type: "rolled";
      /** Who threw them. */
      seat: Seat;
      /** What they show, in the order of the dice; the golden one is the last. */
      faces: RegenwormenSymbol[];
      /** Whether the last of them is the golden one. */
      golden: boolean;
    }
  /** The roll shows only symbols that are kept already, but the weasel is ready: the turn has not failed yet (RX-18). */
  | {
      type: "nothing_new";
      /** Whose turn it is. */
      seat: Seat;
    }
  /** All dice of the roll with one symbol are set aside (RW-08). */
  | {
      type: "kept";
      /** Who keeps them. */
      seat: Seat;
      /** The symbol. */
      symbol: RegenwormenSymbol;
      /** How many dice. */
      dice: number;
      /** Whether the golden die is among them. */
      golden: boolean;
      /** How much the total grows; less than the dice are worth when a worm silences the canned one (RX-07). */
      gain: number;
      /** What all dice kept are worth for claiming, the canned worm included. */
      total: number;
      /** Whether the player has a worm now. */
      worm: RegenwormenWorm;
      /** How many dice can still be thrown, the golden one included. */
      left: number;
    }
  /** Nothing can be thrown any more in this turn (RW-09). */
  | {
      type: "rolling_over";
      /** Whose turn it is. */
      seat: Seat;
      /** What ended it. */
      why: RegenwormenRollingEnd;
    }
  /** A player could end the turn with something (RW-12 to RW-14, RX-08 to RX-14). */
  | {
      type: "in_reach";
      /** Whose turn it is. */
      seat: Seat;
      /** What the dice kept are worth. */
      total: number;
      /** The tiles of the row that he may take, in ascending order. */
      tiles: RegenwormenTile[];
      /** Who shows the tile with that number. */
      from?: Seat;
      /** What stealing from him would bring. */
      steal?: RegenwormenPrize;
    }
  /** A player has nothing to end the turn with yet, and may go on (RW-09 to RW-11, RW-15). */
  | {
      type: "out_of_reach";
      /** Whose turn it is. */
      seat: Seat;
      /** What the dice kept are worth. */
      total: number;
      /** What he lacks. */
      why: RegenwormenMissing;
      /** On whose stack that tile lies; absent for one in the row. */
      from?: Seat;
      /** How many points more would be enough for something, if there is any such total. */
      points?: number;
      /** The tile that these points would reach. */
      tile?: RegenwormenTile;
    }
  /** A worm token comes from the supply (RX-12, RX-19, RX-20). */
  | {
      type: "token";
      /** Who gets it. */
      seat: Seat;
      /** What it is for. */
      why: RegenwormenOccasion;
      /** How many are left in the supply. */
      supply: number;
    }
  /** A worm token comes from another player, because the supply is empty (RX-19). */
  | {
      type: "token_robbed";
      /** Who gets it. */
      seat: Seat;
      /** Who loses it. */
      from: Seat;
      /** What it is for. */
      why: RegenwormenOccasion;
    }
  /** There is no worm token: the supply is empty and nobody can be robbed (RX-19, RX-A10). */
  | {
      type: "no_token";
      /** Who would have got it. */
      seat: Seat;
      /** What it would have been for. */
      why: RegenwormenOccasion;
    }
  /** A player must choose whom to rob of a worm token (RX-19). */
  | {
      type: "must_rob";
      /** Who chooses. */
      seat: Seat;
      /** What the token is for. */
      why: RegenwormenOccasion;
    }
  /** A tile of the row goes to the top of a player's stack (RW-17). */
  | {
      type: "tile_taken";
      /** Who takes it. */
      seat: Seat;
      /** The tile. */
      tile: RegenwormenTile;
      /** The worms on it. */
      worms: number;
      /** What his dice are worth. */
      total: number;
      /** Whether the number is the total. */
      why: RegenwormenTaking;
    }
  /** The top tile of a player goes to the top of another one's stack (RW-13, RW-17). */
  | {
      type: "tile_stolen";
      /** Who steals it. */
      seat: Seat;
      /** Who loses it. */
      from: Seat;
      /** The tile. */
      tile: RegenwormenTile;
      /** The worms on it. */
      worms: number;
    }
  /** A thief gets the hen in place of the tile that she protects (RX-11). */
  | {
      type: "hen_stolen";
      /** Who gets her. */
      seat: Seat;
      /** Who loses her. */
      from: Seat;
      /** The tile, which stays. */
      tile: RegenwormenTile;
    }
  /** A specialist comes along with a tile (RX-10, RX-12). */
  | {
      type: "specialist_gained";
      /** Who has it now. */
      seat: Seat;
      /** Which one. */
      specialist: RegenwormenSpecialist;
      /** The tile that was taken or stolen. */
      tile: RegenwormenTile;
      /** Who had it before; absent for one that stood in the row. */
      from?: Seat;
    }
  /** A player has one specialist too many and must choose which goes (RX-13). */
  | {
      type: "must_give_back";
      /** Who chooses. */
      seat: Seat;
      /** The one he had. */
      held: RegenwormenSpecialist;
      /** The one that has just come. */
      new: RegenwormenSpecialist;
    }
  /** A specialist stands on another tile of the row now: the lowest open one that was free (RX-06). */
  | {
      type: "specialist_placed";
      /** Whose turn it is. */
      seat: Seat;
      /** Which one. */
      specialist: RegenwormenSpecialist;
      /** On which tile. */
      tile: RegenwormenTile;
    }
  /** A specialist finds no free tile and leaves the game (RX-06). */
  | {
      type: "specialist_out";
      /** Whose turn it is. */
      seat: Seat;
      /** Which one. */
      specialist: RegenwormenSpecialist;
    }
  /** A turn has failed (RW-16). */
  | {
      type: "failed";
      /** Whose turn it was. */
      seat: Seat;
      /** Why. */
      why: RegenwormenFailure;
      /** What the dice kept are worth. */
      total: number;
    }
  /** A player's top tile returns to the row, open (RW-18). */
  | {
      type: "tile_returned";
      /** Who loses it. */
      seat: Seat;
      /** The tile. */
      tile: RegenwormenTile;
      /** The worms on it. */
      worms: number;
    }
  /** A failed turn costs no tile: the player has none (RW-19, RX-15). */
  | {
      type: "nothing_returned";
      /** Whose turn it was. */
      seat: Seat;
      /** What he keeps. */
      why: RegenwormenLostNothing;
    }
  /** The hen is lost in place of the tile that she protects (RX-15). */
  | {
      type: "hen_lost";
      /** Who loses her. */
      seat: Seat;
      /** The tile, which stays. */
      tile: RegenwormenTile;
    }
  /** A specialist leaves its holder, and looks for a tile (RX-13, RX-15). */
  | {
      type: "specialist_lost";
      /** Who loses it. */
      seat: Seat;
      /** Which one. */
      specialist: RegenwormenSpecialist;
      /** What made it leave. */
      why: RegenwormenLoss;
    }
  /** The highest open tile of the row is turned face down for good (RW-18, RW-20). */
  | {
      type: "tile_turned";
      /** Whose failed turn did it. */
      seat: Seat;
      /** The tile. */
      tile: RegenwormenTile;
      /** The specialist that stood on it and must find another tile. */
      specialist?: RegenwormenSpecialist;
    }
  /** A turn is over, and somebody else's begins with eight dice (RW-21). */
  | {
      type: "turn_ended";
      /** Whose turn it was. */
      seat: Seat;
      /** Who plays next. */
      next: Seat;
      /** What he begins with: nothing, or five points with the canned worm. */
      total: number;
    }
  /** The game is over (RW-21, RX-22). */
  | {
      type: "game_over";
      /** Who played last. */
      seat: Seat;
      /** What is missing in the row. */
      why: RegenwormenOver;
    }
  /** A player has won, alone or with others (RW-22, RW-23). */
  | {
      type: "won";
      /** Who. */
      seat: Seat;
      /** The worms on tiles and tokens. */
      worms: number;
      /** What decided. */
      why: RegenwormenVictory;
      /** The highest tile, where it decides between equals. */
      tile?: RegenwormenTile;
    }
  /** A player has not won; told one after the other, the best first (RW-22, RW-23). */
  | {
      type: "ranked";
      /** Who. */
      seat: Seat;
      /** The rank; players who are level share it. */
      rank: number;
      /** The worms on tiles and tokens. */
      worms: number;
      /** The highest tile, where it decides between equals. */
      tile?: RegenwormenTile;
    };

/** One thing that happened in a game, one step of a record. */
export type RegenwormenEvent =
  /** What the seat to act chose. */
  | {
      action: RegenwormenAction;
    }
  /** What chance answered. */
  | {
      chance: RegenwormenDice;
    };

/** Why a turn has failed. */
export type RegenwormenFailure =
  /** A roll shows nothing but used symbols: case (a) of RW-16. */
  | "no_new"
  /** Rolling is over and there is no worm: case (b) of RW-16. */
  | "no_worm"
  /** Rolling is over, and there is no tile for the total: case (c) of RW-16. */
  | "no_tile"
  /** The player stopped on purpose (RW-10). */
  | "stopped"
  /** The player accepts a roll without a new symbol, although the weasel is ready (RX-18). */
  | "accepted";

/** What a table sends one viewer. */
export interface RegenwormenFrame {
  /** How many events have happened: the version of the view. */
  ply: Ply;
  /** What the viewer may know of the position. */
  view: RegenwormenView;
  /** What the viewer may do now; empty for those who are not to act. */
  legal: RegenwormenChoice[];
  /** What the viewer may know of the events since the last frame, oldest first. */
  seen: RegenwormenSeen[];
}

export type RegenwormenGlimpse = RegenwormenEvent;

/** The faces of the golden die. */
export type RegenwormenGoldenFaces =
  /** Three ones and three worms. */
  | "111WWW"
  /** Those of an ordinary die. */
  | "standard";

/** What made a specialist leave its holder. */
export type RegenwormenLoss =
  /** He has another one (RX-13). */
  | "given_back"
  /** His turn has failed (RX-15). */
  | "failed";

/** Why a failed turn costs no tile. */
export type RegenwormenLostNothing =
  /** The player has none (RW-19). */
  | "no_tile"
  /** The player has none, and so keeps even the hen (RX-15, case 2). */
  | "hen_stays";

/** Which lower tile may be taken; without effect in the expansion. */
export type RegenwormenLower =
  /** The highest open tile below the total. */
  | "next"
  /** Any open tile below the total, when the exact one is not in the row. */
  | "any_if_missing"
  /** Any open tile up to the total, always. */
  | "any";

/** What a player lacks to end his turn with something. */
export type RegenwormenMissing =
  /** A worm (RW-11). */
  | "no_worm"
  /** A tile for his total (RW-15). */
  | "no_tile";

/** What a worm token is for. */
export type RegenwormenOccasion =
  /** Two or more ones kept at once (RX-20). */
  | "ones"
  /** A tile on which the raven stood (RX-12). */
  | "raven";

/** The variant switches of Regenwormen. */
export interface RegenwormenOptions {
  /** Whether a lower tile may be taken instead of an exact steal (RW-A2). */
  decline_steal?: RegenwormenDeclineSteal;
  /** After a failed turn the specialist of the turned tile is placed before the player's own (RX-A2). */
  displaced_first?: boolean;
  /** The game ends without waiting for 11 and 13 (RX-A6). */
  end_ignores_low_tiles?: boolean;
  /** Whether the expansion is played. */
  expansion?: boolean;
  /** A failing player without tiles still turns the highest open tile (RW-A3). */
  flip_on_empty_fail?: boolean;
  /** A returned tile is turned even if it is the highest: the variant for shorter games. */
  flip_returned?: boolean;
  /** The faces of the golden die (RX-05). */
  golden_faces?: RegenwormenGoldenFaces;
  /** The hen's holder turns a tile when he fails (RX-A9). */
  hen_fail_turns_tile?: boolean;
  /** Tiles 11 and 13 ask for a worm as the others do (RX-A1). */
  low_tiles_need_worm?: boolean;
  /** Which lower tile may be taken when the exact one is not to be had (RW-A1). */
  lower?: RegenwormenLower;
  /** Nobody may own both 11 and 13 (RX-A7). */
  one_low_tile_per_player?: boolean;
  /** What decides between equal scores (RW-23). */
  tiebreak?: RegenwormenTiebreak;
  /** When a player may end his turn without a tile (RW-A8). */
  voluntary_fail?: RegenwormenVoluntaryFail;
  /** The weasel may also be used after a roll without a new symbol (RX-A8). */
  weasel_after_fail?: boolean;
}

export type RegenwormenOutcome = RegenwormenDice;

/** Why the game is over. */
export type RegenwormenOver =
  /** The row has no open tile (RW-21). */
  | "no_tile"
  /** The row has no open tile but 11 and 13, which do not count here (RX-A6). */
  | "only_low";

/** Where a turn stands. */
export type RegenwormenPhase =
  /** The turn begins: the player must throw the dice (RW-06). */
  | "roll"
  /** The dice are in the air: chance answers. */
  | "throw"
  /** One symbol of the roll must be kept (RW-08). */
  | "keep"
  /** The roll has no new symbol, but the weasel is ready (RX-18). */
  | "failed"
  /** Roll on, take a tile, or stop (RW-10). */
  | "decide"
  /** Two specialists at once: one goes back (RX-13). */
  | "return"
  /** Two ones were kept and the supply is empty: somebody gives a token (RX-19, RX-20). */
  | "rob_for_ones"
  /** The raven's tile was taken and the supply is empty: somebody gives a token (RX-12, RX-19). */
  | "rob_for_raven"
  /** The game is over. */
  | "over";

/** What a thief gets (RW-13, RX-11). */
export type RegenwormenPrize =
  /** The tile. */
  | "tile"
  /** The hen in place of the tile. */
  | "hen";

/** What ends the rolling of a turn (RW-09). */
export type RegenwormenRollingEnd =
  /** No die is left. */
  | "no_dice"
  /** All six symbols are kept, whatever dice are left (RW-A4). */
  | "all_symbols";

/** A tile in the row. */
export interface RegenwormenRowTile {
  /** The tile. */
  tile: RegenwormenTile;
  /** The worms on it. */
  worms: number;
  /** Whether it lies open; face down it is out of the game. */
  open: boolean;
  /** The specialist on it. */
  specialist?: RegenwormenSpecialist;
}

/** What lies before one player. */
export interface RegenwormenSeatView {
  /** The tiles of the stack, the visible one last. */
  tiles: RegenwormenTile[];
  /** Worm tokens. */
  tokens: number;
  /** The specialists: at most one, but for the moment of choosing which goes back. */
  specialists: RegenwormenSpecialist[];
  /** Worms on tiles and tokens together. */
  score: number;
}

/**
 * What one viewer saw of one event.
 *
 * It is written with the rule behind each effect beside them; whoever reads it knows the rules from the effects.
 */
export interface RegenwormenSeen {
  /** The ply after the event. */
  ply: Ply;
  /** What was seen. */
  event: RegenwormenEvent;
  /** What the viewer may know of what it brought about, in order. */
  effects: RegenwormenEffect[];
  /** The id of the rule behind each effect, in the same order. */
  rules: string[];
  /** Who acted; absent for chance. */
  seat?: Seat;
}

/** One of the five figures of the expansion (RX-03). */
export type RegenwormenSpecialist =
  /** Counts as a worm while no worm is kept. */
  | "canned_worm"
  /** Is lost instead of a tile. */
  | "hen"
  /** Gives a token to whoever takes its tile; never with a player. */
  | "raven"
  /** Throws the dice of a roll again, once a turn. */
  | "weasel"
  /** A ninth die. */
  | "golden_die";

/** A face of a die. */
export type RegenwormenSymbol =
  /** One point. */
  | "1"
  /** Two points. */
  | "2"
  /** Three points. */
  | "3"
  /** Four points. */
  | "4"
  /** Five points. */
  | "5"
  /** A worm, worth five points. */
  | "W";

/** How a tile of the row fits the total. */
export type RegenwormenTaking =
  /** Its number is the total (RW-12, RX-08). */
  | "exact"
  /** Its number is lower (RW-14). */
  | "lower";

/** How it came about that dice are thrown. */
export type RegenwormenThrowing =
  /** The player rolls. */
  | "roll"
  /** He rolls for the first time in his turn, and the golden die joins (RX-17). */
  | "golden"
  /** The weasel throws the dice of the roll again (RX-18). */
  | "weasel";

/** What decides between equal scores. */
export type RegenwormenTiebreak =
  /** The highest single tile. */
  | "highest_tile"
  /** Nothing: the rank is shared. */
  | "shared";

/** A tile, called by its number: 21 to 36, and 11 and 13 with the expansion. */
export type RegenwormenTile = 11 | 13 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36;

/** The dice of the turn being played. */
export interface RegenwormenTurnView {
  /** The dice kept, in the order of the symbols. */
  kept: RegenwormenSymbol[];
  /** What the dice kept are worth for claiming, a canned worm included; nothing when the game is over. */
  total: number;
  /** The last roll, while a symbol of it must be kept. */
  roll: RegenwormenSymbol[];
  /** Dice that can still be thrown, the golden one included. */
  dice_left: number;
  /** Whether the golden die is thrown in this turn and not kept yet. */
  golden_in_play: boolean;
  /** Whether the weasel was used in this turn. */
  weasel_used: boolean;
  /** The face of the golden die in the roll. */
  golden?: RegenwormenSymbol;
}

/** What decided who has won (RW-22, RW-23). */
export type RegenwormenVictory =
  /** The most worms. */
  | "most_worms"
  /** As many worms as somebody else, and a higher tile. */
  | "highest_tile"
  /** Nothing: several players are level. */
  | "shared";

/** What anybody may know of a game of Regenwormen: everything (RW-24). */
export interface RegenwormenView {
  /** Whether the expansion is played. */
  expansion: boolean;
  /** Where the turn stands. */
  phase: RegenwormenPhase;
  /** The tiles of the row in ascending order, those turned face down included. */
  row: RegenwormenRowTile[];
  /** The seats in order. */
  seats: RegenwormenSeatView[];
  /** Worm tokens that nobody has yet. */
  supply: number;
  /** The dice of this turn. */
  turn: RegenwormenTurnView;
  /** The house rules; absent without any. */
  options?: RegenwormenOptions;
  /** Whose turn it is; nobody's when the game is over. */
  seat?: Seat;
  /** The ranking, when the game is over. */
  standing?: Standing;
}

/** When a turn may be ended on purpose without a tile. */
export type RegenwormenVoluntaryFail =
  /** Only when no tile can be taken. */
  | "only_without_target"
  /** Whenever the player decides. */
  | "always"
  /** Never: a player without a target rolls on. */
  | "never";

/** Whether a player has a worm (RW-11, RX-07). */
export type RegenwormenWorm =
  /** He has kept one. */
  | "kept"
  /** He has kept none, but the canned worm counts as one. */
  | "canned"
  /** He has none. */
  | "none";

/** A review as it is written for others: by `wormery review --json` and by a server. */
export interface Report {
  /** How worth was found. */
  method: Method;
  /** Who found it: a review by another judge may say something else. */
  judge: string;
  /** Which words it carries: [`TELLING`] of the program that made it. */
  telling: number;
  /** Whether the game is over. */
  over: boolean;
  /** Where the result of each row of the standing comes from. */
  rows: RowReport[];
  /** The decisions that cost something, the costliest first. */
  costliest: DecisionReport[];
  /** What each row should look at again. */
  moments: MomentReport[];
  /** What each position was worth to each row, from the start to the last one. */
  worth: Shares[];
  /** The turn that decided the game, if it is over and a seat won it. */
  decided?: Decided;
  /** What chance brought, as far as it can be told from noise: a throw to who threw, a deal to everybody. */
  rolls?: RollReport[];
}

/** One row of the final ranking. */
export interface ResultRow {
  /** The final score. */
  score: number;
  /** What decides between equal scores, the most important first; more is better. */
  tiebreaks: number[];
  /** 1 for the winner; equal ones share a rank. */
  rank: number;
  /** The seat; none for an entrant without a player. */
  seat?: number;
}

/** The review of a game is being made. */
export interface ReviewComing {
  /** Milliseconds after which it makes sense to ask again. */
  retry_ms: number;
}

/** What an outcome of chance brought one row of the standing, where that can be told from noise. */
export interface RollReport {
  /** How many events had happened before it. */
  ply: number;
  /** Which row. */
  row: number;
  /** The share of the win that it brought; below zero if it took one. */
  luck: number;
}

/** Where the result of one row comes from: `start + luck + hidden + own + others + rest` is `result`, exactly. */
export interface RowReport {
  /** How many decisions it made between at least two choices. */
  decisions: number;
  /** What it could expect before the first event. */
  start: number;
  /** What dice and cards brought, against the mean of all that could have come. */
  luck: number;
  /** What hidden cards made of decisions, against the mean of all that could have been hidden. */
  hidden: number;
  /** What its own decisions cost. */
  own: number;
  /** What the decisions of others brought. */
  others: number;
  /** What the judge thought better of later. */
  rest: number;
  /** The share at the last position. */
  result: number;
  /** How kind dice and cards were, hidden ones too. */
  luck_kind: Fortune;
  /** How kind, on one scale for all measures of it; most of it is what fills a bar. */
  luck_size: number;
  /** What its own decisions cost together. */
  choices_kind: Price;
  /** What it did wrong again and again. */
  habit?: Fact;
  /** The name of the player. */
  name?: string;
  /**
   * What its own throws brought against the mean of all that could have come, in the unit of the score; nothing where
   * that cannot be counted.
   */
  score_luck?: number;
  /**
   * What its choices gave away that were not the best ones, in the unit of the score: zero or less; nothing where that
   * cannot be counted.
   */
  score_own?: number;
  /** The seat; none for an entrant without a player. */
  seat?: Seat;
}

/** A game that can be played here. */
export interface RulesInfo {
  /** The name of the game in records and requests. */
  game: AnyGame;
  /** The fewest players. */
  min_players: number;
  /** The most players. */
  max_players: number;
  /** The bots, the weakest first. */
  levels: LevelInfo[];
  /** The bots of today's game, as they are now. */
  day_bots?: DayBotsInfo;
}

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A seat at a table. */
export type SeatInfo =
  /** Free for anybody who has the link. */
  | {
      type: "open";
    }
  /** Somebody sits there. */
  | {
      type: "person";
      /** The name. */
      name: string;
      /** The color. */
      color: Color;
      /** Whether a device of this person is connected. */
      here: boolean;
      /** Whether a bot plays until the person comes back. */
      away: boolean;
      /** Whether this person runs the table. */
      host: boolean;
      /** Whether this is a further person on the same device. */
      local: boolean;
      /** Whether it is a program that plays through the interface for bots. */
      robot: boolean;
      /** By what this person is known at this table, under whatever name; elsewhere it is another word. */
      who?: string;
    }
  /** One of our bots plays. */
  | {
      type: "bot";
      /** Its name. */
      name: string;
      /** How it plays. */
      level: string;
      /** The name of whoever sits down here when the next hands are dealt. */
      next?: string;
    };

/** Who shall sit on a seat. */
export type SeatRequest =
  /** The one who makes the table. */
  | {
      type: "me";
    }
  /** Whoever comes by the link. */
  | {
      type: "open";
    }
  /** A bot. */
  | {
      type: "bot";
      /** How it plays. */
      level: string;
    }
  /** A further person on the same device. */
  | {
      type: "local";
      /** The name. */
      name: string;
    };

/** What a server sends over a socket. */
export type ServerMessage =
  /** The table, whenever something about it has changed. */
  | {
      type: "table";
      /** The table. */
      table: TableInfo;
    }
  | You & {
      type: "you";
    }
  | FrameMessage & {
      type: "frame";
    }
  | Answer & {
      type: "ack";
    }
  /** A command was refused, and nothing was changed. */
  | {
      type: "refused";
      /** Why. */
      problem: Problem;
      /** The number of the command. */
      cid?: number;
    }
  | Talk & {
      type: "talk";
    }
  /** The server is about to restart: come back in a moment, nothing is lost. */
  | {
      type: "restart";
    }
  /** The table is closed. */
  | {
      type: "closed";
    };

/**
 * The share of the win that each row of the standing can expect, or a difference of such shares.
 *
 * Every share is a multiple of 2⁻⁴⁰, so that sums and differences of many of them have no rounding error.
 */
export type Shares = number[];

/** The final ranking of a game: one row for each entrant, seats in order, then those without a seat. */
export type Standing = Entrant[];

/** A line of the stream of a game for programs that play. */
export type StreamLine =
  /** The first line: who plays. The present frame follows, if the game goes on. */
  | {
      type: "game_full";
      /** The game. */
      info: GameInfo;
    }
  | FrameMessage & {
      type: "event";
    }
  | FrameMessage & {
      type: "your_turn";
    }
  /** The game is over: the last line. */
  | {
      type: "game_end";
      /** What the whole game comes to, as 64 hexadecimal digits: the record must come to the same. */
      digest?: string;
      /** How it ended; a game that was given up has none. */
      result?: ResultRow[];
    };

/** A table as everybody at it sees it. */
export interface TableInfo {
  /** Six letters and digits: the link is `/t/CODE`. */
  code: string;
  /** The name of the game. */
  game: AnyGame;
  /** The variant switches that differ from the defaults. */
  options: AnyOptions;
  /** Whether everybody can find it in the lobby; chat is for private tables. */
  public: boolean;
  /** Whether programs may sit down. */
  programs: boolean;
  /** Where it stands. */
  state: TableState;
  /** The seats in order. */
  seats: SeatInfo[];
  /** The seat that begins. */
  start_seat: number;
  /** The bot that plays for those who are away. */
  away_level: string;
  /** How long a bot waits before it acts, so that people can follow, in milliseconds. */
  bot_pace_ms: number;
  /** How many watch. */
  watchers: number;
  /** The commitment to the dice of the next game, or of the one that is being played. */
  fair: FairInfo;
  /** What the whole game comes to, as 64 hexadecimal digits, while it is over: the record must come to the same. */
  digest?: string;
  /** The game that is being played, or was played last. */
  game_id?: string;
  /** Seconds for a decision; no clock without it. */
  pace_s?: number;
  /** How the game ended, while it is over. */
  result?: ResultRow[];
}

/** Where a table stands. */
export type TableState =
  /** Seats are being taken. */
  | "open"
  /** The clients are sending what they add to the dice; the game begins in a moment. */
  | "starting"
  /** A game is being played. */
  | "playing"
  /** The game is over; a rematch can begin. */
  | "over"
  /** Closed for good; its games are kept. */
  | "closed";

/** A table in the lobby. */
export interface TableSummary {
  /** Its code. */
  code: string;
  /** The name of the game. */
  game: AnyGame;
  /** Where it stands. */
  state: TableState;
  /** The names of those who sit there; none for a free seat. */
  seats: Array<string | null>;
  /** How many watch. */
  watchers: number;
  /** Seconds for a decision; no clock without it. */
  pace_s?: number;
  /** Whether programs may sit down; absent if they may not. */
  programs?: boolean;
  /** The seats on which programs sit, if there are any. */
  robots?: number[];
}

/** Something that was said at a table. */
export interface Talk {
  /** The name of the speaker. */
  name: string;
  /** A small picture. */
  emote?: Emote;
  /** A ready-made phrase. */
  phrase?: Phrase;
  /** Where the speaker sits; none for a watcher. */
  seat?: number;
  /** Own words, at private tables. */
  text?: string;
  /** By what the speaker is known at this table, as on a seat. */
  who?: string;
}

/** What the one who asks made of a day. */
export interface TodayMine {
  /** The place: 1, 1, 3. */
  rank: number;
  /** The score. */
  score: number;
}

/** What people made of the game of a day. */
export interface TodayRanking {
  /** The number of the day. */
  day: number;
  /** The rule set: a game, or an edition of it. */
  set: string;
  /** How many have sent a result. */
  people: number;
  /** How many have each score, the best first. */
  scores: TodayScore[];
  /** The best of them, the best first. */
  best: TodayRow[];
  /** What the one who asks made of it, if he has sent something. */
  mine?: TodayMine;
}

/** One of the best of a day. */
export interface TodayRow {
  /** The place: 1, 1, 3. */
  rank: number;
  /** The name that others see. */
  name: string;
  /** The color that others see. */
  color: Color;
  /** The score. */
  score: number;
  /** Whether it is the one who asks. */
  you?: boolean;
}

/** How many have a score. */
export interface TodayScore {
  /** The score. */
  score: number;
  /** How many have it. */
  people: number;
}

/** A finished game of a day, to be ranked. */
export interface TodaySent {
  /** The record, whose header says of which day it is. */
  record: string;
}

/** Who a client is at a table. */
export interface You {
  /** The seats that the client acts for; none for a watcher. */
  seats: number[];
  /** Whether the client runs the table. */
  host: boolean;
  /** The client's name. */
  name: string;
  /** The client's color. */
  color: Color;
  /** A bot has played for the client until it came now. */
  was_away?: boolean;
}

/** The longest name, in characters. */
export const LONGEST_NAME = 24;

/** The longest thing that can be said in own words, in characters. */
export const LONGEST_TALK = 300;

/** The version of the wire; a server with another one has another page. */
export const WIRE = 2;

/** How sockets name it. */
export const PROTOCOL = "wormery.v2";

/** The number with which a server that restarts closes sockets. */
export const RESTART = 4000;

/** The same where the table is closed. */
export const CLOSED = 4001;

/** The same where the host has sent somebody away. */
export const SENT_AWAY = 4003;

/** The letters and digits of ids, which are not taken for each other. */
export const ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** So many letters has the id of a game on a device: nobody guesses it. */
export const KEPT_ID = 26;

/** So many games that go on are kept; the oldest go first. */
export const MOST_RUNNING = 20;

/** The same for games that are over. */
export const MOST_FINISHED = 200;

/** All phrases, in the order in which they are offered. */
export const PHRASES = ["hello","good_luck","well_played","what_a_roll","ouch","your_turn","one_moment","thank_you","again","goodbye"] as const;

/** All emotes, likewise. */
export const EMOTES = ["laugh","cry","gasp","think","clap","heart"] as const;

/** When the first day of today's game began, in milliseconds. */
export const FIRST_DAY_MS = 1794888000000;

/** How long a day is, in milliseconds. */
export const DAY_MS = 86400000;

/** So many days after its own a game can be finished, and ranked. */
export const ACCEPTED_DAYS = 2;

/** What the bots of every day are called, from the second seat on. */
export const DAY_BOTS = ["Fips","Mumpel"] as const;

/** So many marks of turns stand in a row. */
export const MARKS_A_ROW = 10;

/** How often its strongest bot plays each choice on. */
export const DAY_PLAYOUTS = 400;
