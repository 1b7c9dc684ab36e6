import { m } from "../../lib/messages/messages.js";

/** What is explained when it happens for the first time after a lesson. */
export const firsts = {
  failed: () => m.rw_first_failed(),
  tile_turned: () => m.rw_first_tile_turned(),
  tile_stolen: () => m.rw_first_tile_stolen(),
  tile_taken_lower: () => m.rw_first_tile_taken_lower(),
  specialist_gained: () => m.rw_first_specialist_gained(),
  token: () => m.rw_first_token(),
  hen_stolen: () => m.rw_first_hen_stolen(),
  hen_lost: () => m.rw_first_hen_lost(),
};
