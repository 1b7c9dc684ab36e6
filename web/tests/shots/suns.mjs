// One sun on each screen: the one thing to do is yellow, and nothing else.

/** What else is yellow: whose turn it is, the mark of the coach, switches, bars of figures, and small signs on pieces. */
const OTHER = ".flag, .chip, .hat, input, .sprite, .line, .bag, .rod";

/** All that is painted in the color of the sun where at most one thing may be, in words; nothing where all is well. */
export async function suns(page) {
  const found = await page.evaluate(measure, OTHER);
  return found.length > 1 ? [`${found.length} suns: ${found.join(", ")}`] : [];
}

/** Runs in the page. */
function measure(other) {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "var(--sun)";
  const sun = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const root = document.querySelector("dialog[open], .end:not(.folded)") ?? document.body;
  const all = [...root.querySelectorAll("*")].filter(
    (one) => getComputedStyle(one).backgroundColor === sun && isSeen(one),
  );
  // A button with an arrow beside it is one thing.
  const things = new Set(all.filter((one) => !one.closest(other)).map((one) => one.closest(".split") ?? one));
  return [...things].map((one) => `“${(one.textContent || one.ariaLabel || one.className).trim().slice(0, 30)}”`);

  function isSeen(one) {
    const { width, height, top, bottom } = one.getBoundingClientRect();
    const isThere = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isThere && width > 3 && height > 3 && bottom > 0 && top < innerHeight;
  }
}
