import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead: "You are hungry chickens at a worm buffet. Whoever has the most worms when the buffet is empty wins.",
  parts: [
    {
      heading: "The table",
      text: [
        [
          "RW-01 RW-02 RW-04",
          "Two to seven play. Sixteen tiles lie in a row, numbered 21 to 36. They carry one worm (21–24), two " +
            "(25–28), three (29–32) or four (33–36).",
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
          "Choose one face and keep all dice that show it. You can neither leave some of them nor keep two " +
            "faces of one throw.",
        ],
        [
          "RW-07",
          "Each face can be kept once in a turn. If a throw shows only faces that you have already, the turn " +
            "has failed.",
        ],
        [
          "RW-09",
          "When all dice are kept, or all six faces, throwing is over: you take a tile, or the turn has failed.",
        ],
        [
          "RW-10",
          "After keeping you throw the rest again, or you take a tile. Only when there is none to be had may " +
            "you stop with nothing; that counts as a failed turn.",
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
          "Is it the top tile of somebody else’s stack? Then you may steal it, or take the next lower one that " +
            "lies open in the row.",
        ],
        [
          "RW-14 RW-15",
          "Is your tile nowhere to be had, or is your total above 36? Then you get the next lower one that " +
            "lies open in the row.",
        ],
        ["RW-17", "New tiles go on top of your stack. Only the top one can be stolen; what lies below is safe."],
      ],
    },
    {
      heading: "A failed turn",
      text: [
        [
          "RW-16",
          "A turn fails when a throw brings no new face, when you have no worm at the end, or when there is no " +
            "tile for your total.",
        ],
        [
          "RW-18",
          "Then your top tile goes back to the row, and the highest open tile of the row is turned over, " +
            "unless it is the one you just gave back.",
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
};

export default page;
