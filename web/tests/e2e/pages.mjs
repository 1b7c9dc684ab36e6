import axe from "axe-core";
import { settle } from "../shots/stage.mjs";
import { check, DESK, newPage, PHONE } from "./stage.mjs";

const PAGES = [
  "/",
  "/tables",
  "/learn",
  "/learn/it-happens/lay",
  "/learn/puzzle/it-happens",
  "/me",
  "/real-table",
  "/about",
  "/about/rules/regenwormen",
  "/about/rules/regenwormen-expansion",
  "/about/rules/it-happens",
  "/about/rules/holzwurm",
  "/about/fair-dice",
  "/about/privacy",
  "/about/credits",
  "/programs",
  "/programs/try",
  "/nothing-here",
];
const HELLO = { en: "Hello there", nl: "Welkom", de: "Willkommen", fr: "Bienvenue" };

/** What axe is asked about a page. */
const STANDARDS = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
const SIZE = { type: "rule", values: ["target-size"] };

/** What axe finds, in a line each. */
export async function violations(page) {
  const lines = [];
  for (const { id, targets } of await askAxe(page, STANDARDS)) {
    const real = id === "target-size" ? await smallInView(page, targets) : targets;
    if (real.length > 0) lines.push(`${id}: ${real.join(", ").slice(0, 300)}`);
  }
  return lines;
}

/** Those that are too small where one scrolls them to; at its edge a bar that stays may lie over a part of them. */
async function smallInView(page, targets) {
  const small = [];
  for (const target of targets) {
    await page.locator(target).evaluate((one) => one.scrollIntoView({ block: "center" }));
    if ((await askAxe(page, SIZE, [target])).length > 0) small.push(target);
  }
  return small;
}

/** The rules that the page breaks, or a part of it, and where. A page gets axe once, and does not tell what it keeps. */
async function askAxe(page, runOnly, include) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const run = async ([part, options]) => {
    const { violations: broken } = await window.axe.run(part ?? document, options);
    return broken.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
  };
  return page.evaluate(run, [include && { include }, { runOnly, resultTypes: ["violations"] }]);
}

/** Fails on anything that axe finds, and on a page that is wider than the screen. */
export async function isAccessible(page, where) {
  await fits(page, where);
  await settle(page);
  const found = await violations(page);
  check(found.length === 0, `${where}:\n     ${found.join("\n     ")}`);
}

/** Fails on a page that is wider than the screen, and on one that scrolls for nothing. */
async function fits(page, where) {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const [wide, high] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  check(wide <= 0, `${where} is ${wide} px too wide`);
  check(high <= 0 || high > 3, `${where} scrolls by ${high} px`);
}

const tests = {};
for (const [screen, size] of Object.entries({ phone: PHONE, desk: DESK }))
  for (const colorScheme of ["light", "dark"])
    tests[`every page passes axe: ${screen}, ${colorScheme}`] = async (browser, base) => {
      const { page, context, faults } = await newPage(browser, base, { ...size, colorScheme });
      for (const path of PAGES) {
        await page.goto(base + path);
        await isAccessible(page, `${screen} ${colorScheme} ${path}`);
      }
      const real = faults.filter((fault) => !fault.includes("/nothing-here"));
      check(real.length === 0, real.join("\n     "));
      await context.close();
      return `${PAGES.length} pages`;
    };

tests["the four languages"] = async (browser, base) => {
  for (const [locale, hello] of Object.entries(HELLO)) {
    const { page, context, faults } = await newPage(browser, base, { locale });
    await page.goto(base);
    await page.getByRole("heading", { level: 1, name: hello }).waitFor();
    check((await page.locator("html").getAttribute("lang")) === locale, `${locale}: the page does not say so`);
    for (const path of PAGES) {
      await page.goto(base + path);
      await fits(page, `${locale} ${path}`);
    }
    check(faults.filter((fault) => !fault.includes("/nothing-here")).length === 0, faults.join("\n     "));
    await context.close();
  }
};

tests["the language can be changed, and is remembered"] = async (browser, base) => {
  const { page, context } = await newPage(browser, base);
  await page.goto(`${base}/me`);
  await page.getByRole("radio", { name: "Nederlands" }).check();
  await page.getByRole("heading", { level: 1, name: "Ik" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Ik" }).waitFor();
  await context.close();
};

tests["going to a page moves the focus to its heading and sets the title"] = async (browser, base) => {
  const { page, context } = await newPage(browser, base);
  await page.goto(base);
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  check((await page.title()).startsWith("Learn"), await page.title());
  await page.goBack();
  await page.waitForFunction(() => location.pathname === "/" && document.title === "Wormery");
  await context.close();
};

/** Every theme and every size is looked at each day, but not every pair of them. */
const long = ["every page passes axe: phone, dark", "every page passes axe: desk, light"];

export { long, tests };
