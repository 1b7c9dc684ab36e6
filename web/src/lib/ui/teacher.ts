import art from "../../assets/teacher.svg?raw";
import { mount } from "./sprite";

/** Puts the worm that teaches into the page, beside the other drawings; only pages that show it need it. */
export function mountTeacher(): void {
  mount(art, "sprite-teacher");
}
