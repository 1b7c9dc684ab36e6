// Where the page begins: who the guest is, and which page is asked for.

import { button, card, el, field, select } from "./dom.js";
import { homePage } from "./home.js";
import { gamePage } from "./result.js";
import { TablePage } from "./table.js";
import { ask } from "./wire.js";
import { SHAPES } from "./words.js";

const main = document.getElementById("main");

async function begin() {
  try {
    showMe(await ask("GET", "/api/v1/me"));
    await route();
  } catch (problem) {
    main.replaceChildren(
      card(
        "Something is wrong",
        el("p", {}, problem.detail ?? String(problem)),
        button("Try again", () => location.reload()),
      ),
    );
  }
}

async function route() {
  const [, kind, id] = location.pathname.split("/");
  if (kind === "t" && id) new TablePage(decodeURIComponent(id), main);
  else if (kind === "g" && id) await gamePage(decodeURIComponent(id), main);
  else if (location.pathname === "/") await homePage(main);
  else
    main.replaceChildren(
      card("There is no such page", el("a", { class: "button", href: "/" }, "To the first page")),
    );
}

function showMe(guest) {
  const name = el("input", { value: guest.name, maxLength: 24, autocomplete: "nickname" });
  const colors = Object.entries(SHAPES).map(([color, shape]) => [color, `${shape} ${color}`]);
  const color = select("color", colors, guest.color);
  const note = el("p", { class: "note", role: "alert" });
  const save = async (event) => {
    event.preventDefault();
    try {
      showMe(await ask("PATCH", "/api/v1/me", { name: name.value, color: color.value }));
    } catch (problem) {
      note.textContent = problem.detail;
    }
  };
  const shape = el("span", { class: `shape c-${guest.color}`, "aria-hidden": "true" }, SHAPES[guest.color]);
  const form = el(
    "form",
    { class: "card", onsubmit: save },
    field("Name", name),
    field("Color", color),
    el("button", { type: "submit", class: "main" }, "Save"),
    note,
  );
  document
    .getElementById("me")
    .replaceChildren(
      el(
        "details",
        { class: "me" },
        el("summary", { title: "Your name and color" }, shape, guest.name),
        form,
      ),
    );
}

begin();
