import art from "../../assets/art.svg?raw";

/** Puts all drawings into the page once, hidden; `<use href="#hen">` shows one. */
export function mountSprite(): void {
  if (document.querySelector(".sprite")) return;
  const svg = document.importNode(new DOMParser().parseFromString(art, "image/svg+xml").documentElement, true);
  svg.classList.add("sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
}
