import { findMoment, GAMES, momentsOf } from "../shots/moments.mjs";
import { openMoment, settle } from "../shots/stage.mjs";
import { PATIENCE } from "./clock.mjs";
import { violations } from "./pages.mjs";
import { check, eventually } from "./stage.mjs";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const game = (key) => GAMES.find((one) => one.key === key);
const moment = (key, name, players = 2) => findMoment(game(key), players, name);

/** What moves when, as look.md wants it: the moment, what is done, and what must be seen moving. */
const MOTION = [
  [
    "regenwormen",
    "keep",
    "dice hop into the tray",
    ["flight"],
    (page) => page.locator(".groups button:not(.used)").first().click(),
  ],
  ["regenwormen", "roll", "dice tumble", ["tumble"], (page) => page.getByRole("button", { name: /^Roll 8/ }).click()],
  [
    "regenwormen",
    "choose",
    "a stolen tile slides over",
    ["flight"],
    (page) =>
      page
        .getByRole("button", { name: /^Steal/ })
        .first()
        .click(),
  ],
  ["regenwormen", "failed", "a failed turn is felt", ["shake", "grey", "flight"], null],
  ["it-happens", "roll", "the die tumbles", ["tumble"], (page) => page.locator("[data-act]").first().click()],
  [
    "it-happens",
    "place",
    "a die falls, clay puffs, the sum ticks",
    ["flight", "puff", "tick"],
    (page) => page.locator("[data-act]").nth(1).click(),
  ],
  ["it-happens", "judged", "prizes fly to those who won them", ["flight", "pop"], null],
  ["holzwurm", "pick", "a card flies to its row, and its number flips", ["flight", "flip"], playSafe],
  ["holzwurm", "took", "a row dives into the hand", ["flight", "pop"], null],
];

async function playSafe(page) {
  await page.locator("[data-card]:has(.bd:not(.take))").first().click();
  await page.locator("[data-play]").click();
}

/**
 * Runs in the page: writes down what begins to move, by the names of animations, "flight" for pieces in the air, and
 * "fade". Beginnings are told by the page itself, so that nothing is missed on a machine that draws few pictures.
 */
function listen() {
  const begun = (name) => {
    window.moved.push(name);
    window.dispatchEvent(new Event("moved"));
  };
  window.moved = [];
  if (window.isHeard) return;
  window.isHeard = true;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    begun(this.classList.contains("flying") ? "flight" : "fade");
    return animation;
  };
  // What takes no time is told too, and is not seen.
  const lasts = ({ target, pseudoElement }) =>
    getComputedStyle(target, pseudoElement || null)
      .animationDuration.split(",")
      .some((time) => parseFloat(time) > 0);
  const hear = (event) => lasts(event) && begun(event.animationName.replace(/^svelte-\w+-/, ""));
  addEventListener("animationstart", hear, true);
}

/** What the log says. */
const log = (page) => page.locator("#tab-body, .peek").allTextContents().then(String);

/** Everything that has moved since the page listens. */
const moved = (page) => page.evaluate(() => window.moved);

/** Does something, and waits until it was told and came to rest; answers all that moved. */
async function movedUntilRest(page, doing) {
  const before = await log(page);
  await page.evaluate(listen);
  await doing();
  await eventually(async () => (await log(page)) !== before, "nothing was told");
  await rest(page);
  return moved(page);
}

/** Does something, and waits until all that is wanted has moved: on a slow machine there is rest in between. */
async function moves(page, wanted, doing) {
  await page.evaluate(listen);
  await doing();
  for (const one of wanted) await eventually(async () => (await moved(page)).includes(one), `${one} does not happen`);
}

/** Waits until nothing has moved for a while; whatever never rests fails here. */
async function rest(page) {
  await page.evaluate(async (patience) => {
    const now = () => performance.now();
    const until = now() + patience;
    for (let quiet = now(); now() - quiet < 300; await new Promise(requestAnimationFrame)) {
      const moving = document.getAnimations().filter((one) => !("transitionProperty" in one));
      if (moving.length > 0) quiet = now();
      if (now() > until)
        throw new Error(`it does not come to rest: ${moving.map((one) => one.animationName ?? "a flight").join(", ")}`);
    }
  }, PATIENCE);
}

/**
 * Touches the page, or presses a key, when something moves: that must end it. By itself it would last for minutes, so that
 * a machine may be as slow as it likes.
 */
