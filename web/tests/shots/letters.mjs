// Letters as they are drawn elsewhere: every system rounds and hints ours in its own way, and shows its own until ours come.

/**
 * How much wider and narrower letters are drawn. Faces of their own do it, by `size-adjust`: every text grows by the same
 * part, whatever its letters. The spacing of letters would add as much to an "i" as to a "W", and take the place of our
 * own spacing. Lines stay as high as they are: size is in the style, and ascent and descent are set back.
 */
const WIDTHS = { wider: 1.08, narrower: 0.92 };
/** The tokens that name the faces of letters. */
const TOKENS = ["--font-text", "--font-display"];

/** The style for each way to draw letters, by name; "our" are those of the page. All faces that they need are loaded. */
export function drawings(page) {
  return page.evaluate(prepare, [WIDTHS, TOKENS]);
}

/** Runs in the page: once, for a page keeps its faces and its tokens. */
function prepare([widths, tokens]) {
  return (window.drawings ??= prepared());

  async function prepared() {
    const ours = await Promise.all(rules().map(measured));
    await Promise.all(Object.entries(widths).flatMap(([name, width]) => ours.map((face) => add(face, name, width))));
    const isOurs = (family) => ours.some((face) => face.family === bare(family));
    const wide = (name) => (list) => list.map((family) => (isOurs(family) ? `"${bare(family)} ${name}"` : family));
    return {
      our: "",
      ...Object.fromEntries(Object.keys(widths).map((name) => [name, styleOf(wide(name))])),
      system: styleOf((list) => list.filter((family) => !isOurs(family))),
    };
  }

  /** The rules of the page for faces that it brings along. */
  function rules() {
    const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, sheet })));
    return all.filter(({ rule }) => rule instanceof CSSFontFaceRule && rule.style.src.includes("url("));
  }

  /** A face of the page, with its ascent and descent. */
  async function measured({ rule: { style }, sheet }) {
    const url = new URL(/url\("?([^")]+)/.exec(style.src)[1], sheet.href).href;
    const face = { family: bare(style.fontFamily), src: `url("${url}")`, weight: style.fontWeight };
    const probe = await new FontFace(`probe of ${url}`, face.src).load();
    document.fonts.add(probe);
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.font = `1000px "probe of ${url}"`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText("x");
    document.fonts.delete(probe);
    return { ...face, range: style.unicodeRange || "U+0-10FFFF", ascent: ascent / 1000, descent: descent / 1000 };
  }

  /** Adds a face in another width: at once, for of two that have a letter the last one draws it. */
  async function add({ family, src, weight, range, ascent, descent }, name, width) {
    const face = new FontFace(`${family} ${name}`, src, { weight, unicodeRange: range });
    // What its size is adjusted by counts for ascent and descent, too.
    const part = (height) => `${(100 * height) / width}%`;
    Object.assign(face, {
      sizeAdjust: `${100 * width}%`,
      ascentOverride: part(ascent),
      descentOverride: part(descent),
    });
    document.fonts.add(face);
    await face.load();
  }

  /** The tokens with other faces. */
  function styleOf(change) {
    const style = getComputedStyle(document.documentElement);
    const lines = tokens.map((token) => `${token}: ${change(style.getPropertyValue(token).split(",")).join(", ")};`);
    return `:root { ${lines.join(" ")} }`;
  }

  function bare(family) {
    return family.trim().replace(/^["']|["']$/g, "");
  }
}
