/**
 * Pieces that change their place fly there. Whatever carries `data-fly` (which piece) and `data-place` (where it lies) is
 * measured before and after a change; a copy flies from the old place to the new one over everything else.
 */
interface Spot {
  rect: DOMRect;
  place: string;
}

export type Spots = Map<string, Spot>;

/** Below this many pixels nothing flies. */
const NEAR = 4;

/** How long a piece fades in where nothing may fly, in milliseconds. */
const FLASH = 80;

export function measure(root: ParentNode): Spots {
  const spots: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const { fly, place } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (fly && place && rect.width > 0) spots.set(fly, { rect, place });
  }
  return spots;
}

export class Flights {
  #running = new Set<() => void>();

  /** Lets all pieces fly that have changed their place since they were measured. */
  start(before: Spots, root: ParentNode, ms: number): void {
    let order = 0;
    for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
      const spot = before.get(element.dataset.fly ?? "");
      if (!spot || spot.place === element.dataset.place) continue;
      const to = element.getBoundingClientRect();
      if (to.width === 0 || Math.hypot(to.x - spot.rect.x, to.y - spot.rect.y) < NEAR) continue;
      if (ms <= 0) element.animate([{ opacity: 0.2 }, { opacity: 1 }], FLASH);
      else this.#fly(element, spot.rect, to, ms, element.dataset.fly?.startsWith("die") ? 20 * order++ : 0);
    }
  }

  /** Sets everything down at once. */
  finish(): void {
    for (const land of this.#running) land();
  }

  #fly(element: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-fly");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${to.x}px`,
      top: `${to.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      margin: "0",
      zIndex: "50",
      pointerEvents: "none",
      transformOrigin: "0 0",
    });
    document.body.append(ghost);
    element.style.visibility = "hidden";
    const land = () => {
      element.style.visibility = "";
      ghost.remove();
      this.#running.delete(land);
    };
    this.#running.add(land);
    const flight = ghost.animate(path(from, to), { duration: ms, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" });
    flight.onfinish = land;
    flight.oncancel = land;
  }
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
