/** How often the faces of dice change in the air, and for how long each is seen, in milliseconds at normal speed. */
const CHANGES = 4;
const EACH = 65;

/** Dice in the air: they show other faces for a while, and what has fallen before they come to rest. */
export class Tumble {
  #left = $state(0);

  /** Whether it is seen what has fallen. */
  get hasFallen(): boolean {
    return this.#left === 0;
  }

  /** Lets them tumble; `factor` is the part of the usual time that it takes. Answers how to stop. */
  start(factor: number): () => void {
    if (factor <= 0) return () => {};
    this.#left = CHANGES;
    const began = performance.now();
    // By the time that has gone: a slow device leaves faces out, and is not late.
    const timer = setInterval(() => {
      this.#left = Math.max(0, CHANGES - Math.round((performance.now() - began) / (EACH * factor)));
      if (this.#left === 0) clearInterval(timer);
    }, EACH * factor);
    return () => {
      clearInterval(timer);
      this.#left = 0;
    };
  }

  /** What a die shows that has fallen on a face: in the air any other one; `nth` lets dice differ. */
  face<Face>(faces: readonly Face[], fallen: Face, nth = 0): Face {
    if (this.#left === 0) return fallen;
    const by = 1 + ((this.#left * 3 + nth * 7) % (faces.length - 1));
    return faces[(faces.indexOf(fallen) + by) % faces.length]!;
  }
}
