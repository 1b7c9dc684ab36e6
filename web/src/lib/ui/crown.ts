import art from "../../assets/crown.svg?raw";
import { mountEmotes } from "./emotes";
import { mount } from "./sprite";

/** Puts the crown and the signs beside it into the page; only pages that show them need it. */
export function mountCrown(): void {
  mountEmotes();
  mount(art, "sprite-crown");
}
