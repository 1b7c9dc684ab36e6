// Nothing on a small phone lies over something that one must read, and nothing is cut, however letters are drawn; and what
// else is asked of every moment of a board on a phone, while it is open: 320 pixels are enough, and axe finds nothing.
import { choose } from "../shots/choices.mjs";
import { findMoment, GAMES, momentsOf } from "../shots/moments.mjs";
import { overlaps } from "../shots/overlaps.mjs";
import { LANGUAGES, SCREENS } from "../shots/pictures.mjs";
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
/** Those who read a board. German has the longest words. */
const GERMAN = { language: "de", kids: false };
const CHILD = { language: "de", kids: true };
const FOREIGN = LANGUAGES.filter((language) => language !== "de").map((language) => ({ language, kids: false }));
const ALL = LANGUAGES.map((language) => ({ language, kids: false }));
const CHILDREN = LANGUAGES.map((language) => ({ language, kids: true }));

/** What makes lines longer; narrower letters, which seldom matter, are measured in German. */
const LONGER = ["wider", "system"];
const OTHERS = [...LONGER, "narrower"];
/** So many moments has a test at most: tests run side by side. */
const AT_ONCE = 7;

for (const game of GAMES)
  for (let from = 0; from < allMoments(game, game.most).length; from += AT_ONCE) {
    const moments = allMoments(game, game.most).slice(from, from + AT_ONCE);
    const which = `${game.key}, ${moments[0]} to ${moments.at(-1)}`;
    const name = `${which}: on phones nothing is covered, cut or too small, one thing is yellow, and axe finds nothing`;
    tests[name] = async (browser, base) => {
      const faults = [];
      for (const [idx, moment] of moments.entries()) faults.push(...(await look(browser, base, { game, moment }, idx)));
      check(faults.length === 0, faults.join("\n     "));
      return `${moments.length} moments`;
    };
  }

function allMoments(game, players) {
  return [...momentsOf(game, players), ...(game.key === "free" ? [] : ["end"])];
}

async function look(browser, base, { game, moment }, idx) {
  const at = findMoment(game, game.most, moment);
  const { page, server, close } = await showMoment(browser, base, at, { size: SCREENS.safari, lang: "de" });
  const faults = await drawn(page, [SCREENS.safari, SCREENS.tall], [GERMAN], ["our"]);
  // Where there is the least room, upright and on its side; all readers on all phones have the long run.
  faults.push(...(await drawn(page, [SCREENS.mini], [GERMAN], LONGER)));
  faults.push(...(await drawn(page, [SCREENS.small], [GERMAN], OTHERS)));
  faults.push(...(await drawn(page, [SCREENS.small], server.isAdvised ? [CHILD, ...FOREIGN] : FOREIGN, LONGER)));
  await choose(page, GERMAN);
  // The end has a story of its own.
  if (moment !== "end") faults.push(...(await atHand(page, idx)));
  await close();
  return faults.map((fault) => `${moment} ${fault}`);
}

/** What is wrong on some screens for some readers, with some letters or with any. */
async function drawn(page, sizes, readers, letters = null) {
  const faults = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const reader of readers) {
      await choose(page, reader);
      await settle(page);
      const found = [...(await overlaps(page, letters)), ...(reader === readers[0] ? await suns(page) : [])];
      const who = `in ${reader.language}${reader.kids ? " for children" : ""} at ${size.width}×${size.height}`;
      faults.push(...found.map((fault) => `${who}: ${fault}`));
    }
  }
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

/** Phones of all sizes, upright and on their side. */
const EVERY_PHONE = [...PHONES.map(([width, height]) => ({ width, height })), SCREENS.side, SCREENS.mini];

const long = [];
for (const game of GAMES)
  for (const players of [2, game.most]) {
    const name = `${game.key} of ${players}: any letters fit on every phone in every language, for children too`;
    long.push(name);
    tests[name] = async (browser, base) => {
      const faults = [];
      for (const moment of allMoments(game, players)) {
        const at = findMoment(game, players, moment);
        const { page, close } = await showMoment(browser, base, at, { size: SCREENS.safari, lang: "de" });
        const found = await drawn(page, EVERY_PHONE, [...ALL, ...CHILDREN]);
        faults.push(...found.map((fault) => `${moment} ${fault}`));
        await close();
      }
      check(faults.length === 0, faults.join("\n     "));
    };
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
  for (const [key, players, moment] of TIMED) {
    const at = momentOf(key, players, moment);
    const clock = { seat: at.me, left_ms: 9000 };
    const { page, close } = await showMoment(browser, base, at, { size: SCREENS.safari, lang: "nl", clock });
    await page.locator(".clock").waitFor();
    for (const language of ["nl", "de"]) {
      await choose(page, { language });
      await isFree(page, `${key} in ${language}`);
    }
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

tests["what a screen is too low for is told by a sign at its foot, and one can scroll there"] = async (
  browser,
  base,
) => {
  const size = { width: 360, height: 500 };
  const { page, close } = await showMoment(browser, base, momentOf("extra", 2, "can"), { size, lang: "de" });
  const foot = page.locator(".side");
  const sign = page.locator(".side[data-more]");
  await sign.waitFor();
  await page.mouse.wheel(0, 2000);
  await sign.waitFor({ state: "detached" });
  const { y } = await foot.boundingBox();
  const best = await page.locator(".board button:has(.hat)").boundingBox();
  check(best.y + best.height <= y, "what the coach says is under the foot");
  await page.setViewportSize(SCREENS.tall);
  await settle(page);
  check((await sign.count()) === 0, "there is a sign although all is in sight");
  await close();
};

export { long, tests };
