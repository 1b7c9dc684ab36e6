// The boards: each shows the view of one game. They know no rules and offer nothing to click.

import { counted, el } from "./dom.js";
import { cardColor, cardName, fieldName, objectsOf } from "./words.js";

/** The board of a game. */
export function board(game, view, names, isMine) {
  const of = { regenwormen, "it-happens": itHappens, holzwurm }[game] ?? anything;
  return of(view, names, isMine);
}

function seatsTable(heads, rows, toAct) {
  const row = (cells, idx) =>
    el(
      "tr",
      { class: idx === toAct ? "turn" : "" },
      cells.map((cell, place) => el(place ? "td" : "th", place ? {} : { scope: "row" }, cell)),
    );
  const head = el(
    "tr",
    {},
    heads.map((text) => el("th", { scope: "col" }, text)),
  );
  return el("div", { class: "wide" }, el("table", {}, el("thead", {}, head), el("tbody", {}, rows.map(row))));
}

function list(name, items) {
  return el("ul", { class: "things", "aria-label": name }, items);
}

function regenwormen(view, names) {
  const die = (symbol, more = "") =>
    el(
      "li",
      {
        class: `die ${symbol === "W" ? "worm" : ""} ${more}`,
        "aria-label": symbol === "W" ? "worm" : symbol,
      },
      symbol,
    );
  const tile = (it) =>
    el(
      "li",
      {
        class: `tile ${it.open ? "" : "down"}`,
        "aria-label": it.open ? `${it.tile}, ${counted(it.worms, "worm")}` : `${it.tile}, face down`,
      },
      el("b", {}, it.tile),
      el("span", {}, it.open ? "•".repeat(it.worms) : "–"),
      it.specialist && el("small", {}, it.specialist.replaceAll("_", " ")),
    );
  const { turn } = view;
  const rolled = turn.roll.length > 0 && [
    el("h3", {}, "The roll"),
    list(
      "The roll",
      turn.roll.map((it) => die(it)),
    ),
  ];
  const kept = turn.kept.length > 0 && [
    el("h3", {}, `Kept: ${turn.total} points, ${counted(turn.dice_left, "die", "dice")} left`),
    list(
      "Kept dice",
      turn.kept.map((it) => die(it, "kept")),
    ),
  ];
  const stack = (tiles) =>
    tiles.length
      ? `${tiles.at(-1)}${tiles.length > 1 ? ` on ${tiles.slice(0, -1).reverse().join(", ")}` : ""}`
      : "–";
  const extras = (seat) =>
    [
      ...seat.specialists.map((it) => it.replaceAll("_", " ")),
      seat.tokens ? counted(seat.tokens, "token") : null,
    ].filter(Boolean);
  const heads = ["Player", "Worms", "Tiles, the top one first", view.expansion && "Also"].filter(Boolean);
  const rows = view.seats.map((seat, idx) =>
    [
      names[idx],
      seat.score,
      stack(seat.tiles),
      view.expansion ? extras(seat).join(", ") || "–" : null,
    ].filter((it) => it !== null),
  );
  const supply = view.expansion && el("p", {}, `${counted(view.supply, "token")} left in the supply`);
  return el(
    "div",
    {},
    rolled,
    kept,
    el("h3", {}, "The grill"),
    list("Tiles on the grill", view.row.map(tile)),
    supply,
    seatsTable(heads, rows, view.seat),
  );
}

function itHappens(view, names) {
  const name = (color) => (color.seat === undefined ? "Third color" : names[color.seat]);
  const swatch = (color) => el("span", { class: `swatch s-${color}` }, color);
  const holdings = (color) => [counted(color.worms, "worm tile"), ...objectsOf(color.objects)].join(", ");
  const points = (color) => {
    if (color.point_tiles)
      return color.point_tiles.map((tile) => `${tile.kind} ${tile.value}`).join(", ") || "–";
    const won = [
      color.queens && counted(color.queens, "queen"),
      color.generals && counted(color.generals, "general"),
    ];
    return won.filter(Boolean).join(", ") || "–";
  };
  const dice = (color) =>
    `${color.dice}${color.third_dice === undefined ? "" : ` + ${color.third_dice} third`}`;
  const rows = view.colors.map((color) => [
    [name(color), " ", swatch(color.color)],
    dice(color),
    holdings(color),
    points(color),
  ]);
  const toAct = view.colors.findIndex((color) => color.seat !== undefined && color.seat === view.to_act);
  const thrown =
    view.thrown?.value !== undefined &&
    el(
      "p",
      { class: "thrown" },
      "Thrown: ",
      el("span", { class: `die s-${view.thrown.color}` }, String(view.thrown.value)),
      ` ${view.thrown.color}`,
    );
  return el(
    "div",
    {},
    el(
      "p",
      {},
      `Round ${view.round} of ${view.rounds}, ${counted(view.supply.worms, "worm tile")} in the supply`,
    ),
    thrown,
    el("div", { class: "mounds" }, view.mounds.map(mound)),
    seatsTable(["Player", "Dice", "Has", "Points"], rows, toAct),
  );
}

