// Nothing on a small phone lies over something that one must read, and nothing is cut; and what else is asked of every
// moment of a board on a phone, while it is open: 320 pixels are enough, and axe finds nothing.
import { findMoment, GAMES } from "../shots/moments.mjs";
import { overlaps } from "../shots/overlaps.mjs";
import { scenes, SCREENS } from "../shots/pictures.mjs";
import { settle, showMoment } from "../shots/stage.mjs";
import { suns } from "../shots/suns.mjs";
import { violations } from "./pages.mjs";
import { check } from "./stage.mjs";
import { smallTargets } from "./targets.mjs";

/** Phones as they are held, with the bars of their browsers. */
const PHONES = [
  [390, 664],
  [375, 667],
  [393, 700],
  [360, 640],
  [390, 844],
  [412, 915],
];
/** Hands to look at: as they are dealt to two, and after rows were taken. */
const HANDS = { dealt: 15, full: 17 };

const tests = {};
for (const { key, most } of GAMES)
  tests[`${key}: on phones nothing is covered, cut or too small, one thing is yellow, and axe finds nothing`] = async (
    browser,
    base,
  ) => {
    const all = scenes().filter(({ game, players, touch }) => game.key === key && players === most && touch);
    // Each moment once, in German where it is shown in it: its words are long. Pictures are taken in all languages.
    const inGerman = new Set(all.filter(({ lang }) => lang === "de").map(({ moment }) => moment));
    const list = all.filter(({ moment, lang }) => lang === (inGerman.has(moment) ? "de" : "en"));
    const faults = [];
    for (const [idx, scene] of list.entries()) faults.push(...(await look(browser, base, scene, idx)));
    check(faults.length === 0, faults.join("\n     "));
    return `${list.length} moments`;
  };

async function look(browser, base, { game, players, moment, lang }, idx) {
  const at = findMoment(game, players, moment);
  const { page, close } = await showMoment(browser, base, at, { size: SCREENS.safari, lang });
  const faults = [];
  for (const size of [SCREENS.safari, SCREENS.small, SCREENS.tall]) {
    await page.setViewportSize(size);
    await settle(page);
    const found = [...(await overlaps(page)), ...(await suns(page))];
    faults.push(...found.map((fault) => `${moment} in ${lang} at ${size.width}×${size.height}: ${fault}`));
  }
  // The end has a story of its own.
  if (moment !== "end") faults.push(...(await atHand(page, idx)).map((fault) => `${moment}: ${fault}`));
  await close();
  return faults;
}

/** What is too small for a finger, and what axe finds, by day or by night. */
async function atHand(page, idx) {
  const small = await smallTargets(page);
  const theme = idx % 2 ? "dark" : "light";
  await page.setViewportSize(SCREENS.tall);
  await page.emulateMedia({ colorScheme: theme });
  await settle(page);
  return [...small, ...(await violations(page)).map((found) => `${theme}: ${found}`)];
}

/** Where children, for whom dice are larger and every choice has a word, have the least room. */
const FOR_CHILDREN = [
  ["regenwormen", 2, "keep"],
  ["regenwormen", 7, "roll"],
  ["extra", 2, "weasel"],
  ["extra", 2, "can"],
  ["it-happens", 2, "roll"],
  ["holzwurm", 2, "pick"],
];
/** Phones, upright and on their side. */
const BOTH_WAYS = [SCREENS.safari, SCREENS.small, SCREENS.tall, SCREENS.side, SCREENS.mini];

tests["for children nothing is covered or cut on phones"] = async (browser, base) => {
  for (const [key, players, moment] of FOR_CHILDREN) {
    const at = momentOf(key, players, moment);
    const { page, close } = await showMoment(browser, base, at, {
      size: SCREENS.safari,
      lang: "de",
      choices: { kids: true },
    });
    await isFree(page, `${key}, ${moment}`);
    await close();
  }
};

/** A clock in the bar above, with names of games of all lengths. */
const TIMED = [
  ["regenwormen", 7, "keep"],
  ["extra", 7, "keep"],
  ["it-happens", 5, "place"],
  ["holzwurm", 6, "pick"],
];

