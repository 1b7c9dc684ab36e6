import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Everything as before, but specialists stand on some tiles, and whoever takes the tile takes the " +
    "specialist along.",
  parts: [
    {
      heading: "The specialists",
      text: [
        [
          "RX-05 RX-17",
          "Golden die: a ninth die with three ones and three worms. You decide with the first throw of a turn " +
            "whether it takes part.",
        ],
        [
          "RX-07",
          "Canned worm: counts as a worm, with five points, as long as you have kept none. It works by itself.",
        ],
        ["RX-18", "Weasel: throws the dice of one throw again, once a turn, even when the throw brought nothing new."],
        ["RX-21", "Hen: protects your top tile and goes in its place. Nobody can take worm tokens from you either."],
        [
          "RX-04 RX-12",
          "Whoever takes a tile gets the specialist on it. The raven goes with nobody: it pays a worm token " +
            "and moves to another tile of the row.",
        ],
        ["RX-13", "You may have one specialist. With a second one you choose which goes back."],
        [
          "RX-03 RX-06",
          "At first the canned worm stands on 11, the hen on 21, the raven on 23, the weasel on 25 and the " +
            "golden die on 27. A specialist that goes back, and the raven when it moves, goes to the lowest open " +
            "tile without a specialist. If there is none, it leaves the game.",
        ],
      ],
    },
    {
      heading: "Stealing",
      text: [
        [
          "RX-10 RX-14",
          "Whoever steals a tile gets the victim’s specialist as well. You may take the next lower tile " +
            "instead, as before.",
        ],
        ["RX-11", "From the owner of the hen you steal the hen instead of the tile."],
      ],
    },
    {
      heading: "11 and 13",
      text: [
        [
          "RX-01 RX-08",
          "Two small tiles with one worm each. You need exactly 11 or 13, and a worm. Nobody can steal them, " +
            "so they guard what lies below.",
        ],
        [
          "RX-09",
          "They are never taken as a lower tile: with 12 or with 14 to 20 there is nothing to be had. Above " +
            "that it is always the next lower one from 21 up.",
        ],
      ],
    },
    {
      heading: "Worm tokens",
      text: [
        ["RX-20", "Keep two or more ones at once and you get a worm token, whatever becomes of the turn."],
        [
          "RX-02 RX-19",
          "There are seven, each worth one worm. When they are gone, you take one from another player who has " +
            "one and no hen.",
        ],
      ],
    },
    {
      heading: "A failed turn",
      text: [
        [
          "RX-15 RX-16",
          "With the hen you lose only the hen, and no tile is turned; if you have no tile, you keep the hen. " +
            "Everybody else gives back the top tile and the specialist, and the highest open tile is turned over " +
            "as before; a specialist on it moves.",
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
};

export default page;
