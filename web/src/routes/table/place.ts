/** Where something stands on the screen. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far one looks on for a better place. */
const STEP = 4;

/**
 * The top of a box that covers least of what can be pressed, between two lines and as low as that goes; its left and
 * right side stay.
 */
export function freest(box: Box, from: number, to: number, pressed: readonly Box[]): number {
  const height = box.bottom - box.top;
  const beside = pressed.filter(({ left, right }) => left < box.right && right > box.left);
  let best = to - height;
  let least = Infinity;
  for (let top = to - height; top >= from; top -= STEP) {
    const covered = beside.reduce(
      (sum, one) => sum + Math.max(0, Math.min(one.bottom, top + height) - Math.max(one.top, top)),
      0,
    );
    if (covered >= least) continue;
    [best, least] = [top, covered];
    if (covered === 0) break;
  }
  return best;
}
