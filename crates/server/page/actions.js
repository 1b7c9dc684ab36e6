// What can be done now, as buttons.

import { cardChip } from "./boards.js";
import { button, el } from "./dom.js";
import { isTooLow, label } from "./words.js";

/** The buttons for the one who must act, and the way back for one who was away. */
export function actions(page, isCovered) {
  const { table, frame } = page;
  if (table.state !== "playing" || !frame) return [];
  const away = (page.you?.seats ?? []).some((seat) => table.seats[seat].away);
  const back =
    away &&
    el(
      "p",
      {},
      "A bot plays for you. ",
      button("I am back", () => page.send({ type: "back" }), { class: "main" }),
    );
  if (isCovered) {
    const show = () => {
      page.unveiled = frame.seat;
      page.draw();
    };
    return [back, button(`I am ${page.names[frame.seat]}: show my cards`, show, { class: "main" })];
  }
  const { legal, view } = frame.frame;
  if (!legal.length) return [back];
  const offer =
    table.game === "holzwurm" ? byCard(page, legal, view) : legal.map((action) => one(page, action, view));
  const isLow = table.game === "holzwurm" && legal.some((action) => isTooLow(action, view));
  const hint = isLow && el("p", { class: "quiet" }, "↓ is too low: it takes the row and a fate card.");
  return [
    back,
    el("h2", {}, page.pending ? "One moment…" : "Your turn"),
    el("div", { class: table.game === "holzwurm" ? "bycard" : "choices" }, offer),
    hint,
  ];
}

function one(page, action, view) {
  const text = label(page.table.game, action, view, page.names);
  const kind = ["stop", "accept", "pass"].includes(action.type) ? "" : "main";
  return button(text, () => page.act(action), { disabled: page.pending !== null, class: kind });
}

/** Many cards can go to many rows: one line for each card. */
function byCard(page, legal, view) {
  const cards = [...new Set(legal.map((action) => action.card))];
  return cards.map((id) => {
    const targets = legal.filter((action) => action.card === id);
    return el(
      "div",
      { class: "choice" },
      el("ul", { class: "things" }, cardChip(id)),
      targets.map((action) => target(page, action, view)),
    );
  });
}

function target(page, action, view) {
  const isLow = isTooLow(action, view);
  const text = action.row === undefined ? "new row" : `row ${action.row + 1}${isLow ? " ↓" : ""}`;
  const props = {
    disabled: page.pending !== null,
    class: isLow ? "low" : "main",
    "aria-label": label("holzwurm", action, view, page.names),
  };
  return button(text, () => page.act(action), { ...props, title: props["aria-label"] });
}
