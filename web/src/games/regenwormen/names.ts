/** The small words of the game: dice, worms, tiles, figures. */
import { m } from "../../lib/messages/messages.js";
import { worms, type Face, type Specialist, type Tile } from "./facts";

/** "three", from 1 to 9. */
export function number(n: number): string {
  return m.rw_number({ n });
}

/** "three 5s", "one worm". */
export function dice(face: Face, n: number): string {
  const inputs = { n, words: number(n) };
  switch (face) {
    case "1":
      return m.rw_dice_1(inputs);
    case "2":
      return m.rw_dice_2(inputs);
    case "3":
      return m.rw_dice_3(inputs);
    case "4":
      return m.rw_dice_4(inputs);
    case "5":
      return m.rw_dice_5(inputs);
    case "W":
      return m.rw_dice_w(inputs);
  }
}

const PLURALS: Record<Face, () => string> = {
  "1": m.rw_faces_1,
  "2": m.rw_faces_2,
  "3": m.rw_faces_3,
  "4": m.rw_faces_4,
  "5": m.rw_faces_5,
  W: m.rw_faces_w,
};

/** "5s", "worms". */
export function plural(face: Face): string {
  return PLURALS[face]();
}

/** "5", "worm". */
export function single(face: Face): string {
  return face === "W" ? m.rw_worm() : face;
}

/** "2 worms". */
export function wormCount(n: number): string {
  return m.rw_worms({ n });
}

/** What a tile of the row is; the small ones have rules of their own. */
export function tileSaid(tile: Tile): string {
  return tile < 21 ? "" : m.rw_tile_is({ tile, worms: wormWords(worms(tile)) });
}

/** "two worms", in a sentence. */
export function wormWords(n: number): string {
  return m.rw_worms_words({ n, words: number(n) });
}

const NAMES: Record<Specialist, () => string> = {
  canned_worm: m.rw_name_canned_worm,
  hen: m.rw_name_hen,
  raven: m.rw_name_raven,
  weasel: m.rw_name_weasel,
  golden_die: m.rw_name_golden_die,
};
const THE: Record<Specialist, () => string> = {
  canned_worm: m.rw_the_canned_worm,
  hen: m.rw_the_hen,
  raven: m.rw_the_raven,
  weasel: m.rw_the_weasel,
  golden_die: m.rw_the_golden_die,
};
const DOES: Record<Specialist, () => string> = {
  canned_worm: m.rw_does_canned_worm,
  hen: m.rw_does_hen,
  raven: m.rw_does_raven,
  weasel: m.rw_does_weasel,
  golden_die: m.rw_does_golden_die,
};

/** "hen". */
export function specialist(which: Specialist): string {
  return NAMES[which]();
}

/** "the hen", as what is given or taken. */
export function theSpecialist(which: Specialist): string {
  return THE[which]();
}

/** What it does, in a sentence. */
export function doing(which: Specialist): string {
  return DOES[which]();
}

/** With a capital letter at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
