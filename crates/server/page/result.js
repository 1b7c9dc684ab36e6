// How a game ended, its record and its review.

import { button, card, el } from "./dom.js";
import { ask } from "./wire.js";
import { GAMES, label } from "./words.js";

/** The ranking at a table, with the way to another game. */
export function standing(page) {
  const { table, names } = page;
  const again =
    page.you?.seats.length > 0 &&
    button("Play again", () => page.send({ type: "rematch" }), { class: "main" });
  return card(
    "Result",
    ranking(table.result ?? [], names),
    el("div", { class: "buttons" }, again, links(table.game_id)),
  );
}

function links(id) {
  return [
    el("a", { class: "button", href: `/g/${id}` }, "Review"),
    el("a", { class: "button", href: `/api/v1/games/${id}/record`, download: true }, "Download the record"),
  ];
}

function ranking(rows, names) {
  const sorted = [...rows].sort((one, other) => one.rank - other.rank);
  const line = (row) =>
    el(
      "li",
      { class: row.rank === 1 ? "first" : "" },
      el("b", {}, `${row.rank}. ${row.seat === undefined ? "Third color" : names[row.seat]}`),
      el("span", {}, String(row.score)),
    );
  return el("ol", { class: "ranking" }, sorted.map(line));
}

/** The page of a game that was played. */
export async function gamePage(id, main) {
  let game;
  try {
    game = await ask("GET", `/api/v1/games/${id}`);
  } catch (problem) {
    main.replaceChildren(card("Not found", el("p", {}, problem.detail)));
    return;
  }
  const names = game.players.map((player) => player.name);
  const goesOn = !game.ended;
  const when = new Date(game.created).toLocaleString();
  const review = el(
    "div",
    {},
    el("p", { class: "quiet" }, goesOn ? "The game goes on." : "The review is being made…"),
  );
  const ended = game.result
    ? ranking(game.result, names)
    : el("p", {}, goesOn ? "The game goes on." : "The game was given up.");
  const buttons = goesOn
    ? el("a", { class: "button main", href: `/t/${game.table}` }, "To the table")
    : el("a", { class: "button", href: `/api/v1/games/${id}/record`, download: true }, "Download the record");
  const heading = GAMES[game.game]?.name ?? game.game;
  main.replaceChildren(
    card(heading, el("p", { class: "quiet" }, when), ended, el("div", { class: "buttons" }, buttons)),
    card("Luck and skill", review),
  );
  document.title = `${heading} – Wormery`;
  if (!goesOn) showReview(id, game, names, review, 8);
}

async function showReview(id, game, names, node, tries) {
  try {
    const report = await ask("GET", `/api/v1/games/${id}/review`);
    node.replaceChildren(...reviewParts(report, game.game, names));
  } catch (problem) {
    if (tries > 0) setTimeout(() => showReview(id, game, names, node, tries - 1), 2500);
    else node.replaceChildren(el("p", {}, problem.detail));
  }
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;
const signed = (share) => (share > 0 ? "+" : "") + percent(share);

function reviewParts(report, game, names) {
  const heads = ["Player", "At the start", "Luck", "Own choices", "Others", "Result"];
  const row = (it) => [
    it.name ?? "Third color",
    percent(it.start),
    signed(it.luck),
    signed(it.own),
    signed(it.others),
    percent(it.result),
  ];
  const table = el(
    "table",
    {},
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        heads.map((text) => el("th", { scope: "col" }, text)),
      ),
    ),
    el(
      "tbody",
      {},
      report.rows.map((it) =>
        el(
          "tr",
          {},
          row(it).map((text, idx) => el(idx ? "td" : "th", {}, text)),
        ),
      ),
    ),
  );
  const mistake = (it) =>
    el(
      "li",
      {},
      `${names[it.seat]} at step ${it.ply}: ${label(game, it.action, null, names)}. Better: ${label(game, it.best, null, names)} (cost ${percent(it.cost)})`,
    );
  const costly = report.costliest.slice(0, 5);
  return [
    el("p", { class: "quiet" }, "Shares of the win: what each could expect, and where the rest came from."),
    el("div", { class: "wide" }, table),
    costly.length > 0 && el("h3", {}, "The costliest choices"),
    costly.length > 0 && el("ul", {}, costly.map(mistake)),
  ].filter(Boolean);
}