tests["a clock leaves room for the game and whose turn it is, on phones"] = async (browser, base) => {
  for (const [key, players, moment] of TIMED)
    for (const lang of ["nl", "de"]) {
      const at = momentOf(key, players, moment);
      const { page, close } = await showMoment(browser, base, at, {
        size: SCREENS.safari,
        lang,
        clock: { seat: at.me, left_ms: 9000 },
      });
      await page.locator(".clock").waitFor();
      await isFree(page, `${key} in ${lang}`);
      await close();
    }
};

tests["holzwurm: a card that takes a row covers nothing on phones"] = async (browser, base) => {
  for (const players of [2, 6]) {
    const at = momentOf("holzwurm", players, "pick");
    const { page, close } = await showMoment(browser, base, at, { size: SCREENS.safari, lang: "de" });
    await page.locator("[data-card]:has(.take)").first().click();
    await page.locator(".btn.berry").waitFor();
    await isFree(page, `${players} players`);
    await close();
  }
};

function momentOf(key, players, moment) {
  return findMoment(
    GAMES.find((one) => one.key === key),
    players,
    moment,
  );
}

async function isFree(page, what) {
  for (const size of BOTH_WAYS) {
    await page.setViewportSize(size);
    await settle(page);
    const faults = await overlaps(page);
    check(faults.length === 0, `${what} at ${size.width}×${size.height}: ${faults.join("\n     ")}`);
  }
}

/** The moments with the most to choose from, where the least fits. */
const CHOICES = [
  ["extra", 7, "weasel"],
  ["extra", 7, "rob"],
  ["extra", 2, "weasel_failed"],
  ["it-happens", 2, "place"],
  ["holzwurm", 6, "pick"],
];

tests["all choices are in sight on the smallest phones on their side"] = async (browser, base) => {
  for (const [key, players, moment] of CHOICES) {
    const at = momentOf(key, players, moment);
    const { page, close } = await showMoment(browser, base, at, { size: { width: 568, height: 320 }, lang: "de" });
    const under = await page
      .locator(".board [data-act]")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length);
    check(under === 0, `${key}, ${moment}: ${under} choices are below the foot`);
    const faults = await overlaps(page);
    check(faults.length === 0, `${key}, ${moment}: ${faults.join("\n     ")}`);
    await close();
  }
};

tests["holzwurm: every number of the hand is seen on six phones"] = async (browser, base) => {
  const game = GAMES.find(({ key }) => key === "holzwurm");
  for (const [moment, n] of Object.entries(HANDS)) {
    const [width, height] = PHONES[0];
    const { page, close } = await showMoment(browser, base, findMoment(game, 2, moment), { size: { width, height } });
    for (const [w, h] of PHONES) {
      await page.setViewportSize({ width: w, height: h });
      await settle(page);
      const seen = await page.evaluate(numbersSeen);
      check(seen.length === n && seen.every(Boolean), `${w}×${h}: ${seen.filter(Boolean).length} of ${n} are seen`);
    }
    await close();
  }
};

tests["regenwormen: tiles on a desk are at least 68 px wide, and nothing is covered"] = async (browser, base) => {
  for (const key of ["regenwormen", "extra"]) {
    const game = GAMES.find((one) => one.key === key);
    const at = findMoment(game, game.most, "choose");
    const { page, close } = await showMoment(browser, base, at, { size: SCREENS.laptop });
    for (const size of [SCREENS.laptop, { width: 1280, height: 800 }, { width: 1600, height: 900 }, SCREENS.wide]) {
      await page.setViewportSize(size);
      await settle(page);
      const where = `${key} at ${size.width}×${size.height}`;
      // Those of the expansion are smaller, as in the box.
      const widths = await page
        .locator(".lawn .piece")
        .evaluateAll((all) =>
          all.filter((one) => Number(one.textContent) > 20).map((one) => one.getBoundingClientRect().width),
        );
      check(widths.length > 0 && Math.min(...widths) >= 68, `${where}: ${Math.min(...widths)} px`);
      const faults = await overlaps(page);
      check(faults.length === 0, `${where}: ${faults.join("\n     ")}`);
    }
    await close();
  }
};

/** Runs in the page: for each card of the hand, whether the whole of its number is on the screen with nothing over it. */
function numbersSeen() {
  return [...document.querySelectorAll("[data-card] .v")].map((number) => {
    const range = document.createRange();
    range.selectNodeContents(number);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const y = (top + bottom) / 2;
    return [left + 1, (left + right) / 2, right - 1].every((x) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (over.contains(number) || number.contains(over)) && over.closest("[data-card]");
    });
  });
}

export { tests };
