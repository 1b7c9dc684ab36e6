import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "You are an anteater poking into termite mounds: for the queen, her general, worms, and whatever " +
    "else lies around.",
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
          "Your first die on a mound goes to the bottom of the leftmost column without dice; that column is " +
            "yours there, and your next dice pile up in it. A full column takes no more.",
        ],
        [
          "IH-09",
          "The turn goes to the next player who has a die and a place for it. Whoever can place nothing any " +
            "more is passed over. When nobody can, the round is over.",
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
        ["IH-16", "The highest sum wins the queen, the second highest the general. What nobody wins leaves the game."],
        ["IH-17", "Whoever has exactly the worm number of the mound gets a worm tile as well, while there are any."],
        [
          "IH-18 IH-19",
          "Point tiles lie face down with their owners. All dice go back to their players, and the three " +
            "mounds leave the game.",
        ],
      ],
    },
    {
      heading: "The end",
      text: [
        [
          "IH-20",
          "Count the points of your queens and generals, one for each worm tile, and five for each kind of " +
            "object that you have at least twice.",
        ],
        [
          "IH-21",
          "Whoever has the most different kinds of objects gets ten more; in a tie all of them do. Without any " +
            "object there is nothing.",
        ],
        ["IH-22", "In a tie the number of queens decides, then generals, then worm tiles."],
      ],
    },
    {
      heading: "Two players",
      text: [
        [
          "IH-23 IH-25",
          "A third color belongs to nobody: both of you have two of its dice in each round, besides your own. " +
            "On your turn you choose which color you throw.",
        ],
        [
          "IH-24",
          "Worms cannot be spent for the third color. It keeps what it finds, is counted like a player, and can win.",
        ],
      ],
    },
    { heading: "The cards", text: [["", "The mound cards here are our own reconstruction, not the printed ones."]] },
  ],
};

export default page;
