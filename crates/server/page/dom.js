// Small helpers to build the page. Text is always text: nothing that comes from others is read as HTML.

/** An element with properties, attributes and children. */
export function el(name, props = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in node && !key.startsWith("aria")) node[key] = value;
    else node.setAttribute(key === "class" ? "class" : key, value === true ? "" : value);
  }
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/** A button that does something. */
export function button(text, onclick, props = {}) {
  return el("button", { type: "button", onclick, ...props }, text);
}

/** A choice between values: pairs of value and text. */
export function select(id, choices, chosen, onchange) {
  const options = choices.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return el("select", { id, onchange: (event) => onchange?.(event.target.value) }, options);
}

/** A label with what it is about. */
export function field(text, control) {
  return el("label", { class: "field" }, el("span", {}, text), control);
}

/** A part of the page with a heading. */
export function card(heading, ...children) {
  return el("section", { class: "card" }, heading && el("h2", {}, heading), children);
}

/** Says something to those who listen to the page. */
export function announce(text) {
  document.getElementById("live").textContent = text;
}

/** Replaces what is in a part of the page; the focus stays in it if it was there. */
export function fill(node, ...children) {
  const had = node.contains(document.activeElement) && document.activeElement !== node;
  node.replaceChildren(...children.flat(Infinity).filter((child) => child));
  if (had) (node.querySelector("button:not(:disabled), input, select") ?? node).focus?.();
}

/** "1 worm", "2 worms". */
export function counted(count, noun, plural = noun + "s") {
  return `${count} ${count === 1 ? noun : plural}`;
}
