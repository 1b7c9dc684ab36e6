// What lies over something that one must read, and what is cut: measured in the page, whatever board it shows.

/** Parts that may be cut, with how many letters must be seen: the log has the whole line, a tap on a chip the name. */
const MAY_BE_CUT = { ".peek .line": 20, ".chip b": 7, ".where p": 10 };

/** Everything in the page that is covered or cut, in words; nothing where all is well. */
export async function overlaps(page) {
  return page.evaluate(measure, MAY_BE_CUT);
}

/** Runs in the page. */
function measure(letters) {
  const NEAR = 2;
  // Of a fan of tiles one reads the top one; the chip says what all of them count.
  const NOT_READ = "script, style, .sprite, .flying, .held:not(:nth-last-child(1 of .held))";
  // Whatever lets touches through can still cover something. A page of the server allows no other style of ours.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(sheet);
  const root = document.querySelector("dialog[open], .end:not(.folded)") ?? document.body;
  const found = [...texts(), ...pieces()].filter(isSeen);
  const faults = found.flatMap(cut);
  const parts = found.map(clipped);
  faults.push(...parts.flatMap(covered), ...outOfReach());
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...new Set([...faults, ...crossed(parts)])];

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
    const high = Math.min(box.height, parseFloat(getComputedStyle(of).fontSize) * 0.72);
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
  function isOnlyHeard(of) {
    for (let at = of; at; at = at.parentElement) if (getComputedStyle(at).clipPath === "inset(50%)") return true;
    return false;
  }

  /** What one scrolls to is not seen yet. */
  function hiddenByScroll(of, box) {
    for (let at = of.parentElement; at; at = at.parentElement) {
      const { overflowY, overflowX } = getComputedStyle(at);
      if (!/auto|scroll/.test(overflowY + overflowX) || at === document.body) continue;
      const clip = at.getBoundingClientRect();
      if (box.top < clip.top - 1 || box.bottom > clip.bottom + 1 || box.right > clip.right + 1) return true;
    }
    return false;
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

  function cut({ of, box, text, name }) {
    const faults = [];
    if (box.bottom > innerHeight + NEAR) faults.push(`${name} is cut by the foot of the screen`);
    for (const [at, clip] of clips(of)) {
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
    for (let at = of; at !== button; at = at.parentElement)
      if (getComputedStyle(at).position === "absolute") return null;
    const { left, right } = button.getBoundingClientRect();
    const seen = clipped({ of, box }).box;
    return seen.left < left - NEAR || seen.right > right + NEAR ? button : null;
  }

  /** What is around an element and cuts what does not fit into it. */
  function clips(of) {
    const found = [];
    for (let at = of; at && at !== document.body; at = at.parentElement)
      if (/hidden|clip/.test(getComputedStyle(at).overflow)) found.push([at, at.getBoundingClientRect()]);
    return found;
  }

  function mayBeCut(of, text, part) {
    return Object.entries(letters).some(([where, n]) => of.matches(where) && text.length * part >= n);
  }

  /** A part as far as it is seen. */
  function clipped(part) {
    const right = Math.min(part.box.right, ...clips(part.of).map(([, clip]) => clip.right));
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
    const found = [];
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === of || at.contains(of) || of.contains(at)) break;
      if (paints(at)) found.push(nameOf(at));
    }
    return found;
  }

  function paints(at) {
    if (at.closest(".flying")) return false;
    if (at instanceof SVGElement) return at.localName === "svg" || at.localName === "path";
    const { backgroundColor, backgroundImage, maskImage } = getComputedStyle(at);
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
