import { type LocalSeat, people } from "../../lib/device/local";
import { keptName, personName } from "../../lib/people/names";

/** Somebody who shall play at this device, while one still chooses. */
export type Guest = { key: number; type: "person"; name: string } | { key: number; type: "bot"; level: string };

/** Who plays together at one device: at least one person, and no more than the game has seats for. */
export class Party {
  guests = $state<Guest[]>([]);
  /** The most that can play; set by the chosen game. */
  most = $state(7);
  isFull = $derived(this.guests.length >= this.most);
  #next = 0;

  constructor(names: string[]) {
    for (const name of names) this.addPerson(name);
  }

  addPerson(name = ""): void {
    if (!this.isFull) this.guests.push({ key: this.#key(), type: "person", name: personName(name) });
  }

  addBot(level: string): void {
    if (!this.isFull) this.guests.push({ key: this.#key(), type: "bot", level });
  }

  /** Whether somebody may be sent away: two are needed, and one of them must be alive. */
  canRemove(guest: Guest): boolean {
    const n_people = this.guests.filter(({ type }) => type === "person").length;
    return this.guests.length > 2 && (guest.type === "bot" || n_people > 1);
  }

  remove({ key }: Guest): void {
    this.guests = this.guests.filter((guest) => guest.key !== key);
  }

  /** Another game: those who have no seat there leave, and bots learn its levels. */
  fit(most: number, levels: string[], usual: string): void {
    this.most = most;
    const stay = this.guests.slice(0, most);
    this.guests = stay.map((guest) =>
      guest.type === "bot" && !levels.includes(guest.level) ? { ...guest, level: usual } : guest,
    );
  }

  /** The seats in order; people without a name are called as `nameless` says. */
  seats(nameless: (n: number) => string): LocalSeat[] {
    const names = this.guests.map((guest, idx) =>
      guest.type === "person" ? keptName(guest.name.trim()) || nameless(idx + 1) : "",
    );
    return people(names).map((person, idx) => {
      const guest = this.guests[idx]!;
      return guest.type === "bot" ? { type: "bot", level: guest.level } : person;
    });
  }

  #key(): number {
    this.#next += 1;
    return this.#next;
  }
}
