/** How far the sides of the turf lie below its top: it is round. */
const ROUND = 22;

/**
 * Tells the columns beside a board where its lawn and its soil begin, as `--lawn-top` and `--soil-top`, so that they meet;
 * answers how to stop. Every board has both, wherever its pieces put them.
 */
export function horizon(board: HTMLElement, main: HTMLElement): () => void {
  const measure = () => {
    const top = main.getBoundingClientRect().top;
    const at = (selector: string) => board.querySelector(selector)?.getBoundingClientRect().top;
    const [lawn, soil] = [at(".lawn .turf") ?? at(".lawn"), at(".soil")];
    if (lawn === undefined || soil === undefined) return;
    main.style.setProperty("--lawn-top", `${lawn - top + ROUND}px`);
    main.style.setProperty("--soil-top", `${soil - top}px`);
  };
  const sizes = new ResizeObserver(measure);
  const watch = new MutationObserver(() => {
    for (const part of board.querySelectorAll(".lawn, .soil")) sizes.observe(part);
    measure();
  });
  sizes.observe(board);
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener("scroll", measure, { passive: true });
  return () => {
    sizes.disconnect();
    watch.disconnect();
    board.removeEventListener("scroll", measure);
  };
}
