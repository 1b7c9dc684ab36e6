import type { Pages } from "../texts";

const pages: Pages = {
  regenwormen: {
    lead: "You are hungry chickens at a worm buffet. Whoever has the most worms when the buffet is empty wins.",
    parts: [
      { heading: "The table", text: ["Sixteen tiles lie in a row, numbered 21 to 36. They carry one worm (21–24), two (25–28), three (29–32) or four (33–36)."] },
      { heading: "Your turn", text: [
        "Throw eight dice. They show 1 to 5 and, instead of a six, a worm that counts five.",
        "Choose one symbol and keep all dice that show it. Throw the rest again and keep a symbol you do not have yet, and so on. The dice you keep add up.",
        "Stop when you like. You need at least one worm among your dice.",
      ] },
      { heading: "What you get", text: [
        "Your total is the number of the tile you take from the row. Is it the top tile of somebody’s stack? Then you may steal it.",
        "If your tile is neither, you take the next lower one from the row. New tiles go on top of your stack; only the top one can be stolen.",
      ] },
      { heading: "A failed turn", text: [
        "You throw no new symbol, or you end without a worm or without a tile: your top tile goes back to the row, and the highest tile of the row is turned over for good, unless it is the one you just gave back.",
      ] },
      { heading: "The end", text: ["The game ends when the row has no open tile. Count the worms on your tiles. In a tie the highest tile decides."] },
    ],
  },
  "regenwormen-expansion": {
    lead: "Everything as before, but five helpers stand on the tiles, and whoever takes the tile takes the helper along.",
    parts: [
      { heading: "The helpers", text: [
        "Golden die: a ninth die with three ones and three worms.",
        "Canned worm: counts as a worm, worth five, as long as you keep none.",
        "Weasel: once a turn, throw a roll again.",
        "Hen: sits on your top tile and is lost instead of it.",
        "Raven: stays in the row, but pays a worm token to whoever takes its tile.",
        "You have one helper at a time. Fail, or lose a tile, and it is gone.",
      ] },
      { heading: "11 and 13", text: ["Two small tiles with one worm each. You need exactly 11 or 13. They can never be stolen and guard what lies below."] },
      { heading: "Worm tokens", text: ["Keep two or more ones at once and you get a token, even if the turn fails later. Each is one worm at the end. If there are none left, you take one from another player."] },
    ],
  },
  "it-happens": {
    lead: "You are an anteater poking into termite mounds: for the queen, her general, worms, and whatever else lies around.",
    parts: [
      { heading: "The mounds", text: ["Three mounds each round, four rounds. A mound has five columns of one to three fields."] },
      { heading: "Your turn", text: [
        "Throw one of your five dice and put it on a mound. Your first die there goes to the bottom of the leftmost empty column; the next ones pile up in the same column. A full column takes no more.",
        "If the field shows a worm or an object, you take one.",
        "A worm tile lets you throw again, or skip your turn.",
      ] },
      { heading: "The end of a round", text: ["On each mound the highest sum wins the queen’s points, the second highest the general’s. In a tie the column further left is ahead. Whoever has exactly the worm number gets a worm tile."] },
      { heading: "The end", text: ["Count queens and generals, one point for each worm tile, five for each kind of object you have at least twice, and ten for the most kinds."] },
      { heading: "Two players", text: ["A third color belongs to nobody: both of you place some of its dice, and it can win mounds too."] },
      { heading: "The cards", text: ["The mound cards here are our own reconstruction, not the printed ones."] },
    ],
  },
  holzwurm: {
    lead: "You are a woodworm. Even numbers are tasty wood, odd numbers are nails and glass. What you hold at the end is what you score.",
    parts: [
      { heading: "Your turn", text: [
        "Play one card to the row of its color; there are at most five rows. Grey cards are jokers and go to any row.",
        "The number of your card must be higher than the number of cards in the row. A 4 fits on three cards, not on four.",
      ] },
      { heading: "Too low?", text: ["Then you take the whole row with your card, and the next card of the fate row. It begins with the nicest card; the last one is the poisonous thirteen. Sometimes taking a row is just what you want."] },
      { heading: "The end of a deal", text: ["A deal ends when somebody plays the last card of the hand and it stays: 30 points. Or when somebody must take the thirteen: minus 13."] },
      { heading: "Points", text: ["Even cards in your hand count plus, odd ones minus. Three deals make a match."] },
    ],
  },
  fair: {
    lead: "Every dice game on a computer is accused of loaded dice. Here nobody need take our word.",
    parts: [
      { heading: "How it works", text: [
        "Before anybody sends anything, the server fixes a secret and shows its fingerprint. It cannot change the secret afterwards.",
        "Your device and those of the others each add random bytes of their own: first their fingerprints, then the bytes, so that nobody can choose last.",
        "With each roll your device sends one more random number. The server does not know it beforehand, and you do not know the secret: nobody can arrange a roll.",
      ] },
      { heading: "Check it", text: [
        "When the game is over, its record contains the secret and all the numbers. Download it on the page of the game and compute every roll again.",
        "wormery verify game.wgr",
      ] },
      { heading: "Bots", text: ["Bots see what you would see in their seat, and nothing more. Their thinking draws from another source and never shifts the dice."] },
    ],
  },
  privacy: {
    lead: "You need no account, and nobody follows you around.",
    parts: [
      { heading: "What is stored", text: [
        "A cookie with a random key, so that your seat stays yours. The name you choose. Your games, with every move.",
        "Settings stay in this browser.",
      ] },
      { heading: "What is not", text: ["No e-mail address, no advertising, no counting by others. The page loads nothing from elsewhere."] },
      { heading: "Your data", text: ["Under Settings you can download everything about you, and delete it."] },
    ],
  },
  credits: {
    lead: "Thank you.",
    parts: [
      { heading: "Games", text: [
        "Regenwormen (Pickomino, Heckmeck) by Reiner Knizia. It Happens.. by Stefan Feld. Der dreizehnte Holzwurm by Wolfgang Kramer and Michael Kiesling.",
        "This is a private tribute without any tie to the authors or publishers. Rules are told in our own words, all drawings are ours. Please buy the real games.",
      ] },
      { heading: "Fonts", text: ["Gabarito and Atkinson Hyperlegible Next, both under the SIL Open Font License."] },
      { heading: "Program", text: ["Wormery is free software, under the MIT or the Apache 2.0 license."] },
    ],
  },
};

export default pages;
