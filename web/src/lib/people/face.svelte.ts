import { keepWord, type Notes, ownMemory, recallWord } from "../storage/memory";

export const FACE = "wormery.face";

/** What people can be known by, as drawings of faces.svg, in the order in which they are offered. */
export const FACES = ["plain", "bow", "flower", "curls", "bun", "tache", "cap", "beanie", "hat", "phones"] as const;

export type OwnFace = (typeof FACES)[number];

/** The face of whoever uses this device, outside games; nobody else is told of it. */
export class MyFace {
  /** What was chosen; nothing as long as nobody did. */
  chosen = $state<OwnFace | null>(null);

  constructor(private readonly memory: Notes | null) {
    const kept = recallWord(FACE, memory);
    this.chosen = FACES.find((face) => face === kept) ?? null;
  }

  /** The drawing. */
  get pic(): string {
    return `face-${this.chosen ?? FACES[0]}`;
  }

  choose(face: OwnFace): void {
    this.chosen = face;
    keepWord(FACE, face, this.memory);
  }

  /** As before anybody chose; the memory of the device is emptied by whoever forgets. */
  forget(): void {
    this.chosen = null;
  }
}

export const myFace = new MyFace(ownMemory());
