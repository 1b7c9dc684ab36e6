import art from "../../assets/emotes.svg?raw";
import { mount } from "./sprite";

/** Puts the worms that say something into the page, beside the other drawings; only pages that show them need it. */
export function mountEmotes(): void {
  mount(art, "sprite-emotes");
}
