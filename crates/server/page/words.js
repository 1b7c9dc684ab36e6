// Words for what the server calls by short names.

import { counted } from "./dom.js";

export const GAMES = {
  regenwormen: {
    name: "Regenwormen",
    about: "Roll eight dice, keep one symbol at a time, and grill the best worms.",
  },
  "it-happens": {
    name: "It Happens..",
    about: "Put dice on three mounds: the highest sums win queens and generals.",
  },
  holzwurm: {
    name: "Der dreizehnte Holzwurm",
    about: "Play cards to rows. Too low a card, and the row is yours.",
  },
};

export const PHRASES = {
  hello: "Hello!",
  good_luck: "Good luck!",
  well_played: "Well played!",
  what_a_roll: "What a roll!",
  ouch: "That hurt.",
  your_turn: "Your turn!",
  one_moment: "One moment, please.",
  thank_you: "Thank you for the game.",
  again: "Again?",
  goodbye: "Goodbye!",
};

export const EMOTES = { laugh: "😂", cry: "😢", gasp: "😮", think: "🤔", clap: "👏", heart: "❤️" };

export const SHAPES = { rust: "●", blue: "■", green: "▲", purple: "◆", ochre: "★", teal: "⬢", pink: "✚" };

const CARD_COLORS = { y: "yellow", r: "red", g: "green", p: "purple", b: "blue", n: "grey", x: "poison" };

const OBJECTS = {
  MAP: "map",
  SHO: "sneaker",
  BON: "bone",
  GLA: "glasses",
  SPK: "speaker",
  GLV: "glove",
  TEL: "telescope",
  BOT: "bottle",
};

/** The color and the number of a card: `y7` is yellow 7. */
export function cardColor(id) {
  return CARD_COLORS[id[0]];
}

export function cardName(id) {
  return id === "x13" ? "the poison card" : `${cardColor(id)} ${id.slice(1)}`;
}

/** A field of a mound. */
export function fieldName(code) {
  if (code === ".") return "";
  return code === "W" ? "worm" : OBJECTS[code];
}

export function objectsOf(counts) {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([code, count]) => (code === "GLA" ? `${count} glasses` : counted(count, OBJECTS[code])));
}

const spoken = (word) => word.replaceAll("_", " ");
const symbolName = (symbol) => (symbol === "W" ? "worms" : `${symbol}s`);

/** What a button for an action says. */
export function label(game, action, view, names) {
  switch (action.type) {
    case "roll":
      if (game === "it-happens")
        return action.die === "third" ? "Roll a die of the third color" : "Roll a die of your own";
      return `Roll ${counted(view?.turn?.dice_left ?? 8, "die", "dice")}${action.golden ? " with the golden one" : ""}`;
    case "keep": {
      const count = view?.turn?.roll?.filter((face) => face === action.symbol).length;
      const points = count * (action.symbol === "W" ? 5 : Number(action.symbol));
      return count
        ? `Keep ${count} × ${action.symbol} (+${points})`
        : `Keep the ${symbolName(action.symbol)}`;
    }
    case "take":
      return `Take tile ${action.tile}`;
    case "steal":
      return `Take the top tile of ${names[action.from]}`;
    case "stop":
      return "Stop without a tile";
    case "weasel":
      return "Weasel: throw these dice again";
    case "accept":
      return "Accept the failed roll";
    case "give_back":
      return `Give back the ${spoken(action.specialist)}`;
    case "rob":
      return `Take a token from ${names[action.from]}`;
    case "place":
      return placeLabel(action.mound, view);
    case "reroll":
      return "Roll this die again (a worm tile)";
    case "pass":
      return "Skip this turn (a worm tile)";
    case "play":
      return playLabel(action, view);
    default:
      return spoken(action.type);
  }
}

function placeLabel(place, view) {
  const mound = view?.mounds?.[place];
  const text = `Put it on mound ${place + 1}`;
  if (!mound || !view.thrown) return text;
  const own = mound.columns.findIndex((column) => column.dice.some((die) => die.color === view.thrown.color));
  const idx = own >= 0 ? own : mound.columns.findIndex((column) => column.dice.length === 0);
  if (idx < 0) return text;
  const column = mound.columns[idx];
  const sum = column.dice.reduce((total, die) => total + die.value, view.thrown.value ?? 0);
  const gain = fieldName(column.fields[column.dice.length] ?? ".");
  return `${text}, column ${idx + 1}: sum ${sum}${gain ? `, gains a ${gain}` : ""}`;
}

function playLabel(action, view) {
  const name = cardName(action.card);
  if (action.row === undefined) return `Play ${name} as a new row`;
  const row = view?.rows?.[action.row];
  const text = `Play ${name} to row ${action.row + 1}${row ? ` (${row.color ?? "no color"})` : ""}`;
  return isTooLow(action, view) ? `${text}: too low, takes the row and a fate card` : text;
}

/** Whether a card is too low for its row, so that whoever plays it takes the row. */
export function isTooLow(action, view) {
  const row = view?.rows?.[action.row];
  return row !== undefined && Number(action.card.slice(1)) <= row.cards.length;
}

/** What has happened, as a sentence; nothing for what goes without saying. */
export function story(game, seen, names) {
  const { event } = seen;
  if (event.chance) return chanceStory(event.chance);
  const name = names[seen.seat] ?? "Somebody";
  const { action } = event;
  switch (action.type) {
    case "roll":
      return game === "it-happens"
        ? `${name} rolls${action.die === "third" ? " for the third color" : ""}`
        : null;
    case "keep":
      return `${name} keeps the ${symbolName(action.symbol)}`;
    case "steal":
      return `${name} takes the top tile of ${names[action.from]}`;
    case "rob":
      return `${name} takes a token from ${names[action.from]}`;
    case "place":
      return `${name} puts it on mound ${action.mound + 1}`;
    case "play":
      return `${name} plays ${cardName(action.card)} ${action.row === undefined ? "as a new row" : `to row ${action.row + 1}`}`;
    case "pass":
      return `${name} pays a worm tile and skips the turn`;
    case "reroll":
      return `${name} pays a worm tile and rolls again`;
    case "stop":
      return `${name} stops without a tile`;
    case "take":
      return `${name} takes tile ${action.tile}`;
    default:
      return `${name}: ${label(game, action, null, names).toLowerCase()}`;
  }
}

function chanceStory(chance) {
  switch (chance.type) {
    case "dice":
      return `Dice: ${chance.faces.join(" ")}`;
    case "die":
      return `The die shows ${chance.value}`;
    case "mounds":
      return `New mounds: ${chance.cards.join(", ")}`;
    case "deal":
      return `A new deal; the fate cards are ${chance.fate.map(cardName).join(", ")}`;
    default:
      return chance.type;
  }
}
