// The words of all programs, as crates/words/README.md describes them: read, checked, and with the spaces of each
// language. crates/words/build does the same for Rust; crates/words/tests holds both to the same cases.

export const LANGUAGES = ["en", "nl", "de", "fr"];

/**
 * Joins the files of all areas: `{ areas, faults }`, an area being `{ name, about, texts: { en: { key: message } } }`.
 * @param {Record<string, string>} files what lies in the folder `words`, by its path in there: "app/en.json"
 */
export function gather(files) {
  const faults = [];
  const spaces = JSON.parse(files["spaces.json"] ?? "{}");
  const names = new Set(Object.keys(files).flatMap((path) => (path.includes("/") ? [path.split("/")[0]] : [])));
  const seen = new Set();
  const areas = [...names].sort().map((name) => {
    const about = JSON.parse(files[`${name}/area.json`] ?? "{}");
    if (about.game !== undefined) about.prefix ??= about.game.replaceAll("-", "_");
    const texts = {};
    const isSilent = !LANGUAGES.some((language) => `${name}/${language}.json` in files);
    for (const language of LANGUAGES) {
      const path = `words/${name}/${language}.json`;
      if (!isSilent && !(`${name}/${language}.json` in files)) faults.push(`${path} is missing`);
      texts[language] = JSON.parse(files[`${name}/${language}.json`] ?? "{}");
      const say = (key, fault) => faults.push(`${path}: ${key} ${fault}`);
      for (const [key, message] of Object.entries(texts[language])) {
        if (seen.has(`${language} ${key}`)) say(key, "is there twice");
        seen.add(`${language} ${key}`);
        checkName(key, about, (fault) => say(key, fault));
        checkMessage(message, language, (fault) => say(key, fault));
        texts[language][key] = typeset(message, spaces[language] ?? {});
      }
      compare(texts[language], texts.en, say);
    }
    return { name, about, texts };
  });
  return { areas, faults };
}

/** What follows from effects by rule lies with its game, and only there. */
function checkName(key, { game, prefix }, say) {
  if (game !== undefined && !key.startsWith(`${prefix}_`)) say(`does not begin with ${prefix}_`);
  if (game === undefined && key.includes("_fx_")) say("is told by rule and belongs to the words of its game");
}

/** A message is a text, or one form with inputs, plurals and a text for every case. */
function checkMessage(message, language, say) {
  if (typeof message === "string") return checkText(message, null, language, say);
  const form = Array.isArray(message) && message.length === 1 ? message[0] : null;
  const inputs = new Set();
  const plurals = new Set();
  for (const line of form?.declarations ?? []) {
    const input = /^input (\w+)$/.exec(line);
    const local = /^local (\w+) = (\w+): plural$/.exec(line);
    if (input) inputs.add(input[1]);
    else if (local && inputs.has(local[2])) plurals.add(local[1]);
    else return say(`cannot declare "${line}"`);
  }
  const selectors = form?.selectors ?? [];
  if (selectors.length === 0 || !form.match) return say("is neither a text nor one form with selectors");
  for (const name of selectors)
    if (!inputs.has(name) && !plurals.has(name)) return say(`selects by ${name}, which is not declared`);
  const cases = [];
  for (const [when, text] of Object.entries(form.match)) {
    const one = conditions(when, selectors);
    if (!one) return say(`has a case "${when}" that cannot be read`);
    const odd = selectors.some((name, at) => plurals.has(name) && !["one", "other", "*"].includes(one[at]));
    if (odd) return say(`has a case "${when}"; plurals are one and other`);
    cases.push(one);
    checkText(text, inputs, language, say);
  }
  const open = uncovered(selectors, cases, plurals);
  if (open) say(`has no text for ${open}`);
}

/** "p=one, me=yes" by its selectors; `*` for what is not named. */
function conditions(when, selectors) {
  const found = selectors.map(() => "*");
  for (const part of when.split(",")) {
    const [, name, value] = /^\s*(\w+)=(\S+)\s*$/.exec(part) ?? [];
    if (!selectors.includes(name)) return null;
    found[selectors.indexOf(name)] = value;
  }
  return found;
}

/** The first mixture of values for which no case fits; "other" stands for all that is not named. */
function uncovered(selectors, cases, plurals) {
  let mixtures = [[]];
  for (const [at, name] of selectors.entries()) {
    const named = plurals.has(name)
      ? ["one"]
      : [...new Set(cases.map((one) => one[at]))].filter((value) => value !== "*");
    mixtures = mixtures.flatMap((mixture) => [...named, null].map((value) => [...mixture, value]));
  }
  const fits = (one, mixture) =>
    one.every(
      (value, at) =>
        value === "*" ||
        value === mixture[at] ||
        (mixture[at] === null && plurals.has(selectors[at]) && value === "other"),
    );
  const open = mixtures.find((mixture) => !cases.some((one) => fits(one, mixture)));
  return open?.map((value, at) => `${selectors[at]}=${value ?? "other"}`).join(", ");
}

/** Braces hold declared names, and only languages that write a space before a percent sign have one. */
function checkText(text, inputs, language, say) {
  if (typeof text !== "string") return say("has something else than a text");
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ""))) say("has a brace that cannot be read");
  for (const name of placeholders(text)) if (inputs && !inputs.has(name)) say(`uses {${name}}, which is not declared`);
  if (/[\u00a0\u202f]/.test(text)) say("has a fixed space; words/spaces.json says where they are put");
  if (/[}\d] %/.test(text) && (language === "en" || language === "nl")) say("has a space before a percent sign");
}

function placeholders(text) {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
}

/** What a message is given: what its text shows, or what its form declares. */
function parameters(message) {
  if (typeof message === "string") return placeholders(message);
  const lines = message?.[0]?.declarations ?? [];
  return new Set(lines.filter((line) => line.startsWith("input ")).map((line) => line.slice(6)));
}

/** Every language has the messages of English, and they get the same; where English has a form, less is allowed. */
function compare(texts, english, say) {
  for (const [key, message] of Object.entries(english)) {
    if (!(key in texts)) {
      say(key, "is missing");
      continue;
    }
    const [mine, theirs] = [parameters(texts[key]), parameters(message)];
    const less = typeof message === "string" && [...theirs].some((name) => !mine.has(name));
    if (less || [...mine].some((name) => !theirs.has(name)))
      say(key, `has ${list(mine)} where English has ${list(theirs)}`);
  }
  for (const key of Object.keys(texts)) if (!(key in english)) say(key, "is not in English");
}

function list(names) {
  return (
    [...names]
      .sort()
      .map((name) => `{${name}}`)
      .join(" ") || "nothing"
  );
}

/** A message with the spaces at which a line must not break, so that nobody has to type them. */
function typeset(message, { before = {}, after = {} }) {
  const set = (text) => {
    for (const [sign, space] of Object.entries(before)) text = text.replaceAll(` ${sign}`, space + sign);
    for (const [sign, space] of Object.entries(after)) text = text.replaceAll(`${sign} `, sign + space);
    return text;
  };
  if (typeof message === "string") return set(message);
  if (!message?.[0]?.match) return message;
  const match = Object.fromEntries(Object.entries(message[0].match).map(([when, text]) => [when, set(String(text))]));
  return [{ ...message[0], match }];
}
