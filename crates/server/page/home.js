// The first page: begin a game, join one, or look at those that were played.

import { button, card, counted, el, field, fill, select } from "./dom.js";
import { range } from "./lobby.js";
import { ask } from "./wire.js";
import { GAMES } from "./words.js";

const OFTEN = 10000;

export async function homePage(main) {
  const rules = await ask("GET", "/api/v1/rules");
  const tables = el("div");
  const mine = el("div");
  main.replaceChildren(
    el(
      "div",
      { class: "columns" },
      el("div", { class: "left" }, new Chooser(rules).node),
      el("div", { class: "right" }, join(), tables, mine),
    ),
  );
  const refresh = () => document.hidden || openTables(tables).catch(() => {});
  refresh();
  setInterval(refresh, OFTEN);
  myGames(mine).catch(() => {});
}

class Chooser {
  constructor(rules) {
    this.rules = rules;
    this.game = rules[0];
    this.more = el("div", { class: "fields" });
    this.note = el("p", { class: "note", role: "alert" });
    const choice = (it) =>
      el(
        "label",
        { class: "game" },
        el("input", {
          type: "radio",
          name: "game",
          value: it.game,
          checked: it === this.game,
          onchange: () => this.#choose(it),
        }),
        el(
          "span",
          {},
          el("b", {}, GAMES[it.game]?.name ?? it.game),
          el("small", {}, GAMES[it.game]?.about ?? ""),
        ),
      );
    const games = el("fieldset", {}, el("legend", { class: "unseen" }, "Game"), rules.map(choice));
    const buttons = el(
      "div",
      { class: "buttons" },
      button("Play now against bots", () => this.#now(), { class: "main big" }),
      button("Play with friends", () => this.#friends(), { class: "big" }),
    );
    this.node = card("Play", games, this.more, buttons, this.note);
    this.#choose(this.game);
  }

  #choose(game) {
    this.game = game;
    const counts = range(game.min_players, game.max_players).map((count) => [String(count), String(count)]);
    const levels = game.levels.map((level) => [level.name, level.name]);
    const about = el("small", { class: "quiet" });
    const tell = (name) =>
      (about.textContent = game.levels.find((level) => level.name === name)?.about ?? "");
    const usual = game.levels[Math.max(0, game.levels.length - 2)]?.name;
    this.players = select("players", counts, String(game.min_players));
    this.level = select("level", levels, usual, tell);
    this.expansion = game.game === "regenwormen" && el("input", { type: "checkbox" });
    tell(usual);
    fill(
      this.more,
      field("Players", this.players),
      field("Bots", this.level),
      about,
      this.expansion && field("With the expansion", this.expansion),
    );
  }

  get #options() {
    return this.expansion?.checked ? { expansion: true } : undefined;
  }

  #now() {
    this.#make("/api/v1/play", {
      game: this.game.game,
      players: Number(this.players.value),
      level: this.level.value,
      options: this.#options,
    });
  }

  #friends() {
    const seats = range(1, Number(this.players.value)).map((count) => ({
      type: count === 1 ? "me" : "open",
    }));
    this.#make("/api/v1/tables", {
      game: this.game.game,
      seats,
      away_level: this.level.value,
      options: this.#options,
    });
  }

  async #make(path, request) {
    try {
      const table = await ask("POST", path, request);
      location.href = `/t/${table.code}`;
    } catch (problem) {
      this.note.textContent = problem.detail;
    }
  }
}

function join() {
  const input = el("input", {
    maxLength: 6,
    autocapitalize: "characters",
    autocomplete: "off",
    spellcheck: false,
    placeholder: "K3F9QW",
    "aria-label": "Code of the table",
  });
  const note = el("p", { class: "note", role: "alert" });
  const go = async (event) => {
    event.preventDefault();
    try {
      const table = await ask("GET", `/api/v1/tables/${encodeURIComponent(input.value.trim() || "-")}`);
      location.href = `/t/${table.code}`;
    } catch (problem) {
      note.textContent = problem.detail;
    }
  };
  return card(
    "Join with a code",
    el("form", { class: "pair", onsubmit: go }, input, el("button", { type: "submit" }, "Join")),
    note,
  );
}

async function openTables(node) {
  const tables = await ask("GET", "/api/v1/tables");
  const line = (table) => {
    const names = table.seats.filter((name) => name !== null);
    const free = table.seats.length - names.length;
    const about = `${names.join(", ") || "nobody yet"}; ${free ? `${counted(free, "seat")} free` : table.state}`;
    return el(
      "li",
      {},
      el(
        "span",
        { class: "who" },
        el("b", {}, GAMES[table.game]?.name ?? table.game),
        el("small", {}, about),
      ),
      el(
        "a",
        { class: "button", href: `/t/${table.code}` },
        free && table.state === "open" ? "Join" : "Watch",
      ),
    );
  };
  const list = tables.length
    ? el("ul", { class: "seats" }, tables.map(line))
    : el("p", { class: "quiet" }, "None just now. Make one, and let others find it in its settings.");
  fill(node, card("Open tables", list));
}

async function myGames(node) {
  const { games } = await ask("GET", "/api/v1/me/games?limit=5");
  if (!games.length) return;
  const line = (game) => {
    const href = game.ended ? `/g/${game.id}` : `/t/${game.table}`;
    const about = `${game.players.map((player) => player.name).join(", ")}; ${new Date(game.created).toLocaleString()}`;
    return el(
      "li",
      {},
      el("span", { class: "who" }, el("b", {}, GAMES[game.game]?.name ?? game.game), el("small", {}, about)),
      el("a", { class: "button", href }, game.ended ? "Look" : "Go on"),
    );
  };
  node.replaceChildren(card("My games", el("ul", { class: "seats" }, games.map(line))));
}
