import { untrack } from "svelte";
import type { Line } from "../../../games";
import type { Loaded } from "../../../games/game";
import { firsts } from "../../../lib/learning/firsts";
import { progress } from "../../../lib/learning/lessons.svelte";
import { m } from "../../../lib/messages/messages.js";
import { settings } from "../../../lib/settings/settings.svelte";
import type { TableState } from "../../../lib/table/table.svelte";
import { live } from "../../../lib/ui/live.svelte";
import { sound } from "../../../lib/ui/sound";
import { FirstTimes, type Explained } from "./first";
import { Teller } from "./teller";

/** What it must know of the game that is told. */
interface Told {
  kit: () => Loaded | null;
  /** Under which name its lessons are remembered. */
  offer: () => string;
  story: () => Line[];
  /** What waits before it is sent, in words. */
  held: () => string;
}

/** Says what happens at a table, in the log's one line and to screen readers; to be made with a component. */
export class Narrator {
  /** What was said about the present moment. */
  #said = $state.raw<Explained | null>(null);
  /** What happened for the first time; it stays until somebody here acts. */
  #first = $state.raw<Explained | null>(null);
  /** What stands in the log's line in place of the last event. */
  line = $derived(this.#said ?? this.#first);
  readonly #room: TableState;

  constructor(room: TableState, told: Told) {
    this.#room = room;
    this.#tellStory(told.story);
    // What was said about a moment is over with it.
    $effect(() => void (room.frame && (this.#said = null)));
    this.#explainFirstTimes(told);
    $effect(() => {
      const what = told.held();
      if (what) live.say(m.room_held({ what }));
    });
  }

  say(text: string, rule?: string): void {
    this.#said = rule === undefined ? { text } : { text, rule };
    live.say(text);
  }

  /** Somebody here acts: what was explained is read. */
  hush(): void {
    this.#first = null;
  }

  /** Calls the reader when it is the reader's turn; a loss is told before all else. */
  callMyTurn(): void {
    const room = this.#room;
    const called = $derived(room.myTurn ? m.app_your_turn({ name: room.seats[room.toAct!]?.name ?? "" }) : "");
    $effect(() => {
      if (!called) return;
      live.call(called);
      untrack(() => sound("turn"));
    });
  }

  #tellStory(story: () => Line[]): void {
    const teller = new Teller();
    const isBad = $derived(this.#room.moments.some((moment) => moment.isBad));
    $effect(() => {
      const lines = teller.tell(story(), settings.choices.voice, this.#room.mySeats);
      untrack(() => lines.forEach((line) => (isBad ? live.call(line) : live.say(line))));
    });
  }

  #explainFirstTimes({ kit, offer }: Told): void {
    const room = this.#room;
    const { game } = room.table!;
    const times = new FirstTimes(game, firsts);
    /** Whether somebody here is fresh from a lesson of this game. */
    const hasLearned = $derived(room.mySeats.length > 0 && (progress.hasBegun(offer()) || progress.hasBegun(game)));
    $effect(() => {
      const found = kit();
      if (!room.frame) return;
      if (!found || !hasLearned) return times.begin(room.told);
      const first = times.look(room.told, found.firsts ?? {});
      if (!first) return;
      this.#first = first;
      untrack(() => live.say(first.text));
    });
  }
}
