import { untrack } from "svelte";
import type { Offer } from "../../../games";
import type { Loaded } from "../../../games/game";
import { version } from "../../../lib/link/version.svelte";
import type { TableState } from "../../../lib/table/table.svelte";
import { keepAwake } from "../awake";
import { Player, showing } from "./player";

/** What the device does while a game is played on it: title, ground, light and sounds; to be called by a component. */
export function playOnDevice(room: TableState, offer: () => Offer, kit: () => Loaded | null): void {
  const isPlaying = () => room.table?.state === "playing";
  const player = new Player();
  $effect(() => {
    if (room.myTurn && isPlaying()) return keepAwake();
  });
  $effect(() => {
    const loaded = kit();
    if (loaded) room.shows = showing(loaded, room);
  });
  $effect(() => void (document.body.dataset["ground"] = offer().ground));
  $effect(() => void (document.title = `${room.myTurn ? "● " : ""}${offer().name()} · Wormery`));
  $effect(() => {
    const message = room.message;
    const cues = kit()?.cues;
    if (message) untrack(() => player.look(cues, message, room.mySeats));
  });
  $effect(() => version.setBusy(!room.isWatching && isPlaying() && room.link === "open"));
  $effect(() => () => {
    version.setBusy(false);
    player.rest();
  });
}
