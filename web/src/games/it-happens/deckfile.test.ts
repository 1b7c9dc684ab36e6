import { expect, test } from "vitest";
import { ourCards } from "./deck";
import { BadDeck, type Fault, readDeck, withDeck, writeDeck } from "./deckfile";

const ours = { name: "Ours", cards: ourCards() };
const file = writeDeck(ours);

function faultOf(text: string): Fault | null {
  try {
    readDeck(text);
    return null;
  } catch (error) {
    if (error instanceof BadDeck) return error.fault;
    throw error;
  }
}

test("a deck that was written is read again, with comments, other quotes and more spaces", () => {
  expect(readDeck(file)).toEqual(ours);
  const loose = file
    .replace('"M01"', "'M01' # the first")
    .replace(". / . W", ".  /  .   W")
    .replaceAll("\n", "\r\n")
    .replace("[[cards]]", "# cards\n[[ cards ]] # one");
  expect(readDeck(loose)).toEqual(ours);
  const odd = { name: 'A "good" \\ deck', cards: ours.cards };
  expect(readDeck(writeDeck(odd))).toEqual(odd);
});

test("what is wrong is named: the line, the number of cards, or the card", () => {
  expect(faultOf(file.replace("queen = 4", "queen: 4"))).toEqual({ type: "line", line: 12 });
  expect(faultOf(`${file}\n[cards]`)).toMatchObject({ type: "line" });
  expect(faultOf("")).toEqual({ type: "count", n: 0 });
  expect(faultOf(`${file}\n[[cards]]\n`)).toEqual({ type: "count", n: 13 });
  const first = { type: "card", card: "M01" };
  expect(faultOf(file.replace("queen = 5", "queen = 100"))).toEqual(first);
  expect(faultOf(file.replace("queen = 5\n", ""))).toEqual(first);
  expect(faultOf(file.replace("queen = 5", "queen = 5\nking = 3"))).toEqual(first);
  for (const columns of [
    ". / . W / . MAP . / SHO .",
    ". / . W / . MAP . / SHO . / ",
    ". / . W / . MAP . / SHO . / W . . .",
    ". / . W / . CAT . / SHO . / W",
  ])
    expect(faultOf(file.replace(". / . W / . MAP . / SHO . / W BON", columns)), columns).toEqual(first);
  expect(faultOf(file.replace('"M02"', '"M01"'))).toEqual(first);
  expect(faultOf(file.replace('"M02"', '""'))).toEqual({ type: "card", card: "" });
});

test("own cards are put into the options and taken out again", () => {
  const own = withDeck({ open_points: true }, ours.cards);
  expect(own).toEqual({ open_points: true, deck: "custom", deck_cards: ours.cards });
  expect(withDeck(own, null)).toEqual({ open_points: true });
});
