/** The mound cards: our reconstruction of the deck (docs/rules/it-happens.md), or those of a custom deck. */
import type { ItHappensCardText, ItHappensField, ItHappensMoundView, ItHappensOptions } from "../../lib/wire/types";

/** Queen, general, worm number and the columns with their fields from the bottom up. */
const CARDS: Record<string, [queen: number, general: number, worm: number, columns: string]> = {
  M01: [5, 2, 4, ". / . W / . MAP . / SHO . / W BON"],
  M02: [4, 2, 5, ". GLA / W / SPK . / . W GLV / . ."],
  M03: [5, 3, 3, ". . TEL / . W / BOT / MAP . / . ."],
  M04: [6, 2, 6, "SHO / . . BON / W . / . / . GLA ."],
  M05: [6, 3, 7, ". SPK / . . / GLV . / . W / TEL ."],
  M06: [7, 3, 5, ". . / . BOT . / W / . . MAP / SHO"],
  M07: [7, 4, 6, ". / . BON / . . / GLA . . / . W SPK"],
  M08: [7, 4, 4, ". . GLV / . / . TEL / W . / BOT"],
  M09: [8, 4, 8, ". . / MAP / . W . / . / . . GLA"],
  M10: [8, 5, 7, ". / W / . SHO / . . . / . SPK ."],
  M11: [9, 5, 3, ". . . / . . BON / . W / GLV / ."],
  M12: [9, 6, 8, ". / . TEL / . / . . W / . . BOT"],
};

/** Our cards, in the order of the deck. */
export function ourCards(): ItHappensCardText[] {
  return Object.entries(CARDS).map(([id, [queen, general, worm, columns]]) => ({ id, queen, general, worm, columns }));
}

function cardOf(id: string, options: ItHappensOptions): Omit<ItHappensCardText, "id"> | undefined {
  if (options.deck === "custom") return options.deck_cards?.find((card) => card.id === id);
  const [queen, general, worm, columns] = CARDS[id] ?? [];
  return columns === undefined ? undefined : { queen: queen!, general: general!, worm: worm!, columns };
}

/** A mound without dice; nothing for a card that nobody knows. */
export function moundOf(id: string, options: ItHappensOptions): ItHappensMoundView | null {
  const card = cardOf(id, options);
  if (!card) return null;
  const { queen, general, worm } = card;
  const fields = card.columns.split("/").map((column) => column.trim().split(/ +/) as ItHappensField[]);
  const columns = fields.map((column) => ({ fields: column, dice: [] })) as unknown as ItHappensMoundView["columns"];
  return { card: id, queen, general, worm, columns };
}
