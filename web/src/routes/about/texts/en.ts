import { AUTHORS, type Pages } from "../texts";

const pages: Pages = {
  fair: {
    lead: "Every dice game on a computer is accused of loaded dice. Here nobody has to take our word for it.",
    parts: [
      {
        heading: "How it works",
        text: [
          "Before anybody sends anything, the server fixes a secret and shows its fingerprint. It cannot " +
            "change the secret afterwards.",
          "Your device and those of the others each add random bytes of their own: first their fingerprints, " +
            "then the bytes, so that nobody can choose last.",
          "With each roll your device sends one more random number. The server does not know it beforehand, " +
            "and you do not know the secret: nobody can rig a roll.",
          "When the game is over, the server tells every device the checksum of the whole record, names and moves " +
            "included. Your device keeps it, so nobody can show you another record later.",
        ],
      },
      {
        heading: "Check it",
        text: [
          "When the game is over, its record contains the secret and all the numbers. Download it on the page " +
            "of the game and compute every roll again.",
          "wormery verify game.wgr",
        ],
      },
      {
        heading: "Bots",
        text: [
          "Bots see what you would see in their seat, and nothing more. When they think, they use random numbers of " +
            "their own, which never change your dice.",
        ],
      },
    ],
  },
  privacy: {
    lead: "You need no account, and nobody follows you around.",
    parts: [
      {
        heading: "On the server",
        text: [
          "A cookie with a random key, so that your seat stays yours; the server has only the fingerprint of " +
            "the key. The name and the color you choose, and when you first and last came.",
          "The games you play there, with every move, and copies of your games against bots on this device, with " +
            "the kind of device. Whoever has the link to a game can look at it.",
          "What is said at a table is passed on and not kept. Network addresses are counted for a short " +
            "while, so that nobody can overload the server, and are written down nowhere.",
          "What you scored in today’s games, which everybody can read beside your name.",
          "If you write programs that play: their names and what they have won, which everybody can read; not who " +
            "runs them.",
        ],
      },
      {
        heading: "On this device",
        text: [
          "Your settings, your name and color, and the names of those who played here last.",
          "Games that you play on this device, and the records of finished ones; the oldest make room for new " +
            "ones. A game of yours against bots is copied to the server, so that you can play on elsewhere; a game " +
            "of several people on this device is sent nowhere.",
          "Copies of games on the server, your own finished ones and those you looked at, so that you can read " +
            "them without a connection; how far you have followed a game; and what this device saw of the dice " +
            "before they were rolled, and was told of the record when the game was over.",
          "The lessons and puzzles you have done, what you scored in today’s games, and the evening you note down at " +
            "the real table, with its names.",
          "Wormery itself, so that it starts without a connection.",
        ],
      },
      {
        heading: "What is not kept",
        text: ["No e-mail address, no advertising, no tracking. The page loads nothing from elsewhere."],
      },
      {
        heading: "Your data",
        text: [
          "Under Me you can download everything the server knows about you.",
          "“Delete my data”, in the same place, deletes your name and the link to your games on the server, and " +
            "all games, copies, results and names on this device. The settings have a button of their own beside it. " +
            "Single games that are kept here you can delete under Tables, in My games.",
          "What is left then, Wormery itself and its settings, goes when you delete the data of this site in " +
            "your browser, or uninstall the app.",
        ],
      },
    ],
  },
  credits: {
    lead: "Thank you.",
    parts: [
      {
        heading: "Games",
        text: [
          AUTHORS,
          "This is a private tribute with no connection to the authors or publishers. Rules are told in our own " +
            "words, all drawings are ours. Please buy the real games.",
        ],
      },
      { heading: "Fonts", text: ["Gabarito and Atkinson Hyperlegible Next, both under the SIL Open Font License."] },
      { heading: "Program", text: ["Wormery is free software, under the MIT or the Apache 2.0 license."] },
    ],
  },
};

export default pages;
