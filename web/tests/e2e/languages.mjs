// A few turns of every game in every language: all that is shown and heard is in it, and nothing is cut.
import { readdirSync, readFileSync } from "node:fs";
import { overlaps } from "../shots/overlaps.mjs";
import { SCREENS } from "../shots/pictures.mjs";
import { settle } from "../shots/stage.mjs";
import { hasSomethingToDo, random, tap } from "./player.mjs";
import { arrive, check, newPage } from "./stage.mjs";

const GAMES = {
  regenwormen: { game: "regenwormen", players: 4 },
  extra: { game: "regenwormen", options: { expansion: true }, players: 3 },
  "it-happens": { game: "it-happens", players: 3 },
  holzwurm: { game: "holzwurm", players: 3 },
};
const LANGUAGES = ["en", "nl", "de", "fr"];
const TAPS = 8;
/** How often the screen is measured. */
const EVERY = 4;
/** Texts with fewer letters say nothing about their language. */
const ENOUGH = 9;
/** Names of messages, and what is put where a word is missing. */
const RAW = /\b[a-z]+(_[a-z0-9]+)+\b|\bundefined\b|\bNaN\b|\[object |[{}]/;
/** What may come and go over something else is the business of the story of overlaps. */
const CUT = / is cut by | leaves the screen/;
const WORDS = new URL("../../../words/", import.meta.url);

/** All texts of a language. */
function textsOf(lang) {
  return readdirSync(WORDS, { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .map(({ name }) => name)
    .flatMap((area) => (readdirSync(new URL(`${area}/`, WORDS)).includes(`${lang}.json`) ? [area] : []))
    .flatMap((area) => Object.values(JSON.parse(readFileSync(new URL(`${area}/${lang}.json`, WORDS), "utf8"))))
    .flatMap((message) => (typeof message === "string" ? [message] : Object.values(message[0].match)));
}

/** The English texts that another language has no text like, as patterns of what they become. */
function english(lang) {
  const own = new Set(textsOf(lang));
  return textsOf("en")
    .filter((text) => !own.has(text) && text.replace(/\{\w+\}|[^a-z]/gi, "").length >= ENOUGH)
    .map((text) => text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .map((parts) => new RegExp(`^${parts.join(".{1,60}")}$`));
}

/** Sits down against bots and answers the address of the table. */
async function sitDown(page, base, wanted) {
  await arrive(page, base);
  const code = await page.evaluate(async (request) => {
    const ask = (path, body) =>
      fetch(`/api/v1/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const { code } = await (await ask("play", { bot_pace_ms: 0, ...request })).json();
    await ask(`tables/${code}/commands`, { type: "start" });
    return code;
  }, wanted);
  await page.goto(`${base}/t/${code}`);
  await page.locator(".board").waitFor();
}

/** Runs in the page: remembers what the live regions say. */
function listen() {
  const heard = (window.heard = []);
  for (const region of document.querySelectorAll("[data-live]"))
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
}

/** Runs in the page: all lines that are shown, in the log, on labels and in the title, and what was heard. */
function told() {
  const lines = [...document.querySelectorAll("main li, main p, main button, main h1, main h2, main span, main b")];
  const labels = [...document.querySelectorAll("[aria-label], [title]")].flatMap((one) => [one.ariaLabel, one.title]);
  const all = [...lines.map((one) => one.textContent), ...labels, ...window.heard, document.title];
  return [...new Set(all.filter(Boolean).map((text) => text.replace(/\s+/g, " ").trim()))];
}

async function playSome(page, leftovers) {
  const faults = [];
  await page.evaluate(listen);
  for (let n = 0; n < TAPS && !(await page.locator(".end").isVisible()); n += 1) {
    if (!(await tap(page, random))) await hasSomethingToDo(page);
    if (n % EVERY !== EVERY - 1) continue;
    await settle(page);
    faults.push(...(await overlaps(page)).filter((fault) => CUT.test(fault)));
    const lines = await page.evaluate(told);
    check(lines.length > 10, "nothing is told");
    faults.push(...lines.filter((line) => RAW.test(line)).map((line) => `raw: ${line}`));
    faults.push(...lines.filter((line) => leftovers.some((one) => one.test(line))).map((line) => `English: ${line}`));
  }
  return [...new Set(faults)];
}

const tests = {};
for (const lang of LANGUAGES)
  tests[`${lang}: some turns of every game are told in the language, and nothing is cut`] = async (browser, base) => {
    const leftovers = lang === "en" ? [] : english(lang);
    const faults = [];
    for (const [name, wanted] of Object.entries(GAMES)) {
      const { page, context, faults: wrong } = await newPage(browser, base, { viewport: SCREENS.small, locale: lang });
      await sitDown(page, base, wanted);
      faults.push(...[...(await playSome(page, leftovers)), ...wrong].map((fault) => `${name}: ${fault}`));
      await context.close();
    }
    check(faults.length === 0, faults.join("\n     "));
  };

export { tests };
