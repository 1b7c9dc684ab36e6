import art from "../../assets/art.svg?raw";

/** Puts all drawings into the page once, hidden; `<use href="#hen">` shows one. */
export function mountSprite(): void {
  mount(art, "sprite-art");
}

/** Puts the drawings of a file into the page once, hidden. */
export function mount(drawings: string, name: string): void {
  if (document.querySelector(`.${name}`)) return;
  const svg = document.importNode(new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement, true);
  svg.classList.add("sprite", name);
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
}
