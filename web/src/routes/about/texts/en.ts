import type { Pages } from "../texts";

const pages: Pages = {
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
