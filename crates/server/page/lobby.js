// The seats of a table, and what the host can change before the game begins.

import { button, card, counted, el, field, select } from "./dom.js";
import { SHAPES } from "./words.js";

/** The seats, the link for friends, and the host's buttons. */
export function lobby(page) {
  const { table } = page;
  const isOpen = table.state === "open" || table.state === "over";
  const mine = page.you?.seats ?? [];
  const seats = el(
    "ul",
    { class: "seats" },
    table.seats.map((seat, idx) => seatLine(page, seat, idx, isOpen, mine)),
  );
  const watchers = table.watchers > 0 && el("p", { class: "quiet" }, `${counted(table.watchers, "watcher")}`);
  const begin =
    page.you?.host &&
    table.state === "open" &&
    button("Start the game", () => page.send({ type: "start" }), { class: "main big" });
  const wait = !page.you?.host && table.state === "open" && el("p", {}, "The host starts the game.");
  const hint =
    begin &&
    table.seats.some((seat) => seat.type === "open") &&
    el("p", { class: "quiet" }, "Bots take the seats that are free.");
  return card(
    "Seats",
    seats,
    watchers,
    begin,
    hint,
    wait,
    table.state === "open" && invite(table),
    page.you?.host && table.state === "open" && settings(page),
  );
}

function seatLine(page, seat, idx, isOpen, mine) {
  const isOwn = mine.includes(idx);
  const about = {
    open: () => "",
    bot: () => "bot",
    person: () =>
      [
        seat.host && "host",
        isOwn && "you",
        seat.local && "same device",
        seat.robot && "program",
        seat.away && "away, a bot plays",
        !seat.here && "not here",
      ]
        .filter(Boolean)
        .join(", "),
  }[seat.type]();
  const name = seat.type === "open" ? "Free seat" : seat.name;
  const shape = el(
    "span",
    { class: `shape c-${seat.color ?? "none"}`, "aria-hidden": "true" },
    SHAPES[seat.color] ?? (seat.type === "bot" ? "⚙" : "○"),
  );
  const isTurn = page.table.state === "playing" && page.frame?.to_act === idx;
  return el(
    "li",
    { class: isTurn ? "turn" : "" },
    shape,
    el("span", { class: "who" }, el("b", {}, name), el("small", {}, about)),
    seatButtons(page, seat, idx, isOpen, mine),
  );
}

function seatButtons(page, seat, idx, isOpen, mine) {
  const isOwn = mine.includes(idx);
  const isHost = page.you?.host;
  const buttons = [];
  const add = (text, command, about) =>
    buttons.push(button(text, () => page.send(command), { "aria-label": about }));
  if (seat.type === "open" && isOpen) {
    if (!isOwn)
      add(mine.length ? "Move here" : "Sit here", { type: "sit", seat: idx }, `Sit on seat ${idx + 1}`);
    if (isHost)
      add(
        "Add a bot",
        { type: "add_bot", seat: idx, level: page.level ?? page.table.away_level },
        `Add a bot on seat ${idx + 1}`,
      );
  }
  if (seat.type === "bot" && page.table.state === "playing" && !mine.length)
    add("Take over", { type: "sit", seat: idx }, `Play instead of ${seat.name}`);
  if (isOwn && page.table.state !== "starting")
    add("Get up", { type: "stand", seat: idx }, `Get up from seat ${idx + 1}`);
  if (isHost && !isOwn && seat.type !== "open" && isOpen)
    add("Send away", { type: "clear", seat: idx }, `Send ${seat.name} away`);
  return el("span", { class: "buttons" }, buttons);
}

function invite(table) {
  const link = `${location.origin}/t/${table.code}`;
  const input = el("input", {
    value: link,
    readOnly: true,
    "aria-label": "Link to this table",
    onfocus: (event) => event.target.select(),
  });
  const copy = async (event) => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      input.select();
      document.execCommand("copy");
    }
    event.target.textContent = "Copied";
  };
  return el(
    "div",
    { class: "invite" },
    el("p", {}, "Friends come by this link, or with the code ", el("b", { class: "code" }, table.code)),
    el("div", { class: "pair" }, input, button("Copy", copy)),
  );
}

function settings(page) {
  const { table } = page;
  const rules = page.rules.find((it) => it.game === table.game);
  if (!rules) return null;
  const change = (what) => page.send({ type: "change", ...what });
  const counts = range(rules.min_players, rules.max_players).map((count) => [String(count), String(count)]);
  const paces = [
    ["0", "no clock"],
    ["30", "30 seconds"],
    ["60", "a minute"],
    ["300", "5 minutes"],
  ];
  const levels = rules.levels.map((level) => [level.name, level.name]);
  const wished = page.level ?? table.away_level;
  const local = el("input", {
    maxLength: 24,
    placeholder: "Name",
    "aria-label": "Name of somebody at this device",
  });
  const free = table.seats.findIndex((seat) => seat.type === "open");
  const addLocal = () =>
    local.value.trim() && page.send({ type: "add_local", seat: free, name: local.value });
  return el(
    "details",
    { open: page.isSettingsOpen ?? false, ontoggle: (event) => (page.isSettingsOpen = event.target.open) },
    el("summary", {}, "Settings"),
    field(
      "Players",
      select("players", counts, String(table.seats.length), (value) => change({ players: Number(value) })),
    ),
    field(
      "New bots",
      select("level", levels, wished, (value) => (page.level = value)),
    ),
    field(
      "Time for a decision",
      select("pace", paces, String(table.pace_s ?? 0), (value) => change({ pace_s: Number(value) })),
    ),
    field(
      "In the list of open tables",
      el("input", {
        type: "checkbox",
        checked: table.public,
        onchange: (event) => change({ public: event.target.checked }),
      }),
    ),
    table.game === "regenwormen" &&
      field(
        "With the expansion",
        el("input", {
          type: "checkbox",
          checked: table.options.expansion === true,
          onchange: (event) => change({ options: { ...table.options, expansion: event.target.checked } }),
        }),
      ),
    free >= 0 && el("div", { class: "pair" }, local, button("Add at this device", addLocal)),
  );
}

export function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, idx) => from + idx);
}
