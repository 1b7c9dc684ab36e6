import { m } from "../../lib/messages/messages.js";

/** What is explained when it happens for the first time after a lesson. */
export const firsts = {
  found: () => m.ih_first_found(),
  worm_paid: () => m.ih_first_worm_paid(),
  mound_judged: () => m.ih_first_mound_judged(),
  worm_won: () => m.ih_first_worm_won(),
  done: () => m.ih_first_done(),
};
