/** What a deal at a real table is worth, as HW-16 counts it. */

/** How somebody ended a deal: with the last card out first, or with the poison card. */
export type Mark = "out" | "poison" | null;

/** What somebody has in a deal: the points of the cards in hand, the poison card apart. */
export interface DealCell {
  points: number;
  mark: Mark;
}

export const BLANK: DealCell = { points: 0, mark: null };
/** What going out scores, and what the poison card does. */
export const OUT_BONUS = 30;
export const POISON = -13;

/** Whoever went out scores the bonus and nothing else; the poison card counts with the others in hand. */
export function scoreOf({ points, mark }: DealCell, bonus = OUT_BONUS): number {
  if (mark === "out") return bonus;
  return mark === "poison" ? points + POISON : points;
}

/** The scores of all deals, added up. */
export function totalsOf(deals: readonly (readonly (DealCell | null)[])[], seats: number, bonus = OUT_BONUS): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    deals.reduce((sum, deal) => sum + scoreOf(deal[seat] ?? BLANK, bonus), 0),
  );
}

/** A deal ends in one way: whoever gets a mark takes it from everybody else. */
export function unmarked(cell: DealCell): DealCell {
  return { ...cell, mark: null };
}

/** Who begins a deal: the first one the first, then the next on the left (HW-06). */
export function starterOf(deal: number, seats: number): number {
  return deal % seats;
}
