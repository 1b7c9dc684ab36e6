// Talk at a table: own words at private ones, phrases and small pictures everywhere.

import { announce, button, card, el } from "./dom.js";
import { EMOTES, PHRASES } from "./words.js";

export class Talk {
  constructor(send) {
    this.said = el("ol", { class: "log", tabindex: 0, "aria-label": "What was said" });
    this.said.hidden = true;
    const input = el("input", { maxLength: 300, "aria-label": "Your words", placeholder: "Say something" });
    const say = (event) => {
      event.preventDefault();
      if (input.value.trim() && send({ type: "say", text: input.value })) input.value = "";
    };
    this.form = el("form", { class: "pair", onsubmit: say }, input, el("button", { type: "submit" }, "Say"));
    const phrases = Object.entries(PHRASES).map(([phrase, text]) =>
      button(text, () => send({ type: "phrase", phrase })),
    );
    const emotes = Object.entries(EMOTES).map(([emote, picture]) =>
      button(picture, () => send({ type: "emote", emote }), { "aria-label": emote }),
    );
    const ready = el("details", {}, el("summary", {}, "Phrases"), el("div", { class: "buttons" }, phrases));
    this.node = card("Talk", this.said, this.form, el("div", { class: "buttons emotes" }, emotes), ready);
  }

  hear({ name, text, phrase, emote }) {
    const words = text ?? PHRASES[phrase] ?? EMOTES[emote] ?? phrase ?? emote;
    this.said.hidden = false;
    this.said.append(el("li", {}, el("b", {}, `${name}: `), words));
    while (this.said.children.length > 200) this.said.firstChild.remove();
    this.said.scrollTop = this.said.scrollHeight;
    announce(`${name}: ${words}`);
  }

  draw(table) {
    this.form.hidden = table.public;
  }
}
