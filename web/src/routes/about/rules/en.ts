import type { RulesPages } from "../texts";

const pages: RulesPages = {
  regenwormen: {
    lead: "You are hungry chickens at a worm buffet. Whoever has the most worms when the buffet is empty wins.",
    parts: [
      {
        heading: "The table",
        text: [
          [
            "RW-01 RW-02 RW-04",
            "Two to seven play. Sixteen tiles lie in a row, numbered 21 to 36. They carry one worm (21–24), two (25–28), three (29–32) or four (33–36).",
          ],
          ["RW-03", "Eight dice show 1 to 5 and, instead of a six, a worm. The worm counts five, but it is not a 5."],
        ],
      },
      {
        heading: "Your turn",
        text: [
          ["RW-06", "You begin by throwing all eight dice."],
          [
            "RW-08",
            "Choose one face and keep all dice that show it. You can neither leave some of them nor keep two faces of one throw.",
          ],
          [
            "RW-07",
            "Each face can be kept once in a turn. If a throw shows only faces that you have already, the turn has failed.",
          ],
          [
            "RW-09",
            "When all dice are kept, or all six faces, throwing is over: you take a tile, or the turn has failed.",
          ],
          [
            "RW-10",
            "After keeping you throw the rest again, or you take a tile. Only when there is none to be had may you stop with nothing; that counts as a failed turn.",
          ],
        ],
      },
      {
        heading: "What you get",
        text: [
          ["RW-11", "No worm, no tile: at least one of your dice must be a worm."],
          ["RW-12", "Does the tile with your total lie open in the row? Then it is the one you get."],
          [
            "RW-13",
            "Is it the top tile of somebody else’s stack? Then you may steal it, or take the next lower one that lies open in the row.",
          ],
          [
            "RW-14 RW-15",
            "Is your tile nowhere to be had, or is your total above 36? Then you get the next lower one that lies open in the row.",
          ],
          ["RW-17", "New tiles go on top of your stack. Only the top one can be stolen; what lies below is safe."],
        ],
      },
      {
        heading: "A failed turn",
        text: [
          [
            "RW-16",
            "A turn fails when a throw brings no new face, when you have no worm at the end, or when there is no tile for your total.",
          ],
          [
            "RW-18",
            "Then your top tile goes back to the row, and the highest open tile of the row is turned over, unless it is the one you just gave back.",
          ],
          ["RW-19", "Whoever has no tile gives none back, and no tile is turned."],
          ["RW-20", "A tile that was turned over is out of the game."],
        ],
      },
      {
        heading: "The end",
        text: [
          ["RW-21", "The game ends as soon as no open tile lies in the row."],
          ["RW-22 RW-23", "Count the worms on all your tiles. In a tie the highest tile decides."],
          ["RW-24", "Nothing is secret: you may look at all stacks at any time."],
        ],
      },
    ],
  },
  "regenwormen-expansion": {
    lead: "Everything as before, but specialists stand on some tiles, and whoever takes the tile takes the specialist along.",
    parts: [
      {
        heading: "The specialists",
        text: [
          [
            "RX-05 RX-17",
            "Golden die: a ninth die with three ones and three worms. You decide with the first throw of a turn whether it takes part.",
          ],
          [
            "RX-07",
            "Canned worm: counts as a worm, with five points, as long as you have kept none. It works by itself.",
          ],
          [
            "RX-18",
            "Weasel: throws the dice of one throw again, once a turn, even when the throw brought nothing new.",
          ],
          ["RX-21", "Hen: protects your top tile and goes in its place. Nobody can take worm tokens from you either."],
          [
            "RX-04 RX-12",
            "Whoever takes a tile gets the specialist on it. The raven goes with nobody: it pays a worm token and moves to another tile of the row.",
          ],
          ["RX-13", "You may have one specialist. With a second one you choose which goes back."],
          [
            "RX-03 RX-06",
            "At first the canned worm stands on 11, the hen on 21, the raven on 23, the weasel on 25 and the golden die on 27. A specialist that goes back, and the raven when it moves, goes to the lowest open tile without a specialist. If there is none, it leaves the game.",
          ],
        ],
      },
      {
        heading: "Stealing",
        text: [
          [
            "RX-10 RX-14",
            "Whoever steals a tile gets the victim’s specialist as well. You may take the next lower tile instead, as before.",
          ],
          ["RX-11", "From the owner of the hen you steal the hen instead of the tile."],
        ],
      },
      {
        heading: "11 and 13",
        text: [
          [
            "RX-01 RX-08",
            "Two small tiles with one worm each. You need exactly 11 or 13, and a worm. Nobody can steal them, so they guard what lies below.",
          ],
          [
            "RX-09",
            "They are never taken as a lower tile: with 12 or with 14 to 20 there is nothing to be had. Above that it is always the next lower one from 21 up.",
          ],
        ],
      },
      {
        heading: "Worm tokens",
        text: [
          ["RX-20", "Keep two or more ones at once and you get a worm token, whatever becomes of the turn."],
          [
            "RX-02 RX-19",
            "There are seven, each worth one worm. When they are gone, you take one from another player who has one and no hen.",
          ],
        ],
      },
      {
        heading: "A failed turn",
        text: [
          [
            "RX-15 RX-16",
            "With the hen you lose only the hen, and no tile is turned; if you have no tile, you keep the hen. Everybody else gives back the top tile and the specialist, and the highest open tile is turned over as before; a specialist on it moves.",
          ],
        ],
      },
      {
        heading: "The end",
        text: [
          ["RX-22", "The game ends when no open tile lies in the row, 11 and 13 included."],
          [
            "RX-23",
            "Count the worms on your tiles and one for each token. In a tie the highest tile decides; tokens do not.",
          ],
        ],
      },
    ],
  },
  "it-happens": {
    lead: "You are an anteater poking into termite mounds: for the queen, her general, worms, and whatever else lies around.",
    parts: [
      {
        heading: "The mounds",
        text: [
          [
            "IH-01 IH-02 IH-06",
            "Two to five play four rounds, each with three new mounds. A mound has five columns of one to three fields.",
          ],
          ["IH-03 IH-04 IH-05", "Everybody has five dice and two worm tiles."],
          ["IH-07", "Each round is begun by the next player."],
        ],
      },
      {
        heading: "Your turn",
        text: [
          ["IH-10", "Throw one of your dice and put it on a mound."],
          [
            "IH-08",
            "Your first die on a mound goes to the bottom of the leftmost column without dice; that column is yours there, and your next dice pile up in it. A full column takes no more.",
          ],
          [
            "IH-09",
            "The turn goes to the next player who has a die and a place for it. Whoever can place nothing any more is passed over. When nobody can, the round is over.",
          ],
          ["IH-11", "A die that you have thrown must be placed, unless you pay a worm."],
          ["IH-14", "If the field shows a worm or an object, you get one from the stock, while there is any."],
        ],
      },
      {
        heading: "Worm tiles",
        text: [
          ["IH-12", "Pay a worm tile to throw your die again, as often as you like and can."],
          ["IH-13", "Pay a worm tile to skip your turn, before the throw or after it. The die stays yours."],
        ],
      },
      {
        heading: "The end of a round",
        text: [
          ["IH-15", "On each mound the sums of the dice are compared. In a tie the column further left is ahead."],
          [
            "IH-16",
            "The highest sum wins the queen, the second highest the general. What nobody wins leaves the game.",
          ],
          ["IH-17", "Whoever has exactly the worm number of the mound gets a worm tile as well, while there are any."],
          [
            "IH-18 IH-19",
            "Point tiles lie face down with their owners. All dice go back to their players, and the three mounds leave the game.",
          ],
        ],
      },
      {
        heading: "The end",
        text: [
          [
            "IH-20",
            "Count the points of your queens and generals, one for each worm tile, and five for each kind of object that you have at least twice.",
          ],
          [
            "IH-21",
            "Whoever has the most different kinds of objects gets ten more; in a tie all of them do. Without any object there is nothing.",
          ],
          ["IH-22", "In a tie the number of queens decides, then generals, then worm tiles."],
        ],
      },
      {
        heading: "Two players",
        text: [
          [
            "IH-23 IH-25",
            "A third color belongs to nobody: both of you have two of its dice in each round, besides your own. On your turn you choose which color you throw.",
          ],
          [
            "IH-24",
            "Worms cannot be spent for the third color. It keeps what it finds, is counted like a player, and can win.",
          ],
        ],
      },
      { heading: "The cards", text: [["", "The mound cards here are our own reconstruction, not the printed ones."]] },
    ],
  },
  holzwurm: {
    lead: "You are a woodworm. Even numbers are tasty wood, odd numbers are nails and glass. What you hold at the end is what you score.",
    parts: [
      {
        heading: "The cards",
        text: [
          [
            "HW-01 HW-02 HW-03",
            "Two to six play. There are five colors with the numbers 1 to 11 and grey cards with 2 to 11. Even cards count plus, odd ones minus, the poison minus 13.",
          ],
          [
            "HW-04 HW-05",
            "In each deal everybody gets 15 cards; with five players 12, with six 10. Five cards and the poison make the fate row, sorted: the best is taken first, the poison last.",
          ],
          ["HW-06", "Each further deal is begun by the next player to the left."],
        ],
      },
      {
        heading: "Your turn",
        text: [
          ["HW-07", "Play one card. Nobody may pass."],
          [
            "HW-08 HW-09",
            "A card goes to the row of its color. Without such a row it opens one, or gives its color to a row of grey cards. There are five rows at most.",
          ],
          ["HW-10", "Grey cards are jokers: they go to any row, or open one that has no color yet."],
          [
            "HW-11",
            "The number of your card must be higher than the number of cards in the row. A 4 fits on three cards, not on four.",
          ],
        ],
      },
      {
        heading: "Too low?",
        text: [
          [
            "HW-12 HW-13",
            "Then you take the whole row with your card, and the next card of the fate row. Sometimes that is just what you want.",
          ],
          ["HW-14", "Odd cards are added on the left of a row, even ones on the right. That is only for the eye."],
        ],
      },
      {
        heading: "The end of a deal",
        text: [
          ["HW-15", "A deal ends when somebody’s last card stays on the table, or when somebody takes the poison."],
          ["HW-16", "Going out brings 30 points. Everybody else counts the hand. After the poison nobody gets the 30."],
          ["HW-17", "Three deals make a match; the highest total wins, and equal totals share."],
          [
            "HW-18 HW-19",
            "Hands are secret, but not their number, and everybody saw which cards were taken from the table.",
          ],
        ],
      },
    ],
  },
};

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
export const variants: Record<string, [rules: string, text: string]> = {
  "lower=any_if_missing": ["RW-13 RW-14", "If your tile is not to be had, you may take any lower one that lies open."],
  "lower=any": ["RW-12 RW-13 RW-14", "You may take any open tile up to your total, even if the exact one lies there."],
  "decline_steal=forced": ["RW-13 RX-14", "If you can steal, you must: no lower tile instead."],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "The highest open tile is turned over even when the one who failed had no tile.",
  ],
  "flip_returned=true": ["RW-18", "The highest open tile is turned over even if it is the one just given back."],
  "voluntary_fail=always": ["RW-10", "After keeping you may always stop with nothing, even with a tile in reach."],
  "voluntary_fail=never": ["RW-10", "You cannot stop with nothing: without a tile in reach you must throw on."],
  "tiebreak=shared": ["RW-23 RX-23", "Equal numbers of worms share the rank; tiles do not decide."],
  "golden_faces=standard": ["RX-05 RX-17", "The golden die has the faces 1 to 5 and a worm, like the others."],
  "low_tiles_need_worm=false": ["RX-08", "11 and 13 can be taken without a worm."],
  "weasel_after_fail=false": ["RX-18", "The weasel does not help when a throw brought nothing new."],
  "end_ignores_low_tiles=true": ["RX-22", "The game ends when no tile from 21 up lies open; 11 and 13 do not count."],
  "one_low_tile_per_player=true": ["RX-08", "Nobody may have both 11 and 13."],
  "hen_fail_turns_tile=true": ["RX-15", "The highest open tile is turned over even when the hen is lost."],
  "displaced_first=true": ["RX-15", "The specialist of the turned tile moves before the one of the player."],
  "skip_timing=before_roll": ["IH-13", "You can skip your turn only before the throw."],
  "dummy_start_worms=2": ["IH-24", "The third color begins with two worm tiles."],
  "deck=custom": ["", "The mound cards are your own."],
  "open_points=true": ["IH-18", "Point tiles lie face up."],
  "pair_points=per_pair": ["IH-20", "Each pair of the same object brings five: four of a kind are two pairs."],
  "zero_diversity_bonus=true": ["IH-21", "If nobody has any object, everybody gets the ten."],
  "next_start=winner": ["HW-06", "The winner of a deal begins the next one."],
  "next_start=loser": ["HW-06", "The loser of a deal begins the next one."],
  "next_start=same": ["HW-06", "The same player begins every deal."],
  "fate_ties=input_order": ["HW-05", "Of two fate cards with the same score, the one drawn first is taken first."],
  "many_uncoloured=false": ["HW-10", "A grey card opens no row while there is one without a color."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Whoever must take the poison takes it alone; the row stays where it is, with the card played.",
  ],
  out_bonus: ["HW-16", "Going out brings {n} points."],
  deals: ["HW-17", "The match has {n} deals."],
};

export default pages;
