/** So many pixels of a board are nothing that one would look for. */
const NOTHING = 8;

/** Marks the sheet at the foot of a table as long as something of the board lies below it: a sign says so there. */
export function tellsOfMore(sheet: HTMLElement): (() => void) | undefined {
  const board = sheet.parentElement?.querySelector("main");
  if (!board) return;
  const look = () => sheet.toggleAttribute("data-more", bottomOf(board) > sheet.getBoundingClientRect().top + NOTHING);
  const sizes = new ResizeObserver(look);
  sizes.observe(board);
  sizes.observe(sheet);
  addEventListener("scroll", look, { passive: true });
  addEventListener("resize", look);
  return () => {
    sizes.disconnect();
    removeEventListener("scroll", look);
    removeEventListener("resize", look);
  };
}

function bottomOf(one: HTMLElement): number {
  return one.getBoundingClientRect().bottom;
}