function mound(it, place) {
  const cell = (column, height) => {
    const die = column.dice[height];
    if (die)
      return el(
        "td",
        { class: `s-${die.color}`, "aria-label": `${die.color} ${die.value}` },
        el("i", {}, die.color[0]),
        el("b", {}, die.value),
      );
    const field = column.fields[height];
    return el(
      "td",
      {
        class: field === undefined ? "none" : field === "W" ? "gain worm" : field === "." ? "blank" : "gain",
      },
      field === undefined ? "" : fieldName(field),
    );
  };
  const rows = [2, 1, 0].map((height) =>
    el(
      "tr",
      {},
      it.columns.map((column) => cell(column, height)),
    ),
  );
  const sums = it.columns.map((column) =>
    el("td", { class: "sum" }, column.dice.reduce((sum, die) => sum + die.value, 0) || ""),
  );
  const caption = el(
    "caption",
    {},
    el("b", {}, `Mound ${place + 1}`),
    ` queen ${it.queen}, general ${it.general}, a worm for a sum of ${it.worm}`,
  );
  return el(
    "table",
    { class: "mound" },
    caption,
    el("tbody", {}, rows),
    el("tfoot", {}, el("tr", { "aria-label": "sums" }, sums)),
  );
}

/** A card of Holzwurm. */
export function cardChip(id) {
  return el(
    "li",
    { class: `chip k-${cardColor(id)}`, "aria-label": cardName(id) },
    id === "x13" ? "☠ 13" : [el("i", {}, id[0]), id.slice(1)],
  );
}

function holzwurm(view, names, isMine) {
  const row = (it, idx) =>
    el(
      "li",
      { class: "line" },
      el("span", {}, `Row ${idx + 1}, ${it.color ?? "no color"}`),
      list(`Row ${idx + 1}`, it.display.map(cardChip)),
    );
  const rows = view.rows.length
    ? el("ol", { class: "lines" }, view.rows.map(row))
    : el("p", {}, "No row is on the table.");
  const fate = el(
    "div",
    { class: "line" },
    el("span", {}, "Fate row, the last card is next"),
    list("Fate row", view.fate.map(cardChip)),
  );
  // Whoever must play finds the hand among the actions.
  const hand = view.hand &&
    !isMine && [
      el("h3", {}, `Your hand, ${counted(view.hand.length, "card")}`),
      list("Your hand", view.hand.map(cardChip)),
    ];
  const seats = view.seats.map((seat, idx) => [
    names[idx],
    seat.score,
    seat.n_cards,
    seat.known.length ? el("ul", { class: "things small" }, seat.known.map(cardChip)) : "–",
  ]);
  const last =
    view.last &&
    el(
      "p",
      {},
      `The last deal: ${view.last.scores.map((score, idx) => `${names[idx]} ${score}`).join(", ")}`,
    );
  return el(
    "div",
    {},
    el("p", {}, `Deal ${view.deal} of ${view.deals}. Even numbers count, odd ones cost.`),
    fate,
    rows,
    hand,
    last,
    seatsTable(["Player", "Score", "Cards", "Known cards"], seats, view.to_act),
  );
}

/** Any view as lists inside lists. */
function anything(value) {
  if (value === null || typeof value !== "object") return el("span", {}, String(value));
  const entries = Array.isArray(value) ? value.map((item, idx) => [idx + 1, item]) : Object.entries(value);
  return el(
    "dl",
    {},
    entries.map(([key, item]) => [el("dt", {}, key), el("dd", {}, anything(item))]),
  );
}
