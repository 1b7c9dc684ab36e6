// Plays any game through its real board: with a finger on the glass, or with the keys alone.

/** Whoever plays prefers the sunny button, so that games come to an end, but tries the others as well. */
const SUNNY = 0.8;

/** Acts until the end is shown; fails when nothing moves for long. Answers how often it acted. */
export async function playToTheEnd(page, act, random, seconds = 240) {
  const until = Date.now() + seconds * 1000;
  let count = 0;
  for (;;) {
    if (await page.locator(".end").isVisible()) return count;
    if (Date.now() > until) throw new Error(`the game was not over after ${seconds} s and ${count} acts`);
    if (await act(page, random)) count += 1;
    else await page.waitForTimeout(40);
  }
}

/** Taps one button of the board where it is, if there is any; a button that lies under something else gets no tap. */
export async function tap(page, random) {
  const at = await page.evaluate(pick, { roll: random(), sunny: SUNNY });
  if (at === null) return false;
  await page.touchscreen.tap(at.x, at.y);
  return true;
}

/** Goes with Tab and arrows to a button of the board, and presses Enter. */
export async function press(page, random) {
  const wanted = await page.evaluate(pick, { roll: random(), sunny: SUNNY, byKeys: true });
  if (wanted === null) return false;
  for (let n = 0; n < 120; n += 1) {
    const key = await page.evaluate(nextKey);
    if (key === null) return false;
    await page.keyboard.press(key);
    if (key === "Enter") return true;
  }
  throw new Error(`the keys do not reach "${wanted.label}"`);
}

/** Runs in the page: chooses a button of the board, marks it, brings it into view, and answers where it is. */
function pick({ roll, sunny, byKeys }) {
  const isOpen = (button) => button.offsetParent !== null && !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const isMove = (button) => !button.hasAttribute("aria-expanded") && !button.hasAttribute("data-view");
  const isStop = (button) => button.tabIndex >= 0 || (button.className !== "" && group(button) !== null);
  const group = (button) => button.closest(`:has(button[tabindex="0"].${CSS.escape(button.classList[0])})`);
  const all = [...document.querySelectorAll(".board button, .curtain button")].filter((button) => isOpen(button) && isMove(button) && (!byKeys || isStop(button)));
  const bright = all.filter((button) => button.matches(".sun"));
  const choice = bright.length > 0 && roll < sunny ? bright : all;
  const button = choice[Math.floor(roll * 7919) % Math.max(1, choice.length)];
  if (!button) return null;
  document.querySelectorAll("[data-e2e]").forEach((old) => delete old.dataset.e2e);
  button.dataset.e2e = "wanted";
  button.scrollIntoView({ block: "center", inline: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, label: button.getAttribute("aria-label") ?? button.textContent.trim() };
}

/** Runs in the page: the key that leads to the marked button, or nothing if it is gone. */
function nextKey() {
  const button = document.querySelector('[data-e2e="wanted"]');
  if (!button || button.disabled) return null;
  const focus = document.activeElement;
  if (focus === button) return "Enter";
  // Groups of pieces are one stop for Tab, and arrows go on inside them.
  const isBeside = button.tabIndex < 0 && focus?.tagName === "BUTTON" && focus.classList[0] === button.classList[0];
  if (!isBeside) return "Tab";
  return focus.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING ? "ArrowRight" : "ArrowLeft";
}

/** Numbers from a seed, so that a game that fails can be played again. */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** SEED, or any; whoever uses it says which. */
export function newSeed() {
  return Number(process.env.SEED ?? Date.now() % 100_000);
}
