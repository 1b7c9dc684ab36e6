import { mountCrown } from "../../lib/ui/crown";
import { mountMarks } from "./marks";

/** The drawings that the pages of today's game need besides those of all pages. */
export function sprites(): void {
  mountCrown();
  mountMarks();
}
