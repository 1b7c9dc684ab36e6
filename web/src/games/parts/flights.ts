/**
 * Pieces that change their place fly there. Whatever carries `data-fly` (which piece) and `data-place` (where it lies)
 * is measured before and after a change; a copy flies from the old place to the new one over everything else. A piece
 * that comes from nowhere begins at its `data-from`, one that goes away ends where the board says; both name a `data-
 * spot`.
 */
interface Spot {
  rect: DOMRect;
  place: string;
  element: HTMLElement;
  /** What it has from the place where it lies, see `LOOKS`. */
  look: string;
}

export type Spots = Map<string, Spot>;

/** Where a piece goes that is no longer there: the name of a `data-spot`, or nowhere. */
export type Goes = (fly: string) => string | null;

/** What pieces have from their place, and a copy elsewhere would lose. */
const LOOKS = ["--cw", "--ch", "--card-top", "--card-font", "--tw"];

/** Below this many pixels nothing flies. */
const NEAR = 4;

/** How long a piece fades in where nothing may fly, in milliseconds. */
const FLASH = 80;

/** How long after one another dice and cards begin, in milliseconds. */
const STAGGER = 20;

export function measure(root: ParentNode): Spots {
  const spots: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const { fly, place } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (fly && place && rect.width > 0) spots.set(fly, { rect, place, element, look: lookOf(element) });
  }
  return spots;
}

function lookOf(element: HTMLElement): string {
  const style = getComputedStyle(element);
  return LOOKS.map((name) => [name, style.getPropertyValue(name)])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

function spotNamed(root: ParentNode, name: string | undefined | null): DOMRect | null {
  const rect = name ? root.querySelector(`[data-spot="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
  return rect && rect.width > 0 ? rect : null;
}

export class Flights {
  #running = new Set<() => void>();

  /** Lets all pieces fly that have changed their place since they were measured. */
  start(before: Spots, root: ParentNode, ms: number, goes: Goes = () => null): void {
    let order = 0;
    const there = new Set<string>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
      const fly = element.dataset.fly ?? "";
      there.add(fly);
      const from = this.#from(before.get(fly), element, root);
      const to = element.getBoundingClientRect();
      if (!from || to.width === 0 || Math.hypot(to.x - from.x, to.y - from.y) < NEAR) continue;
      if (ms <= 0) element.animate([{ opacity: 0.2 }, { opacity: 1 }], FLASH);
      else
        this.#fly(ghostOf(element, to, lookOf(element)), from, to, {
          ms,
          delay: isMany(fly) ? STAGGER * order++ : 0,
          element,
        });
    }
    if (ms > 0) this.#leave(before, there, root, ms, goes);
  }

  /** Sets everything down at once. */
  finish(): void {
    for (const land of this.#running) land();
  }

  /** Where a piece was, if that was elsewhere. */
  #from(spot: Spot | undefined, element: HTMLElement, root: ParentNode): DOMRect | null {
    if (spot) return spot.place === element.dataset.place ? null : spot.rect;
    return spotNamed(root, element.dataset.from);
  }

  /** Lets pieces that are gone dive into whoever has them now. */
  #leave(before: Spots, there: Set<string>, root: ParentNode, ms: number, goes: Goes): void {
    let order = 0;
    for (const [fly, { rect, element, look }] of before) {
      const to = there.has(fly) ? null : spotNamed(root, goes(fly));
      if (!to) continue;
      const [x, y] = [to.x + (to.width - rect.width) / 2, to.y + (to.height - rect.height) / 2];
      const end = new DOMRect(x, y, rect.width, rect.height);
      this.#fly(ghostOf(element, end, look), rect, end, { ms, delay: STAGGER * order++ });
    }
  }

  /** Lets a copy fly; `element` is what it becomes, unseen until it lands. */
  #fly(
    ghost: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    how: { ms: number; delay: number; element?: HTMLElement },
  ): void {
    document.body.append(ghost);
    if (how.element) how.element.style.visibility = "hidden";
    const land = () => {
      if (how.element) how.element.style.visibility = "";
      ghost.remove();
      this.#running.delete(land);
    };
    this.#running.add(land);
    const easing = !how.element ? "cubic-bezier(.6,0,.8,.3)" : "cubic-bezier(.2,.8,.2,1)";
    const flight = ghost.animate(path(from, to), { duration: how.ms, delay: how.delay, easing, fill: "both" });
    flight.onfinish = land;
    flight.oncancel = land;
  }
}

/** Dice and cards come in numbers, and begin one after another. */
function isMany(fly: string): boolean {
  return fly.startsWith("die") || fly.startsWith("card");
}

/** A copy of a piece that lies over everything, at its new place, as it looks on the table. */
function ghostOf(element: HTMLElement, to: DOMRect, look: string): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-fly");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("flying");
  ghost.style.cssText += `;${look}`;
  const size = { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` };
  const over = {
    position: "fixed",
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    transformOrigin: "0 0",
    visibility: "",
    translate: "none",
    animation: "none",
  };
  Object.assign(ghost.style, { ...size, ...over });
  return ghost;
}

/** A low arc from one rectangle to the other. */
function path(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  const lift = Math.min(36, Math.hypot(x, y) / 6);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
    { transform: "none" },
  ];
}
