import art from "../../assets/faces.svg?raw";
import { mount } from "./sprite";

/** Puts the faces of bots into the page; only pages that show them need it. */
export function mountFaces(): void {
  mount(art, "sprite-faces");
}
