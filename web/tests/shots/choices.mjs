// Settings of a page that is open, as its reader would change them: faster than to load it again.

/** Sets what the page likes, and waits until it speaks the language. */
export function choose(page, choices) {
  return page.evaluate(change, choices);
}

/** Runs in the page. */
async function change(choices) {
  const settings = (window.settings ??= await found());
  const text = () => document.querySelector("main").innerText;
  const [before, language] = [text(), settings.language];
  for (const [key, value] of Object.entries(choices)) settings.set(key, value);
  // The words of a language come when they are asked for.
  while (settings.language !== language && text() === before) await new Promise(requestAnimationFrame);

  /** The settings of the modules that the page has loaded. */
  async function found() {
    const url = performance.getEntriesByType("resource").find(({ name }) => /\/base-[^/]+\.js$/.test(name)).name;
    return Object.values(await import(url)).find((one) => typeof one?.nextHints === "function" && "dress" in one);
  }
}