async function interrupt(page, how, doing) {
  await page.evaluate(listen);
  const watch = ([event, patience]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const SLOWER = 1000;
    const moving = () => document.getAnimations().filter((one) => !("transitionProperty" in one));
    const slowed = new Set();
    const slow = () => {
      for (const one of moving().filter((one) => !slowed.has(one))) {
        one.playbackRate /= SLOWER;
        slowed.add(one);
      }
    };
    const look = async () => {
      await new Promise((done) => addEventListener("moved", done, { once: true }));
      slow();
      await frame();
      slow();
      if (slowed.size === 0) return "nothing moved";
      window.dispatchEvent(
        event === "touch"
          ? new PointerEvent("pointerdown", { bubbles: true })
          : new KeyboardEvent("keydown", { key: "x", bubbles: true }),
      );
      const until = performance.now() + patience;
      const left = () => moving().filter((one) => slowed.has(one));
      while (left().length > 0 && performance.now() < until) await frame();
      return left().length > 0 ? `it still moves after a ${event}` : "";
    };
    window.interrupted = look();
  };
  await page.evaluate(watch, [how, PATIENCE]);
  await doing();
  const wrong = await page.evaluate(() => window.interrupted);
  check(wrong === "", wrong);
}

const tests = {};
for (const [idx, [key, name, what, wanted, doing]] of MOTION.entries()) {
  const how = idx % 2 ? "key" : "touch";
  const start = (page, server) => async () => (doing ? doing(page) : server.goOn());
  tests[`${key}: ${what}, and a ${how} ends it`] = async (browser, base) => {
    const open = () =>
      openMoment(browser, base, moment(key, name), { size: PHONE, motion: "no-preference", hints: "off" });
    const first = await open();
    await rest(first.page);
    await moves(first.page, wanted, start(first.page, first.server));
    await first.close();
    const second = await open();
    await rest(second.page);
    await interrupt(second.page, how, start(second.page, second.server));
    await second.close();
  };
  tests[`${key}: ${what}, but only fades for those who want less motion`] = async (browser, base) => {
    const { page, server, close } = await openMoment(browser, base, moment(key, name), {
      size: PHONE,
      motion: "reduce",
      hints: "off",
    });
    await rest(page);
    const seen = await movedUntilRest(page, start(page, server));
    check(
      seen.every((one) => one === "fade" || one === "appear"),
      `more than fading: ${seen.join(", ")}`,
    );
    await close();
  };
}

// On phones the story of overlaps does the same.
for (const { key, most } of GAMES)
  tests[`${key}: every third moment passes axe on a desk`] = async (browser, base) => {
    const isOwn = (name) => key !== "extra" || name === "keep" || !(name in game("regenwormen").moments);
    const names = momentsOf(game(key), most).filter((name, idx) => idx % 3 === 0 && isOwn(name));
    for (const [index, name] of names.entries()) {
      const theme = index % 2 ? "dark" : "light";
      const { page, server, close } = await openMoment(browser, base, moment(key, name, most), { size: DESK, theme });
      server.goOn();
      await settle(page);
      const found = await violations(page);
      check(found.length === 0, `${name}, ${theme}:\n     ${found.join("\n     ")}`);
      await close();
    }
    return `${names.length} moments`;
  };

tests["why? opens the rule in place, and an illegal tap says why"] = async (browser, base) => {
  const { page, server, close } = await openMoment(browser, base, moment("regenwormen", "failed"), { size: PHONE });
  await settle(page);
  server.goOn();
  await page.getByRole("button", { name: /^Why\? You roll/ }).click();
  await page.locator(".clause.lit", { hasText: "your top tile goes back to the row" }).waitFor();
  check(page.url().endsWith("/t/KETEL"), "the game was left");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Tile \d+, \d worms?, open/ })
    .first()
    .click({ force: true });
  await page.getByText("It is Oma’s turn.").first().waitFor();
  await close();
};

tests["a tap on a specialist says what it does, also where the tile cannot be taken"] = async (browser, base) => {
  const { page, close } = await openMoment(browser, base, moment("extra", "keep", 7), { size: PHONE });
  const spots = { ".lawn button[aria-disabled=true] [data-figure]": "raven", ".chip .beside [data-figure]": "hen" };
  for (const [spot, who] of Object.entries(spots)) {
    const { x, y, width, height } = await page.locator(spot).first().boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.getByRole("region", { name: "Help" }).getByText(new RegExp(who, "i")).waitFor();
  }
  await close();
};

/** The story of overlaps asks axe about these boards on phones, every day. */
const long = ["extra", "free"].map((key) => `${key}: every third moment passes axe on a desk`);

export { long, tests };
