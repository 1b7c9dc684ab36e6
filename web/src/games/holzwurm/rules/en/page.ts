import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "You are a woodworm. Even numbers are tasty wood, odd numbers are nails and glass. What you hold at " +
    "the end is what you score.",
  parts: [
    {
      heading: "The cards",
      text: [
        [
          "HW-01 HW-02 HW-03",
          "Two to six play. There are five colors with the numbers 1 to 11 and grey cards with 2 to 11. Even " +
            "cards count plus, odd ones minus, the poison minus 13.",
        ],
        [
          "HW-04 HW-05",
          "In each deal everybody gets 15 cards; with five players 12, with six 10. Five cards and the poison " +
            "make the fate row, sorted: the best is taken first, the poison last.",
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
          "A card goes to the row of its color. Without such a row it opens one, or gives its color to a row " +
            "of grey cards. There are five rows at most.",
        ],
        ["HW-10", "Grey cards are jokers: they go to any row, or open one that has no color yet."],
        [
          "HW-11",
          "The number of your card must be higher than the number of cards in the row. A 4 fits on three " +
            "cards, not on four.",
        ],
      ],
    },
    {
      heading: "Too low?",
      text: [
        [
          "HW-12 HW-13",
          "Then you take the whole row with your card, and the next card of the fate row. Sometimes that is " +
            "just what you want.",
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
};

export default page;
