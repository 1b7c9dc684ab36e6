// On the smallest screens everything that can be pressed is found by a finger, and nothing is wider than the screen. The
// story of overlaps asks the same of every board.
import { overlaps } from "../shots/overlaps.mjs";
import { LANGUAGES } from "../shots/pictures.mjs";
import { settle } from "../shots/stage.mjs";
import { check, newPage } from "./stage.mjs";

const NARROW = { width: 320, height: 640 };
/**
 * What a finger wants, in CSS pixels; what is smaller needs as much room around it. Pieces of boards of which many lie
 * side by side, that is tiles, cards and rows, are at least as large as WCAG 2.5.8 wants.
 */
const FINGER = 44;
const LEAST = 24;
const PIECES = ".board :is(.lawn li > button, [data-card], .plank)";
const PAGES = ["/", "/me", "/tables", "/learn", "/real-table", "/about", "/about/rules/regenwormen"];

/** Runs in the page: everything that can be pressed and is too small, in words; nothing where all is well. */
function tooSmall([finger, pieces, smallest]) {
  const PRESSED = "a[href], button, input, select, textarea, summary, [role=tab], [role=button]";
  const root = document.querySelector("dialog[open]") ?? document.body;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = [...root.querySelectorAll(PRESSED)].filter((one) => seen(one) && !one.closest("[inert], .sr"));
  const targets = all.map((one) => ({ one, box: boxOf(one) })).filter(({ box }) => box.width > 1 && box.height > 1);
  const faults = targets.flatMap(({ one, box }) => {
    const isLarge = box.width >= finger - 0.5 && box.height >= finger - 0.5;
    return isLarge || isInText(one) || hasRoom(one, box) ? [] : [`${nameOf(one)} ${sizeOf(box)}`];
  });
  const wide = document.documentElement.scrollWidth;
  return wide > innerWidth ? [...faults, `the page is ${wide} wide`] : faults;

  /** What belongs to a label is pressed with it; what is larger than it looks says so by what lies around it. */
  function boxOf(one) {
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const around = getComputedStyle(one, "::after");
    const grows = around.position === "absolute" && around.content !== "none" ? -parseFloat(around.top) || 0 : 0;
    const more = Math.max(0, Math.min(grows, 12));
    return new DOMRect(box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more);
  }

  /** Links in sentences are as high as a line. */
  function isInText(one) {
    return one.matches("a") && getComputedStyle(one).display === "inline";
  }

  /** Whether it is large enough for the rule, or a circle of that size around its middle touches no other target. */
  function hasRoom(one, box) {
    const least = one.closest(pieces) ? smallest : finger;
    if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return targets.every(({ one: other, box: { left, right, top, bottom } }) => {
      if (other === one || other.contains(one) || one.contains(other)) return true;
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      return away >= least / 2;
    });
  }

  function nameOf(one) {
    const text = one.getAttribute("aria-label") ?? one.textContent ?? "";
    return `${one.localName} “${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  }

  function sizeOf({ width, height }) {
    return `${Math.round(width)}×${Math.round(height)}`;
  }
}

/** What is too small on 320 pixels. */
export async function smallTargets(page) {
  await page.setViewportSize(NARROW);
  await settle(page);
  return page.evaluate(tooSmall, [FINGER, PIECES, LEAST]);
}

/** What a card of the first page cuts off, at two widths. */
async function cutAtHome(browser, base, locale) {
  const { page, context } = await newPage(browser, base, { viewport: NARROW, locale });
  await page.goto(base);
  await page.locator(".game").first().waitFor();
  const found = [];
  for (const width of [NARROW.width, 360]) {
    await page.setViewportSize({ ...NARROW, width });
    await settle(page);
    const faults = await overlaps(page);
    found.push(
      ...faults.filter((fault) => / is cut by \w+\./.test(fault)).map((fault) => `${locale} ${width}: ${fault}`),
    );
  }
  await context.close();
  return found;
}

export const tests = {
  "320 pixels cut nothing of the first page in any language": async (browser, base) => {
    const all = await Promise.all(LANGUAGES.map((locale) => cutAtHome(browser, base, locale)));
    check(all.flat().length === 0, all.flat().join("\n     "));
  },
  "320 pixels are enough for every page": async (browser, base) => {
    const { page, context } = await newPage(browser, base, { viewport: NARROW });
    for (const path of PAGES) {
      await page.goto(base + path);
      await page.locator("h1").first().waitFor();
      const faults = await smallTargets(page);
      check(faults.length === 0, `${path}:\n     ${faults.join("\n     ")}`);
    }
    await context.close();
  },
};
