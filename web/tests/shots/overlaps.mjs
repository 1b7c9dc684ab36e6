// What lies over something that one must read, and what is cut: measured in the page, whatever board it shows, with
// letters as they are drawn and as they may be drawn elsewhere.
import { drawings } from "./letters.mjs";

/** Parts that may be cut, with how many letters must be seen: the log has the whole line, a tap on a chip the name. */
const MAY_BE_CUT = { ".peek .line": 20, ".chip b": 7, ".where p": 10 };

/** Everything in the page that is covered or cut with some letters, or with any, in words; nothing where all is well. */
export async function overlaps(page, some = null) {
  const faults = new Map();
  const ways = Object.entries(await drawings(page)).filter(([letters]) => some?.includes(letters) ?? true);
  for (const [letters, found] of await page.evaluate(measure, [MAY_BE_CUT, ways]))
    for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), letters]);
  return [...faults].map(([fault, letters]) =>
    letters.includes("our") ? fault : `${fault} with ${letters.join(" and ")} letters`,
  );
}

/** Runs in the page, and leaves it as it was: no frame shows the other letters. */
function measure([enough, ways]) {
  const NEAR = 2;
  // Asked of the same elements again and again, while nothing changes.
  const known = [];
  const styleOf = once(getComputedStyle);
  const boxOf = once((of) => of.getBoundingClientRect());
  const isOnlyHeard = once(hasNoPicture);
  const scrollersOf = once(scrollers);
  const clipsOf = once(clips);
  const paints = once(isPainted);
  // Of a fan of tiles one reads the top one; the chip says what all of them count.
  const NOT_READ = "script, style, .sprite, .flying, .held:not(:nth-last-child(1 of .held))";
  // What one should press, and what one may.
  const BEST = ".board button:has(.hat)";
  const PRESSED = ".board :is([data-act], [data-play])";
  const root = document.querySelector("dialog[open], .end:not(.folded)") ?? document.body;
  // Whatever lets touches through can still cover something. A page of the server allows no other style of ours.
  const touched = new CSSStyleSheet();
  const drawn = new CSSStyleSheet();
  touched.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(touched, drawn);
  const all = ways.map(([letters, style]) => [letters, faultsWith(style)]);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== touched && one !== drawn);
  return all;

  function faultsWith(style) {
    drawn.replaceSync(style);
    known.forEach((one) => one.clear());
    const found = [...texts(), ...pieces()].filter(isSeen);
    const faults = found.flatMap(cut);
    const parts = found.map(clipped);
    faults.push(...parts.flatMap(covered), ...outOfReach(), ...outOfSight(), ...crossed(parts));
    return [...new Set(faults)];
  }

  function once(ask) {
    const answers = new Map();
    known.push(answers);
    return (of) => {
      if (!answers.has(of)) answers.set(of, ask(of));
      return answers.get(of);
    };
  }

  /** Every line of every text that one sees. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!node.data.trim() || of.closest(NOT_READ)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1)
          found.push({ of, box: low(box, of), text: node.data.trim(), name: `“${node.data.trim().slice(0, 40)}”` });
    }
    return found;
  }

  /** Only as high as letters are: lines of one text may lie closer than their boxes. */
  function low(box, of) {
    const high = Math.min(box.height, parseFloat(styleOf(of).fontSize) * 0.72);
    return new DOMRect(box.x, box.y + (box.height - high) / 2, box.width, high);
  }

  /** Dice, tiles and other drawings; numbers on them are texts. */
  function pieces() {
    return [...root.querySelectorAll("svg.die, .tile > svg, .card > svg, .coach > svg, .fig svg")].map((of) => {
      const { x, y, width, height } = of.getBoundingClientRect();
      const box = new DOMRect(x + width * 0.2, y + height * 0.2, width * 0.6, height * 0.6);
      return { of, box, isPiece: true, name: `a drawing (${of.querySelector("use")?.getAttribute("href") ?? "?"})` };
    });
  }

  function isSeen({ of, box }) {
    if (box.width < 1 || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return box.bottom > NEAR && box.top < innerHeight - NEAR && !isOnlyHeard(of) && !hiddenByScroll(of, box);
  }

  /** What only screen readers find. */
  function hasNoPicture(of) {
    return styleOf(of).clipPath === "inset(50%)" || (of.parentElement !== null && isOnlyHeard(of.parentElement));
  }

  /** What one scrolls to is not seen yet. */
  function hiddenByScroll(of, box) {
    return scrollersOf(of).some(
      (clip) => box.top < clip.top - 1 || box.bottom > clip.bottom + 1 || box.right > clip.right + 1,
    );
  }

  /** What is around an element and may be scrolled. */
  function scrollers(of) {
    const at = of.parentElement;
    if (!at || at === document.body) return [];
    const { overflowY, overflowX } = styleOf(at);
    return [...(/auto|scroll/.test(overflowY + overflowX) ? [boxOf(at)] : []), ...scrollersOf(at)];
  }

  /** What one could press on a board beside the log, if one scrolled there. */
  function outOfReach() {
    const main = root.querySelector("main");
    if (!main || getComputedStyle(main).overflowY !== "auto") return [];
    const { top, bottom } = main.getBoundingClientRect();
    return [...main.querySelectorAll(".board button")]
      .filter((of) => of.checkVisibility() && !of.disabled && !isOnlyHeard(of))
      .map((of) => ({ of, box: of.getBoundingClientRect() }))
      .filter(({ box }) => box.top + box.height / 2 < top || box.bottom > bottom + NEAR)
      .map(({ of }) => `“${(of.ariaLabel ?? of.textContent).trim().slice(0, 40)}” is out of reach`);
  }

  /** What one should press and does not see; and what one may press, unless a sign at the foot says that there is more. */
  function outOfSight() {
    const foot = root.querySelector(".table > .side");
    if (!foot || styleOf(foot).position !== "sticky") return [];
    const { top } = boxOf(foot);
    const under = (of) => of.checkVisibility() && !isOnlyHeard(of) && boxOf(of).bottom > top + NEAR;
    const all = [...root.querySelectorAll(foot.matches("[data-more]") ? BEST : `${BEST}, ${PRESSED}`)];
    return all.filter(under).map((of) => `“${(of.ariaLabel ?? of.textContent).trim().slice(0, 40)}” is below the foot`);
  }

  function cut({ of, box, text, name }) {
    const faults = [];
    if (box.bottom > innerHeight + NEAR) faults.push(`${name} is cut by the foot of the screen`);
    for (const [at, clip] of clipsOf(of)) {
      const over = Math.max(box.right - clip.right, clip.left - box.left, box.bottom - clip.bottom, clip.top - box.top);
      if (over > NEAR && !mayBeCut(of, text, (clip.right - box.left) / box.width))
        faults.push(`${name} is cut by ${nameOf(at)}`);
    }
    const button = runsOut(of, box);
    if (button) faults.push(`${name} runs out of ${nameOf(button)}`);
    const { left, right } = clipped({ of, box }).box;
    if (left < -NEAR || right > innerWidth + NEAR) faults.push(`${name} leaves the screen`);
    return faults;
  }

  /** The button that a text is wider than; what stands on its edge is meant to. */
  function runsOut(of, box) {
    const button = of.closest("button, a.btn");
    if (!button) return null;
    for (let at = of; at !== button; at = at.parentElement) if (styleOf(at).position === "absolute") return null;
    const { left, right } = button.getBoundingClientRect();
    const seen = clipped({ of, box }).box;
    return seen.left < left - NEAR || seen.right > right + NEAR ? button : null;
  }

  /** What is around an element and cuts what does not fit into it. */
  function clips(of) {
    if (!of || of === document.body) return [];
    const own = /hidden|clip/.test(styleOf(of).overflow) ? [[of, boxOf(of)]] : [];
    return [...own, ...clipsOf(of.parentElement)];
  }

  function mayBeCut(of, text, part) {
    return Object.entries(enough).some(([where, n]) => of.matches(where) && text.length * part >= n);
  }

  /** A part as far as it is seen. */
  function clipped(part) {
    const right = Math.min(part.box.right, ...clipsOf(part.of).map(([, clip]) => clip.right));
    return { ...part, box: new DOMRect(part.box.x, part.box.y, Math.max(0, right - part.box.x), part.box.height) };
  }

  function covered({ of, box, name }) {
    const middle = box.y + box.height / 2;
    const points = [0.1, 0.5, 0.9].map((part) => [box.x + box.width * part, middle]);
    points.push([box.x + box.width / 2, box.y + 1], [box.x + box.width / 2, box.bottom - 1]);
    const inside = points.filter(([x, y]) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight);
    const over = inside.flatMap(([x, y]) => above(of, x, y));
    return [...new Set(over)].map((what) => `${name} is covered by ${what}`);
  }

  /** What is painted over an element at a point. */
  function above(of, x, y) {
    const top = document.elementFromPoint(x, y);
    if (top === of || top?.contains(of) || of.contains(top)) return [];
    const found = [];
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === of || at.contains(of) || of.contains(at)) break;
      if (paints(at)) found.push(nameOf(at));
    }
    return found;
  }

  function isPainted(at) {
    if (at.closest(".flying")) return false;
    if (at instanceof SVGElement) return at.localName === "svg" || at.localName === "path";
    const { backgroundColor, backgroundImage, maskImage } = styleOf(at);
    const isClear = backgroundColor === "transparent" || /(, |\/ )0\)$/.test(backgroundColor);
    return maskImage === "none" && (!isClear || backgroundImage !== "none");
  }

  /** Texts that stand in one another. */
  function crossed(parts) {
    const lines = parts.filter(({ isPiece }) => !isPiece);
    return lines.flatMap((one, idx) =>
      lines
        .slice(idx + 1)
        .filter((other) => cross(one, other))
        .map((other) => `${one.name} stands in ${other.name}`),
    );
  }

  function cross({ of, box }, { of: other, box: second }) {
    if (of === other) return false;
    const wide = Math.min(box.right, second.right) - Math.max(box.left, second.left);
    const high = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
    return wide > NEAR && high > NEAR && !isBehind(of, box) && !isBehind(other, second);
  }

  /** Whether something painted lies over the middle of it: that is told already. */
  function isBehind(of, box) {
    return above(of, box.x + box.width / 2, box.y + box.height / 2).length > 0;
  }

  function nameOf(at) {
    const classes = [...at.classList].filter((one) => !one.startsWith("svelte-"));
    const own = at.localName + classes.map((one) => `.${one}`).join("");
    const around = at.parentElement?.closest("[class]");
    const of = around ? [...around.classList].find((one) => !one.startsWith("svelte-")) : "";
    return of ? `${own} in .${of}` : own;
  }
}
