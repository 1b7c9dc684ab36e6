// Plays a game through its real board: with a finger on the glass, or with keys. Of a page it needs `evaluate` and
// `touchscreen`, so that any browser will do.
import { A_GAME, PATIENCE } from "./clock.mjs";

/** Whoever plays prefers the sunny button, so that games come to an end, but tries the others as well. */
const SUNNY = 0.8;
/** How often it looks for a move, and not for what else can be pressed. */
const OFTEN = 0.95;

/** Acts until the end is shown; fails when nothing moves for long. Answers how often it acted. */
export function playToTheEnd(page, act, random) {
  return playUntil(page, act, random, () => page.evaluate(isOver));
}

/**
 * Acts until something is seen, and answers how often. A tap that was meant for the board and lands elsewhere, since
 * something else is there by now, is nobody's, and so is a key when the end takes keys already: a slow machine would
 * press what it has not looked at.
 */
export async function playUntil(page, act, random, isSeen) {
  const until = Date.now() + A_GAME;
  let count = 0;
  await page.evaluate(shield, true);
  while (!(await isSeen())) {
    if (Date.now() > until) throw new Error(`the game stood still after ${A_GAME / 1000} s and ${count} acts`);
    if (await act(page, random, count)) count += 1;
    else await hasSomethingToDo(page);
  }
  await page.evaluate(shield, false);
  return count;
}

/** Runs in the page. */
function isOver() {
  return document.querySelector(".end")?.checkVisibility() ?? false;
}

/** Runs in the page: keeps from it what would press something else than was meant, or lets everything through again. */
function shield(isUp) {
  const TAPS = ["pointerdown", "pointerup", "touchstart", "touchend", "click"];
  const isTouch = ({ type, pointerType }) => type.startsWith("touch") || pointerType === "touch";
  const strays = (event) => isTouch(event) && !event.target.closest(".board");
  const isLate = ({ type }) => {
    const end = type.startsWith("key") && document.querySelector(".end");
    return end && end.checkVisibility() && getComputedStyle(end).pointerEvents !== "none";
  };
  window.shielding ??= (event) => {
    if (!strays(event) && !isLate(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const turn = isUp ? window.addEventListener : window.removeEventListener;
  for (const name of [...TAPS, "keydown", "keyup"])
    turn.call(window, name, window.shielding, { capture: true, passive: false });
}

/** Waits until there is a button to tap, or the end. */
export async function hasSomethingToDo(page) {
  await appears(
    page,
    `.end, :is(.board button, main .btn.sun):not([disabled], [aria-disabled="true"], [aria-expanded], .chip, .icon, .sort, .last)`,
  );
}

/** Waits until one sees something that a selector finds. */
export async function appears(page, selector) {
  await page.evaluate(
    async ({ wanted, patience }) => {
      const until = performance.now() + patience;
      while (![...document.querySelectorAll(wanted)].some((one) => one.checkVisibility())) {
        if (performance.now() > until) throw new Error(`${wanted} did not appear`);
        await new Promise(requestAnimationFrame);
      }
    },
    { wanted: selector, patience: PATIENCE },
  );
}

/** Taps one button of the board where it is, if there is any; a button that lies under something else gets no tap. */
export async function tap(page, random) {
  const at = await page.evaluate(pick, { roll: random(), sunny: SUNNY, often: OFTEN });
  if (at === null) return false;
  await page.touchscreen.tap(at.x, at.y);
  return true;
}

/** Presses one of the keys of Regenwormen's board, whoever's turn it is. */
export async function press(page, random) {
  const keys = ["1", "2", "3", "4", "5", "w", " ", "Enter", "s"];
  await page.keyboard.press(keys[Math.floor(random() * keys.length)]);
  return true;
}

/** Runs in the page: chooses a button of the board, brings it into view, and answers where it is. */
function pick({ roll, sunny, often }) {
  const isOpen = (button) =>
    button.offsetParent !== null && !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const isMove = (button) => !button.hasAttribute("aria-expanded") && !button.hasAttribute("data-view");
  const isFact = (button) => button.matches(".chip, .icon, .sort, .last");
  const open = [...document.querySelectorAll(".board button")].filter((button) => isOpen(button) && isMove(button));
  const moves = open.filter((button) => !isFact(button));
  const all = (roll * 31) % 1 < often ? moves : open;
  const bright = all.filter((button) => button.matches(".sun"));
  const choice = bright.length > 0 && roll < sunny ? bright : all;
  const button = choice[Math.floor(roll * 7919) % Math.max(1, choice.length)];
  if (!button) return null;
  button.scrollIntoView({ block: "center", inline: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Plays a game against bots as a program does, without a board, and answers its id: what counts here comes afterwards.
 */
export async function playQuickly(page, request) {
  const draws = Array.from({ length: 4000 }, random);
  return page.evaluate(
    async ([wanted, luck]) => {
      const ask = (path, body) =>
        fetch(
          `/api/v1/${path}`,
          body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
        );
      const { code } = await (await ask("play", { bot_pace_ms: 0, ...wanted })).json();
      await ask(`tables/${code}/commands`, { type: "start" });
      let id;
      while (!id) id = (await (await ask(`tables/${code}`)).json()).game_id;
      const lines = (await ask(`games/${id}/stream`)).body.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = "", n = 0; ;) {
        const { value, done } = await lines.read();
        if (done) return id;
        text += value;
        for (let end; (end = text.indexOf("\n")) >= 0; text = text.slice(end + 1)) {
          const line = JSON.parse(text.slice(0, end) || "{}");
          if (line.type === "game_end") return id;
          const { ply, legal = [] } = line.frame ?? {};
          if (line.type === "your_turn" && legal.length > 0)
            await ask(`games/${id}/actions`, { ply, action: legal[Math.floor(luck[n++] * legal.length)].action });
        }
      }
    },
    [request, draws],
  );
}

let luck = numbers(1);

/** Numbers from a seed, so that a game that fails can be played again. */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The luck of those who play; it is the same in every test, and SEED gives another. */
export const random = () => luck();

export function startOver() {
  luck = numbers(Number(process.env.SEED ?? 1));
}
